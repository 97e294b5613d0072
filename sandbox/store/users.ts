import type Database from 'libsql';
import { hashPassword } from '../accounts/passwords.ts';

interface User {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** Salted scrypt hash. */
  readonly password: string;
}

/** Accounts. E-mail addresses match case-sensitively, as measured (docs/backend.md, Users). */
export function userTable(db: Database.Database, hashCost: number) {
  const insert = db.prepare('INSERT INTO users (id, name, email, password, created_at) VALUES (?, ?, ?, ?, ?)');
  const selectByEmail = db.prepare('SELECT id, name, email, password FROM users WHERE email = ?');
  const selectById = db.prepare('SELECT id, name, email, password FROM users WHERE id = ?');
  const drop = db.prepare('DELETE FROM users WHERE id = ?');
  const dropOthers = db.prepare('DELETE FROM users WHERE id <> ?');
  const selectAny = db.prepare('SELECT id FROM users LIMIT 1');
  return {
    add(user: User, nowMs: number): void {
      insert.run(user.id, user.name, user.email, hashPassword(user.password, hashCost), nowMs);
    },
    byEmail: (email: string) => selectByEmail.get(email) as User | undefined,
    byId: (id: string) => selectById.get(id) as User | undefined,
    remove(id: string): void {
      drop.run(id);
    },
    keepOnly(id: string): void {
      dropOthers.run(id);
    },
    isEmpty: (): boolean => selectAny.all().length === 0,
  };
}
