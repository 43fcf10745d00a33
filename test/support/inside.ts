/** Words that no answer may hold: SQL, errors of drivers, paths of this machine, stacks, names of tables. */
export const INSIDE =
  /node_modules|SELECT |INSERT INTO|UPDATE `|SQLITE|ER_[A-Z]+_|no such table|doesn't exist|libsql|knex|objection|mysql|    at |at \/|\.[cm]?[jt]s:\d|\/tmp\/|\/home\/|process\.|TypeError|ReferenceError|RangeError|Cannot read|is not a function|is not iterable|undefined \(reading|stacktrace|passwordHash|meal_plans|user_settings/
