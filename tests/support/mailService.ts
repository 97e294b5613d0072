import { http, HttpResponse } from 'msw';

import { server } from './server.ts';

/** Where the e-mail service receives messages. */
export const MAIL_SERVICE = 'https://api.emailjs.com/api/v1.0/email/*';

/** The e-mail service answers like this from now on, once it may; returns the requests that it receives. */
export function mailService(status = 200, text = 'OK', mayAnswer = Promise.resolve()): readonly Request[] {
  const received: Request[] = [];
  server.use(
    http.post(MAIL_SERVICE, async ({ request }) => {
      received.push(request.clone());
      await mayAnswer;
      return new HttpResponse(text, { status });
    }),
  );
  return received;
}

/** For a service that never answers. */
export const never = new Promise<void>(() => {});
