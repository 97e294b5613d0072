import type Database from 'libsql';
import { hashPassword } from '../accounts/passwords.ts';

interface User {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** Salted scrypt hash. */
  readonly password: string;
}

export interface UserTable {
  add(user: User, nowMs: number): void;
  byEmail(email: string): User | undefined;
  byId(id: string): User | undefined;
  remove(id: string): void;
  isEmpty(): boolean;
}

/** Accounts. E-mail addresses match case-sensitively, as measured (docs/backend.md, Users). */
export function userTable(db: Database.Database, hashCost: number): UserTable {
  const insert = db.prepare('INSERT INTO users (id, name, email, password, created_at) VALUES (?, ?, ?, ?, ?)');
  const selectByEmail = db.prepare('SELECT id, name, email, password FROM users WHERE email = ?');
  const selectById = db.prepare('SELECT id, name, email, password FROM users WHERE id = ?');
  const drop = db.prepare('DELETE FROM users WHERE id = ?');
  const selectAny = db.prepare('SELECT id FROM users LIMIT 1');
  return {
    add(user, nowMs) {
      insert.run(user.id, user.name, user.email, hashPassword(user.password, hashCost), nowMs);
    },
    byEmail: (email) => selectByEmail.get(email) as User | undefined,
    byId: (id) => selectById.get(id) as User | undefined,
    remove(id) {
      drop.run(id);
    },
    isEmpty: () => selectAny.all().length === 0,
  };
}
