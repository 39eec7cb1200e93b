//! Lists the candidates of the bonus stage: the few of up to a thousand bonuses that change most.

use paisho::{Action, Bonus, Harmony, Kind, Line, Point, Position, Seat, Stage, Step};

use super::arrange::{REMEMBERED, played_out};
use super::frame::Candidate;
use super::mind::Mind;
use crate::code::Code;
use crate::eval::Survey;
use crate::tactics::partners;

/// Parameters of the list.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Wish {
    pub(crate) remembered: Code,
    /// How many are played and evaluated.
    pub(crate) judged: usize,
    /// How many are kept.
    pub(crate) kept: usize,
}

/// Counts of harmonies by line and point, to estimate the effect of placing a tile.
struct Lines {
    own: Seat,
    /// Opponents' minus own harmonies along each row and column.
    rows: [i32; 17],
    columns: [i32; 17],
    /// Opponents' minus own harmonies that run across a point, by its index.
    across: [i8; Point::COUNT],
    /// The same for harmonies that end at a point.
    ends: [i8; Point::COUNT],
}

impl Lines {
    fn of(position: &Position) -> Self {
        let mut lines = Self {
            own: position.to_move(),
            rows: [0; 17],
            columns: [0; 17],
            across: [0; Point::COUNT],
            ends: [0; Point::COUNT],
        };
        position.harmonies().for_each(|h| lines.note(&h));
        lines
    }

    fn note(&mut self, harmony: &Harmony) {
        let value = if harmony.owners == self.own.alone() {
            -1
        } else {
            1
        };
        self.ends[harmony.a.index()] += value;
        self.ends[harmony.b.index()] += value;
        match Line::through(harmony.a, harmony.b) {
            Some(Line::Row(y)) => self.rows[(y + 8) as usize] += i32::from(value),
            Some(Line::Column(x)) => self.columns[(x + 8) as usize] += i32::from(value),
            None => {}
        }
        let (dx, dy) = (
            (harmony.b.x() - harmony.a.x()).signum(),
            (harmony.b.y() - harmony.a.y()).signum(),
        );
        let mut at = Point::new(harmony.a.x() + dx, harmony.a.y() + dy);
        while let Some(point) = at.filter(|p| *p != harmony.b) {
            self.across[point.index()] += value;
            at = Point::new(point.x() + dx, point.y() + dy);
        }
    }

    fn across(&self, point: Point) -> i32 {
        i32::from(self.across[point.index()])
    }

    fn ends(&self, point: Point) -> i32 {
        i32::from(self.ends[point.index()])
    }

    fn ends_around(&self, point: Point) -> i32 {
        point.surrounding().map(|p| self.ends(p)).sum()
    }

    fn rock(&self, point: Point) -> i32 {
        // Harmonies across the point lie on its row or column and are already counted there.
        self.rows[(point.y() + 8) as usize] + self.columns[(point.x() + 8) as usize]
    }

    /// A rough estimate of how much a bonus changes, in tenths of a harmony.
    fn change(&self, position: &Position, bonus: Bonus) -> i32 {
        let at = bonus.at;
        match bonus.tile {
            Kind::Rock => 10 * self.rock(at),
            Kind::Knotweed => 10 * (self.ends_around(at) + self.across(at)),
            Kind::Wheel => 6 * self.ends_around(at) + 10 * self.across(at) + 2,
            Kind::Boat => self.boat(position, at, bonus.to),
            Kind::Lotus => 14,
            Kind::Orchid => 9,
            Kind::Bamboo => 5 * self.ends_around(at) + 10 * self.across(at),
            Kind::LionTurtle => 3 + 10 * self.across(at) - 2 * self.ends_around(at),
            Kind::Pond => 2 + 10 * self.across(at),
            basic => 16 + i32::from(position.hand(self.own).count(basic)),
        }
    }

    fn boat(&self, position: &Position, at: Point, to: Option<Point>) -> i32 {
        let Some((to, tile)) = to.zip(position.board().get(at)) else {
            return 4 + 4 * self.ends_around(at);
        };
        let left = 10 * self.ends(at) + 10 * self.across(to);
        if tile.owner() == self.own {
            left + 10 * partners(position, tile.kind(), to, None) as i32
        } else {
            left
        }
    }
}

/// Adds the likely bonuses of a position in the bonus stage, and declining. Returns whether the
/// list is complete.
pub(crate) fn add_likely(
    mind: &Mind,
    position: &Position,
    wish: Wish,
    survey: &mut Survey,
    list: &mut Vec<Candidate>,
) -> bool {
    debug_assert_eq!(position.stage(), Stage::Bonus);
    let start = list.len();
    let lines = Lines::of(position);
    let mut are_all = true;
    for choice in position.choices() {
        are_all &= add_choice(&lines, position, choice, list);
    }
    are_all &= list.len() - start < wish.judged.min(wish.kept);
    keep_best(&mut list[start..], wish.judged);
    list.truncate(start + wish.judged.min(list.len() - start));
    list.push(Candidate {
        code: Code::pack(Step::Decline),
        order: 0,
    });
    for candidate in &mut list[start..] {
        candidate.order = played_out(mind, position, candidate.code, survey);
    }
    keep_best(&mut list[start..], wish.kept);
    list.truncate(start + wish.kept.min(list.len() - start));
    for candidate in &mut list[start..] {
        if candidate.code == wish.remembered {
            candidate.order = REMEMBERED;
        }
    }
    are_all
}

/// Adds the bonuses of a choice that change something. Returns whether none was left out.
fn add_choice(
    lines: &Lines,
    position: &Position,
    choice: paisho::Choice,
    list: &mut Vec<Candidate>,
) -> bool {
    let least = match choice.action {
        // These tiles can go to many points; those where they change nothing are equivalent.
        Action::Place(Kind::Rock | Kind::Knotweed | Kind::Wheel | Kind::Pond | Kind::Bamboo) => 3,
        _ => i32::MIN,
    };
    let mut are_all = true;
    for step in choice.steps() {
        let Step::Bonus(bonus) = step else { continue };
        let order = lines.change(position, bonus);
        are_all &= order >= least;
        if order >= least {
            list.push(Candidate {
                code: Code::pack(step),
                order,
            });
        }
    }
    are_all
}

/// Moves the `most` best candidates to the front, in any order.
fn keep_best(list: &mut [Candidate], most: usize) {
    if most < list.len() {
        list.select_nth_unstable_by_key(most, |c| (-c.order, c.code.word()));
    }
}

/// Adds every step that is not yet in the list from `start` on, for positions in which all likely
/// bonuses lose.
pub(crate) fn add_rest(position: &Position, start: usize, list: &mut Vec<Candidate>) {
    let known = list.len();
    for step in position.steps() {
        let code = Code::pack(step);
        if list[start..known].iter().all(|c| c.code != code) {
            list.push(Candidate { code, order: -1000 });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::eval::Evaluation;

    /// The positions of a suite after each arrangement that earns a bonus.
    fn bonus_positions() -> impl Iterator<Item = Position> {
        let suite = include_str!("../../suites/only-defence.txt");
        let lines = suite.lines().filter(|line| line.starts_with("1~"));
        let positions = lines.map(|line| {
            let text = line.split(';').next().unwrap_or_default();
            text.parse::<Position>().expect("a position of the suite")
        });
        positions.step_by(10).flat_map(|position| {
            let steps: Vec<Step> = position.steps().collect();
            let after = steps.into_iter().map(move |step| {
                let mut after = position.clone();
                after.step_unchecked(step);
                after
            });
            after.filter(|after| after.stage() == Stage::Bonus)
        })
    }

    /// Host has a harmony in row 5, Guest one in row -5, and Guest's R4 could have one in row -2.
    fn two_harmonies() -> Position {
        let tiles = "GW3(-6,-5) GW4(6,-5) GR4(-3,-1) GR3(-1,-2) HW3(-6,5) HW4(6,5)";
        let scene = format!("move Guest\nboard {tiles}\nharmonies Host (-6,5)-(6,5)");
        let case = paisho::case::Case::parse(&scene).expect("a case");
        case.position().expect("a legal position").clone()
    }

    fn point(x: i8, y: i8) -> Point {
        Point::new(x, y).expect("a point of the board")
    }

    #[test]
    fn a_rock_is_best_on_harmonies_of_the_opponent() {
        let position = two_harmonies();
        let lines = Lines::of(&position);
        let change = |y| lines.change(&position, Bonus::new(Kind::Rock, point(0, y)));
        assert!(change(5) > change(3), "nothing is there");
        assert!(change(3) > change(-5), "that is the player's own");
    }

    #[test]
    fn a_boat_is_best_where_it_brings_a_flower_to_its_partner() {
        let position = two_harmonies();
        let lines = Lines::of(&position);
        let change = |y| {
            let ferry = Bonus::ferry(point(-3, -1), point(-3, y));
            lines.change(&position, ferry)
        };
        assert!(change(-2) > change(0));
    }

    #[test]
    fn a_list_that_is_said_to_be_whole_is() {
        let (mut whole, mut parts) = (0, 0);
        for position in bonus_positions() {
            let mind = Mind::new(&position, Evaluation::default(), 1);
            let wish = Wish {
                remembered: Code::NONE,
                judged: 60,
                kept: 40,
            };
            let mut list = Vec::new();
            let are_all = add_likely(&mind, &position, wish, &mut Survey::new(), &mut list);
            let is_listed = |step| list.iter().any(|c| c.code == Code::pack(step));
            assert_eq!(are_all, position.steps().all(is_listed), "{position}");
            if are_all {
                whole += 1;
            } else {
                parts += 1;
            }
        }
        assert!(whole > 0 && parts > 0, "{whole} whole lists, {parts} parts");
    }
}
