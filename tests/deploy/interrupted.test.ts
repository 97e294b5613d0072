// Publishing under faults: at each step the process is killed, or the disk is full.
import { cpSync, existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import type * as Files from 'node:fs/promises';
import { join } from 'node:path';

import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { releasesIn, served, smallBuild } from '#tests/support/siteFolders.ts';
import { tempFolder } from '#tests/support/tempFolder.ts';
import { goBack, publishBuild, type Build } from '../../scripts/deploy/publishing.mjs';
import { buildParts, verifiedBuild } from '../../scripts/build/release.mjs';
import { NEXT, swap, withBuild } from '../../scripts/build/swap.mjs';

type Fault = 'killed' | 'full disk';

/** The number of the file-changing call that fails, counted from 1; and the kind of file system. */
const disk = vi.hoisted(() => ({
  fault: 'killed' as Fault,
  at: Infinity,
  calls: 0,
  refused: {} as Readonly<Record<string, string>>,
}));

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof Files>();
  const failure = (code: string): Error => Object.assign(new Error(`${code}: made up`), { code });
  /** An interrupted write leaves half of a file. */
  const half = async (name: string, args: readonly unknown[]): Promise<void> => {
    const [from, to] = args as [string, string];
    if (name === 'writeFile') await real.writeFile(from, to.slice(0, to.length / 2));
    if (name === 'copyFile') await real.writeFile(to, (await real.readFile(from, 'utf8')).slice(0, 1));
    if (name === 'rm' && existsSync(from) && statSync(from).isDirectory())
      for (const inside of readdirSync(from).slice(1)) await real.rm(join(from, inside), { recursive: true });
  };
  const NEEDS_ROOM = new Set(['writeFile', 'copyFile', 'mkdir', 'link', 'symlink']);
  const wrapped = (name: 'writeFile' | 'copyFile' | 'mkdir' | 'link' | 'symlink' | 'rename' | 'rm') => {
    const call = real[name] as (...args: readonly unknown[]) => Promise<unknown>;
    return async (...args: readonly unknown[]) => {
      const refusal = Object.entries(disk.refused).find(([key]) => `${name} ${String(args[0])}`.startsWith(key));
      if (refusal) throw failure(refusal[1]);
      disk.calls += 1;
      const isMet = disk.calls >= disk.at && (disk.fault === 'killed' || NEEDS_ROOM.has(name));
      if (isMet && disk.calls === disk.at) await half(name, args);
      if (isMet) throw failure(disk.fault === 'killed' ? 'KILLED' : 'ENOSPC');
      return call(...args);
    };
  };
  const names = ['writeFile', 'copyFile', 'mkdir', 'link', 'symlink', 'rename', 'rm'] as const;
  return { ...real, ...Object.fromEntries(names.map((name) => [name, wrapped(name)])) };
});

let folder = '';
let site = '';

beforeEach(() => {
  folder = tempFolder();
  site = join(folder, 'site');
  for (const method of ['log', 'warn', 'error'] as const) vi.spyOn(console, method).mockReturnValue();
});
afterEach(clearFaults);

function clearFaults(): void {
  Object.assign(disk, { at: Infinity, calls: 0, refused: {} });
}

/** Runs an action that fails at this step; true if it ended before reaching the step. */
async function endsBefore(fault: Fault, at: number, act: () => Promise<unknown>): Promise<boolean> {
  Object.assign(disk, { fault, at, calls: 0 });
  const isDone = await act().then(
    () => true,
    (error: unknown) => {
      expect(String(error)).toMatch(/made up|is served again|Nothing is served|No release before/);
      return false;
    },
  );
  clearFaults();
  return isDone;
}

const build = (version: string): Promise<Build> =>
  smallBuild(join(folder, version), version, { 'product/1': `one of ${version}`, [`product/${version}`]: 'its own' });

function expectNoRemains(): void {
  expect(readdirSync(site).filter((name) => /next|new|lock/.test(name))).toEqual([]);
  for (const name of releasesIn(site)) expect(name).toMatch(/^[\da-f]{12}-\d+$/);
}

describe.each<Fault>(['killed', 'full disk'])('R22: a run that fails (%s) at any of its steps', (fault) => {
  test.each([
    ['nothing or the complete first release', [], [null, 'a']],
    ['the previous or the new release, complete', ['a'], ['a', 'b']],
    ['the served release or the one to return to, complete', ['a', 'b'], ['b', 'a']],
  ] as const)('leaves %s', async (_, published, [before, after]) => {
    const all = { a: await build('a'), b: await build('b') };
    /** After a failed run the owner rolls back only if that has not happened yet. */
    const act = (): Promise<void> =>
      published.length === 2 && served(site)?.version === 'b' ? goBack(site) : publishBuild(site, all[after]);
    const [begin, seen] = [join(folder, 'begin'), new Set<string | null>()];
    for (const version of published) await publishBuild(begin, all[version]);
    let steps = 0;
    for (let isDone = false; !isDone; steps += 1) {
      rmSync(site, { recursive: true, force: true });
      if (published.length > 0) cpSync(begin, site, { recursive: true, verbatimSymlinks: true });
      isDone = await endsBefore(fault, steps + 1, act);
      seen.add(served(site)?.version ?? null);
      // The next run succeeds and removes the remains.
      await act();
      expect(served(site)?.version).toBe(after);
      expect(served(site)?.page(`product/${after}`)).toBe('its own');
      expectNoRemains();
    }
    expect(seen).toEqual(new Set([before, after]));
    expect(steps).toBeGreaterThan(20);
  });

  test('leaves the old or the new build, complete, when a build replaces another', async () => {
    const project = join(folder, 'project');
    const [dist, parts] = [join(project, 'dist'), buildParts(join(project, 'build'))];
    const [old, made] = [await build('a'), await build('b')];
    const [before, after] = [old, made].map((each) => verifiedBuild(each.dist, each.parts).release.id);
    /** Copies a finished build into a folder, with its files where a build has them. */
    const lay = (from: Build, to: string, partsAt: string): void => {
      const places = buildParts(partsAt);
      cpSync(from.dist, to, { recursive: true });
      for (const part of ['program', 'facts', 'manifest'] as const)
        cpSync(from.parts[part], places[part], { recursive: true });
    };
    let steps = 0;
    const seen: string[] = [];
    for (let isDone = false; !isDone; steps += 1) {
      rmSync(project, { recursive: true, force: true });
      lay(old, dist, join(project, 'build'));
      lay(made, join(project, NEXT, 'dist'), join(project, NEXT));
      isDone = await endsBefore(fault, steps + 1, () => swap(project));
      await withBuild(() => Promise.resolve(), project);
      const { id } = verifiedBuild(dist, parts).release;
      expect([before, after]).toContain(id);
      seen.push(id === after ? 'new' : 'old');
      expect(existsSync(join(project, NEXT))).toBe(id === before);
    }
    expect(seen.slice(0, 3)).toEqual(fault === 'killed' ? ['old', 'old', 'new'] : ['old', 'new', 'new']);
    expect(steps).toBeGreaterThan(2);
  });
});

test('R22: after any sequence of publications and interruptions the served pages are complete and of one build', async () => {
  const all = { a: await build('a'), b: await build('b'), c: await build('c') };
  const step = fc.record({
    act: fc.constantFrom('a', 'b', 'c', 'back'),
    fault: fc.constantFrom<Fault>('killed', 'full disk'),
    at: fc.integer({ min: 1, max: 90 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 6 }), async (steps) => {
      rmSync(site, { recursive: true, force: true });
      await publishBuild(site, all.a);
      for (const { act, fault, at } of steps) {
        const before = served(site)?.version;
        await endsBefore(fault, at, () => (act === 'back' ? goBack(site) : publishBuild(site, all[act])));
        if (act !== 'back') expect([before, act]).toContain(served(site)?.version);
      }
      await publishBuild(site, all.b);
      expect(served(site)?.page('product/b')).toBe('its own');
      expectNoRemains();
    }),
    { numRuns: 20 },
  );
});

test.each(['EXDEV', 'EPERM'])('without hard links (%s) files are copied', async (code) => {
  const all = [await build('a'), await build('b')];
  disk.refused = { link: code };
  for (const made of all) await publishBuild(site, made);
  await goBack(site);
  expect(served(site)?.page('product/a')).toBe('its own');
});

test('where dist/ is a mount, a build is copied into it file by file, with a message', async () => {
  const project = join(folder, 'project');
  const [before, after] = [await build('a'), await build('b')];
  cpSync(before.dist, join(project, 'dist'), { recursive: true });
  cpSync(after.dist, join(project, NEXT, 'dist'), { recursive: true });
  disk.refused = { [`rename ${join(project, 'dist')}`]: 'EBUSY' };
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  await swap(project).catch(() => {});
  expect(warn).toHaveBeenCalledWith(expect.stringMatching(/dist cannot be renamed \(EBUSY\).* copied one by one/));
  clearFaults();
  await withBuild(() => Promise.resolve(), project);
  expect(verifiedBuild(join(project, 'dist'), after.parts).release.files).toBe(7);
});
