import type { RefusedPhoto } from '#domain/image/photoCheck.ts';
import { designingMessages } from './designingMessages.ts';
import { messagesOf } from './messages.ts';

/** Why a file cannot be used, and what to do about it. */
export function problemText({ problem, size }: RefusedPhoto): string {
  const text = messagesOf(designingMessages).design.problems[problem];
  return typeof text === 'function' ? text(size) : text;
}
