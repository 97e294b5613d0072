import { ConnectionDropped } from '../http/refusal.ts';
import type { Faults, LiveFault } from './activeFaults.ts';
import { errorPage } from '../http/errorPages.ts';
import { tooManyRequests } from '../http/limiter.ts';
import { wait } from './realTimeDelay.ts';
import { spoiledBody } from './bodies.ts';
import { changedJson, mutated, reordered, withoutField } from './answerMutation.ts';
import { sentToken } from '../accounts/session.ts';

export type Answer = () => Promise<Response>;

/** Makes the call the way these faults allow it, the first one outermost. */
export function answerWithFaults(
  live: readonly LiveFault[],
  request: Request,
  faults: Faults,
  answer: Answer,
): Promise<Response> {
  return live.reduceRight<Answer>((inner, rule) => () => answerWith(rule, request, faults, inner), answer)();
}

async function answerWith(rule: LiveFault, request: Request, faults: Faults, answer: Answer): Promise<Response> {
  const { fault, random } = rule;
  switch (fault.type) {
    case 'refuse':
      throw new ConnectionDropped();
    case 'hang': {
      const made = fault.isMade ? await answer() : undefined;
      await Promise.race([faults.untilReleased(), untilAborted(request)]);
      return made ?? answer();
    }
    case 'delay':
      await wait(fault.ms + random() * fault.jitter);
      return answer();
    case 'lateAnswer': {
      const made = await answer();
      await wait(fault.ms);
      return made;
    }
    case 'status':
      return withStatus(fault.code, fault.message);
    case 'successFalse':
      return Response.json({ success: false, message: fault.message });
    case 'expireToken':
      return isEndedToken(rule, request.headers, fault.afterCalls)
        ? Response.json({ success: false, message: 'jwt expired' })
        : answer();
    case 'commitThenDrop':
      await answer();
      throw new ConnectionDropped();
    case 'commitThenStatus':
      await answer();
      return fault.code === 200 || fault.message === undefined
        ? withStatus(fault.code, fault.message)
        : Response.json({ message: fault.message }, { status: fault.code });
    case 'unanswered':
      if (fault.isMade) await repeated(answer, fault.repeats);
      throw new ConnectionDropped(true);
    case 'resent':
      return repeated(answer, fault.repeats);
    case 'body':
      return spoiledBody(await answer(), fault.kind);
    case 'drop':
      return changedJson(await answer(), (body) => withoutField(body, fault.field));
    case 'mutate':
      return changedJson(await answer(), (body) => mutated(body, fault.percent / 100, random));
    case 'reorder':
      return changedJson(await answer(), (body) => reordered(body, random));
    // Handled by the pipeline: it omits the CORS headers, chooses the catalogue, or passes the fault to the routes.
    case 'providerDown':
    case 'noCors':
    case 'catalogue':
      return answer();
  }
}

/** The response to the last of `1 + repeats` sequential calls. */
async function repeated(answer: Answer, repeats: number): Promise<Response> {
  for (let n = 0; n < repeats; n += 1) await answer();
  return answer();
}

function withStatus(code: number, message: unknown): Response {
  if (message !== undefined) return Response.json({ success: false, message }, { status: code });
  if (code === 429) return tooManyRequests();
  if (code === 204 || code === 304) return new Response(null, { status: code });
  return errorPage(code, code >= 500 ? 'Internal Server Error' : `Error ${code}`);
}

/** Rejects as soon as the browser aborts the request. */
function untilAborted(request: Request): Promise<void> {
  return new Promise((_, reject) => {
    const end = () => reject(new ConnectionDropped());
    if (request.signal.aborted) end();
    else request.signal.addEventListener('abort', end, { once: true });
  });
}

/**
 * A token is valid for a number of calls, counting parallel ones, and then ends permanently. Only the first token that
 * is seen ends: the shopper who logs in again has one that lasts.
 */
function isEndedToken({ tokens }: Pick<LiveFault, 'tokens'>, headers: Headers, afterCalls: number): boolean {
  const token = sentToken(headers, false);
  if (token === '') return false;
  if (tokens.size > 0 && !tokens.has(token)) return false;
  const calls = (tokens.get(token) ?? 0) + 1;
  tokens.set(token, calls);
  return calls > afterCalls;
}
