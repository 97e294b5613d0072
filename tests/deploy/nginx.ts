import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { vi } from 'vitest';

import { freePort } from '#tests/support/localPort.ts';
import { nginxPath } from '../../scripts/test/installedPrograms.mjs';

export type Nginx = Awaited<ReturnType<typeof startNginx>>;

/** The sample with the changes that its first comment asks an operator to make. */
function replaced(text: string, from: string, to: string, times = 1): string {
  if (text.split(from).length !== times + 1)
    throw new Error(`deploy/nginx.conf does not say "${from}" ${times} times.`);
  return text.replaceAll(from, () => to);
}

function writeCertificate(folder: string): string {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const what = ['-subj', '/CN=shop.example', '-addext', 'subjectAltName=DNS:shop.example'];
  const how = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'];
  execFileSync('openssl', [...how, ...what, '-keyout', key, '-out', certificate], { stdio: 'pipe' });
  return readFileSync(certificate, 'utf8');
}

/** The settings around the sample, as Debian's own nginx.conf has them, with every path inside the folder. */
const mainConfig = (folder: string): string => `
daemon off;
pid ${folder}/pid;
error_log stderr error;
events {}
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  include ${folder}/shop.conf;
}
`;

/** Starts nginx at a free port, with deploy/nginx.conf, in front of this backend and a site folder. */
export async function startNginx(backend: string, site: string) {
  const folder = mkdtempSync(join(tmpdir(), 'kanuka-nginx-'));
  // nginx reads as another user.
  chmodSync(folder, 0o755);
  const [port, httpsPort, plainPort] = [await freePort(), await freePort(), await freePort()];
  const certificate = writeCertificate(folder);
  let sample = readFileSync('deploy/nginx.conf', 'utf8');
  sample = replaced(sample, 'listen 80;', `listen 127.0.0.1:${plainPort};`);
  const both = `listen 127.0.0.1:${port}; listen 127.0.0.1:${httpsPort} ssl http2;`;
  sample = replaced(sample, 'listen 443 ssl http2;', both);
  sample = replaced(sample, '/etc/letsencrypt/live/shop.example/fullchain.pem', join(folder, 'certificate.pem'));
  sample = replaced(sample, '/etc/letsencrypt/live/shop.example/privkey.pem', join(folder, 'key.pem'));
  sample = replaced(sample, '    root /srv/kanuka/site/', `    root ${site}/`);
  sample = replaced(sample, 'include /srv/kanuka/site/', `include ${site}/`, 5);
  sample = replaced(sample, 'http://127.0.0.1:4000', backend);
  writeFileSync(join(folder, 'shop.conf'), sample);
  writeFileSync(join(folder, 'nginx.conf'), mainConfig(folder));
  const options = ['-p', folder, '-c', join(folder, 'nginx.conf')];
  const nginx = spawn(nginxPath(), options, { stdio: 'inherit' });
  const ended = once(nginx, 'exit');
  const url = `http://127.0.0.1:${port}`;
  const close = async () => {
    nginx.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await vi.waitFor(() => fetch(url), { timeout: 5000, interval: 50 });
  } catch (cause) {
    await close();
    throw new Error('nginx did not start; it says why above.', { cause });
  }
  return {
    /** The shop without TLS, for comparisons with the embedded server. */
    url,
    /** The same server over https, with a separate certificate. */
    httpsUrl: `https://127.0.0.1:${httpsPort}`,
    certificate,
    plainUrl: `http://127.0.0.1:${plainPort}`,
    reload: [nginxPath(), ...options, '-s', 'reload'].join(' '),
    close,
  };
}
