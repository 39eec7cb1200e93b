// Before anything is drawn: the colours, the language and the direction of the last visit, so that
// the page does not change them under the reader's eyes. What the app will ask for is asked for at
// once, because the app itself takes a little longer to come: the words of the language, and the
// rooms if this is not the first page.
(function () {
  const root = document.documentElement;
  const built = (name) => document.querySelector(`meta[name='paisho-${name}']`).content.split(" ");
  const fetchEarly = (address) => {
    const link = document.createElement("link");
    link.rel = "preload";
    link.as = "fetch";
    link.crossOrigin = "anonymous";
    link.href = address;
    document.head.append(link);
  };
  if (location.pathname !== "/") built("rooms").forEach(fetchEarly);
  try {
    const kept = JSON.parse(localStorage.getItem("paisho.settings") || "{}");
    if (kept.theme === "light" || kept.theme === "dark") root.dataset.theme = kept.theme;
    const known = ["en", "de", "es", "pl", "pt", "he"];
    const asked = (navigator.languages || [navigator.language]).map((tag) =>
      tag.toLowerCase().split("-")[0].replace("iw", "he"));
    const tag = known.includes(kept.language) ? kept.language : asked.find((t) => known.includes(t)) || "en";
    root.lang = tag;
    root.dir = tag === "he" ? "rtl" : "ltr";
    fetchEarly(built("words").find((entry) => entry.startsWith(tag + "=")).slice(tag.length + 1));
  } catch (_) {
    // Without storage the page begins in English and in the colours of the system.
  }
})();
