//! The reverse proxies that the operator trusts.

use std::net::IpAddr;

use ipnet::IpNet;

/// The trusted proxies in front of a server. Their `X-Forwarded-For` is believed.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Proxies(Vec<IpNet>);

impl Proxies {
    /// Parses addresses and networks, separated by commas or spaces.
    pub(super) fn read(value: &str) -> Result<Self, String> {
        let parts = value.split([',', ' ']).filter(|part| !part.is_empty());
        parts.map(network).collect::<Result<_, _>>().map(Self)
    }

    /// Whether the address belongs to a trusted proxy.
    #[must_use]
    pub fn trust(&self, address: IpAddr) -> bool {
        self.0.iter().any(|network| network.contains(&address))
    }

    /// The client's address of a request over a connection from `peer`. `forwarded` are the
    /// addresses in `X-Forwarded-For`, last first: each proxy appends the address it saw. The first
    /// one that is not a trusted proxy is the client; anything further left may be forged.
    pub(crate) fn client<'a>(
        &self,
        peer: IpAddr,
        forwarded: impl IntoIterator<Item = &'a str>,
    ) -> IpAddr {
        let mut client = peer;
        for text in forwarded {
            if !self.trust(client) {
                break;
            }
            match parsed(text) {
                Some(address) => client = address,
                None => break,
            }
        }
        client
    }
}

/// Parses a network or a single address.
fn network(text: &str) -> Result<IpNet, String> {
    let address = text.parse::<IpAddr>().map(IpNet::from);
    address
        .or_else(|_| text.parse())
        .map_err(|_| "expected addresses or networks, such as `127.0.0.1, 10.0.0.0/8`".to_owned())
}

/// Parses an address. Some proxies add a port.
fn parsed(text: &str) -> Option<IpAddr> {
    let text = text.trim();
    let address = text.parse::<IpAddr>().ok();
    let with_port = || {
        text.parse()
            .ok()
            .map(|socket: std::net::SocketAddr| socket.ip())
    };
    address.or_else(with_port).map(|ip| ip.to_canonical())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn client(proxies: &str, peer: &str, forwarded: &[&str]) -> String {
        let proxies = Proxies::read(proxies).unwrap();
        let last_first = forwarded.iter().rev().copied();
        proxies
            .client(peer.parse().unwrap(), last_first)
            .to_string()
    }

    #[test]
    fn only_trusted_proxies_say_who_calls() {
        let ours = "10.0.0.0/8, 127.0.0.1 fd00::/8";
        assert_eq!(client("", "10.0.0.1", &["192.0.2.1"]), "10.0.0.1");
        assert_eq!(client(ours, "192.0.2.9", &["192.0.2.1"]), "192.0.2.9");
        assert_eq!(client(ours, "10.0.0.1", &["192.0.2.1"]), "192.0.2.1");
        assert_eq!(client(ours, "fd00::1", &["2001:db8::1"]), "2001:db8::1");
        assert_eq!(client(ours, "127.0.0.1", &[]), "127.0.0.1");
    }

    #[test]
    fn what_a_client_wrote_itself_does_not_count() {
        let forwarded = ["203.0.113.7", "192.0.2.1", "10.1.1.1"];
        assert_eq!(client("10.0.0.0/8", "10.0.0.1", &forwarded), "192.0.2.1");
        assert_eq!(
            client("10.0.0.0/8", "10.0.0.1", &["x", "10.1.1.1"]),
            "10.1.1.1"
        );
        assert_eq!(
            client("10.0.0.0/8", "10.0.0.1", &["192.0.2.1:55"]),
            "192.0.2.1"
        );
        assert_eq!(
            client("10.0.0.0/8", "10.0.0.1", &["::ffff:192.0.2.1"]),
            "192.0.2.1"
        );
    }

    #[test]
    fn what_is_no_address_is_refused() {
        for bad in ["trusted", "10.0.0.0/33", "10.0.0", "example.org"] {
            assert!(
                Proxies::read(bad).unwrap_err().contains("expected"),
                "{bad}"
            );
        }
    }
}
