//! Changes the database file behind the server's back.

use std::path::Path;

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{AssertSqlSafe, Connection};

/// A connection to the database in a data directory.
pub(crate) async fn connection(directory: &Path) -> SqliteConnection {
    let file = directory.join("paisho.sqlite");
    let options = SqliteConnectOptions::new().filename(file);
    SqliteConnection::connect_with(&options).await.unwrap()
}

/// Runs statements on the database in a data directory; at least one row must change.
pub(crate) async fn change(directory: &Path, statement: &str) {
    let mut database = connection(directory).await;
    let done = sqlx::raw_sql(AssertSqlSafe(statement.to_owned()));
    let done = done.execute(&mut database).await.unwrap();
    assert!(done.rows_affected() > 0, "{statement} changed nothing");
    database.close().await.unwrap();
}
