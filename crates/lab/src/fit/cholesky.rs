//! Solves linear equations with a symmetric positive definite matrix by Cholesky decomposition.

use paisho_engine::FEATURES;

/// The number of weights. Every feature has two: all weights for the beginning of the game come
/// first, then those for its end.
pub(super) const SIZE: usize = 2 * FEATURES;

/// One number per weight.
pub(super) type Vector = [f64; SIZE];

/// One number per pair of weights. Matrices are symmetric, and only the lower half is filled in.
pub(super) type Matrix = [Vector; SIZE];

/// The solution x of `matrix` x = `right`.
pub(super) fn solve(matrix: &Matrix, right: &Vector) -> Vector {
    let root = root_of(matrix);
    let mut x = *right;
    for i in 0..SIZE {
        let known: f64 = (0..i).map(|j| root[i][j] * x[j]).sum();
        x[i] = (x[i] - known) / root[i][i];
    }
    for i in (0..SIZE).rev() {
        let known: f64 = (i + 1..SIZE).map(|j| root[j][i] * x[j]).sum();
        x[i] = (x[i] - known) / root[i][i];
    }
    x
}

/// The lower bound of diagonal elements: rounding may make one slightly negative.
const LEAST: f64 = 1e-12;

/// The lower triangle L such that L times its transpose is the matrix.
fn root_of(matrix: &Matrix) -> Matrix {
    let mut root = [[0.0; SIZE]; SIZE];
    for i in 0..SIZE {
        for j in 0..=i {
            let known: f64 = (0..j).map(|k| root[i][k] * root[j][k]).sum();
            let rest = matrix[i][j] - known;
            root[i][j] = if i == j {
                rest.max(LEAST).sqrt()
            } else {
                rest / root[j][j]
            };
        }
    }
    root
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_solution_solves() {
        let lower = |i: usize, j: usize| 1.0 / (1.0 + (i + j) as f64);
        let matrix: Matrix = std::array::from_fn(|i| {
            std::array::from_fn(|j| {
                if i == j {
                    6.0
                } else if j < i {
                    lower(i, j)
                } else {
                    0.0
                }
            })
        });
        let right: Vector = std::array::from_fn(|i| i as f64 - 4.0);
        let x = solve(&matrix, &right);
        for i in 0..SIZE {
            let at = |j: usize| if j > i { matrix[j][i] } else { matrix[i][j] };
            let sum: f64 = (0..SIZE).map(|j| at(j) * x[j]).sum();
            assert!((sum - right[i]).abs() < 1e-9, "row {i}: {sum}");
        }
    }
}
