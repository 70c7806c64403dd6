import { randomInt } from 'node:crypto';
import { expect } from '@playwright/test';
import { Client } from 'undici';

interface Account {
  readonly username: string;
  readonly email_address: string;
  readonly password: string;
}

/** Registrations are limited by address, and the tests need more than one address allows; Linux has more. */
const ownAddress = () =>
  process.platform === 'linux' ? [127, randomInt(1, 255), randomInt(1, 255), randomInt(1, 255)].join('.') : undefined;

/** Opens an account from a random address and returns its token. */
export async function registerAccount(account: Account): Promise<string> {
  const localAddress = ownAddress();
  const client = new Client(process.env['BASE_URL'] ?? 'http://127.0.0.1:3000', localAddress ? { localAddress } : {});
  try {
    const { statusCode, body } = await client.request({
      method: 'POST',
      path: '/api/auth/register',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(account),
    });
    const text = await body.text();
    expect(statusCode, text).toBe(200);
    return (JSON.parse(text) as { token: string }).token;
  } finally {
    await client.close();
  }
}
