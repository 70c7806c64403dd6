import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startSmtpServer, type TestSmtpServer } from '../../test/smtp-server.ts';
import { createMailer } from './mailer.ts';

const mail = {
  to: 'ann@example.com',
  subject: 'Hello',
  text: 'First line\n\nhttp://127.0.0.1:3000/reset-password#token=abc_DEF-123ghijklmnopqrstuvwxyza_bcdefghijk\n',
};
const from = 'Clearplate <no-reply@clearplate.example>';

let folder: string;
let smtp: TestSmtpServer;
beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'clearplate-mail-')), 'mail');
  smtp = await startSmtpServer();
});
afterEach(async () => {
  await smtp.stop();
  await rm(path.dirname(folder), { recursive: true });
});

describe('over SMTP', () => {
  it('delivers the text as it is, from whom the settings say', async () => {
    const mailer = createMailer({ smtpUrl: smtp.url, from, folder });
    await mailer.send(mail);
    await mailer.send({ ...mail, text: 'Crème brûlée' });
    mailer.close();
    expect(smtp.received.pop()!.text).toContain('Cr=C3=A8me br=C3=BBl=C3=A9e');
    expect(smtp.received).toEqual([
      { to: ['ann@example.com'], from: 'no-reply@clearplate.example', text: expect.any(String) },
    ]);
    // A long line goes in pieces, which a mail program puts together.
    expect(smtp.received[0]!.text.replaceAll('=\r\n', '').replaceAll('=3D', '=')).toContain(
      'http://127.0.0.1:3000/reset-password#token=abc_DEF-123ghijklmnopqrstuvwxyza_bcdefghijk',
    );
    expect(smtp.received[0]!.text).toContain(`From: ${from}`);
  });

  it('says no more than codes when the server refuses, not even to whom', async () => {
    smtp.refuseNext(1);
    const mailer = createMailer({ smtpUrl: smtp.url, from, folder });
    const error: unknown = await mailer.send(mail).catch((reason: unknown) => reason);
    mailer.close();
    expect(String(error)).toMatch(/^MailNotSent: The mail did not go out \(EENVELOPE 450\)$/);
    expect(JSON.stringify(error)).not.toContain('ann@');
  });

  it('fails when nothing listens', async () => {
    await smtp.stop();
    const mailer = createMailer({ smtpUrl: smtp.url, from, folder });
    await expect(mailer.send(mail)).rejects.toThrow('The mail did not go out (ESOCKET)');
    mailer.close();
  });

  it('can’t be made to write to others by a line break in an address', async () => {
    const mailer = createMailer({ smtpUrl: smtp.url, from, folder });
    await mailer.send({ ...mail, to: 'ann@example.com\r\nBcc: eve@example.com' }).catch(() => undefined);
    await mailer.send({ ...mail, to: 'ann@example.com, eve@example.com' }).catch(() => undefined);
    await mailer.send({ ...mail, subject: 'x\r\nBcc: eve@example.com' });
    mailer.close();
    expect(smtp.received.flatMap(({ to }) => to)).not.toContain('eve@example.com');
    expect(smtp.received.every(({ text }) => !/^bcc:/im.test(text))).toBe(true);
  });
});

describe('without SMTP', () => {
  it('writes each mail as a file that only its owner reads', async () => {
    const mailer = createMailer({ smtpUrl: undefined, from, folder });
    await mailer.send(mail);
    await mailer.send({ ...mail, subject: 'Second' });
    mailer.close();
    const files = (await readdir(folder)).toSorted();
    expect(files).toHaveLength(2);
    const first = path.join(folder, files[0]!);
    expect(first).toMatch(/\.eml$/);
    expect((await stat(first)).mode & 0o777).toBe(0o600);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    expect(await readFile(first, 'utf8')).toMatch(
      /^To: ann@example\.com\r\n[^]*Subject: Hello[^]*#token=abc_DEF-123ghijklmnopqrstuvwxyza_bcdefghijk\r\n/m,
    );
  });

  it('keeps a link whole and a text as it is, so that both can be read and copied from the file', async () => {
    const mailer = createMailer({ smtpUrl: undefined, from, folder });
    const link = 'http://127.0.0.1:3000/reset-password#token=abc_DEF-123ghijklmnopqrstuvwxyza_bcdefghijk';
    await mailer.send({ ...mail, text: `Contraseña nueva:\n\n${link}\n\nÉl: 4 líneas\n` });
    mailer.close();
    const [file] = await readdir(folder);
    const [headers, body] = (await readFile(path.join(folder, file!), 'utf8')).split(/\r\n\r\n(.*)/s);
    expect(headers).toMatch(/^Content-Transfer-Encoding: 8bit$/m);
    expect(headers).toMatch(/^Content-Type: text\/plain; charset=utf-8$/m);
    expect(body).toBe(`Contraseña nueva:\r\n\r\n${link}\r\n\r\nÉl: 4 líneas\r\n`);
  });

  it('fails like a server when the folder can’t be written', async () => {
    const mailer = createMailer({ smtpUrl: undefined, from, folder: '/dev/null/mail' });
    await expect(mailer.send(mail)).rejects.toThrow('The mail did not go out (ENOTDIR)');
    mailer.close();
  });
});
