import type Database from 'libsql';

export interface SettingTable {
  getOrSet(name: string, make: () => string): string;
}

export function settingTable(db: Database.Database): SettingTable {
  const select = db.prepare('SELECT value FROM settings WHERE name = ?');
  const insert = db.prepare('INSERT OR IGNORE INTO settings (name, value) VALUES (?, ?)');
  const read = (name: string) => (select.get(name) as { value: string } | undefined)?.value;
  return {
    getOrSet(name, make) {
      const known = read(name);
      if (known !== undefined) return known;
      insert.run(name, make());
      return read(name) ?? make();
    },
  };
}
