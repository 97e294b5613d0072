// The fonts that Android has for Telugu and Hindi, for the browsers of a bench alone: Debian's package is unpacked and not
// installed, because screens of the tests are compared with what this machine's own fonts draw.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import process from 'node:process';

const FOLDER = resolve('build/phoneFonts');
const PACKAGE = 'fonts-noto-core';
const UNPACK =
  `apt-get download ${PACKAGE} && dpkg-deb --fsys-tarfile ${PACKAGE}_*.deb | ` +
  "tar -x --wildcards '*/NotoS*Telugu-*.ttf' '*/NotoS*Devanagari-*.ttf'";

const SETTINGS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><include>/etc/fonts/fonts.conf</include><dir>${FOLDER}/usr</dir></fontconfig>
`;

/**
 * The environment of a browser that finds them.
 * @throws {Error} with the command to run, where Debian's package cannot be had
 */
export function withPhoneFonts() {
  const settings = `${FOLDER}/fonts.conf`;
  if (!existsSync(settings)) {
    mkdirSync(FOLDER, { recursive: true });
    const { status } = spawnSync('bash', ['-o', 'pipefail', '-c', UNPACK], { cwd: FOLDER, stdio: 'inherit' });
    if (status !== 0)
      throw new Error(`Android's fonts are missing. Run 'apt-get update', or unpack them into ${FOLDER}:\n  ${UNPACK}`);
    writeFileSync(settings, SETTINGS);
  }
  return { ...process.env, FONTCONFIG_FILE: settings };
}
