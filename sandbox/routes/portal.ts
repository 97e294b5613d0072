import type { Hono } from 'hono';
import type { Env } from '../http/exchange.ts';
import { htmlResponse } from '../http/pages.ts';

/** Where the 'redirect' fault leads: the page of a network that wants to be logged in to first (fault R32). */
export function addPortalRoute(app: Hono<Env>): void {
  app.get('/sandbox-portal', () =>
    htmlResponse(
      '<!DOCTYPE html><html lang="en"><title>Free Wi-Fi</title><body><h1>Log in to this network</h1></body></html>',
    ),
  );
}
