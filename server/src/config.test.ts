import path from 'node:path';
import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const read = (env: Record<string, string>) => readConfig(env, '/srv/clearplate');

test('with nothing set it brings its own database, its samples and stays on this computer', () => {
  expect(read({})).toEqual({
    host: '127.0.0.1',
    port: 3000,
    dataDirectory: path.resolve('/srv/clearplate/.data'),
    databaseUrl: undefined,
    migrationDatabaseUrl: undefined,
    databaseReplicaUrl: undefined,
    preparedStatements: true,
    sampleData: true,
    sampleAccountsSignIn: true,
    publicUrl: undefined,
    trustProxy: false,
    statementDays: 180,
    zipLookupUrl: undefined,
    s3: undefined,
    metricsToken: undefined,
    tracing: undefined,
    logLevel: 'warn',
    smtpUrl: undefined,
    mailFrom: 'Clearplate <no-reply@localhost>',
    tiles: undefined,
  });
});

test('a variable that is set to nothing counts as not set', () => {
  expect(read({ PORT: '', DATABASE_URL: ' ', SAMPLE_DATA: '' })).toEqual(read({}));
});

const s3 = {
  S3_ENDPOINT: 'https://storage.example/',
  S3_BUCKET: 'clearplate',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
};

test('pictures go to S3 when all of it is set', () => {
  const settings = { endpoint: 'https://storage.example', bucket: 'clearplate', region: 'us-east-1' };
  expect(read(s3).s3).toEqual({ ...settings, accessKeyId: 'key', secretAccessKey: 'secret' });
  expect(read({ ...s3, S3_REGION: 'eu-central-1' }).s3?.region).toBe('eu-central-1');
});

const url = 'postgres://clearplate:secret@db.example/clearplate';

test('a database of your own gets no samples unless told', () => {
  expect(read({ DATABASE_URL: url }).sampleData).toBe(false);
  expect(read({ DATABASE_URL: url, SAMPLE_DATA: 'on' }).sampleData).toBe(true);
});

test.each([
  { HOST: '0.0.0.0' },
  { HOST: '192.0.2.7' },
  { HOST: '127.0.0.1.example' },
  { PUBLIC_URL: 'https://clearplate.example' },
])('sample accounts do not sign in where others can reach the server: %o', (env) => {
  expect(read(env).sampleAccountsSignIn).toBe(false);
});

test.each([{ HOST: 'localhost' }, { HOST: '127.8.9.10' }, { HOST: '::1' }])(
  'sample accounts sign in on this computer: %o',
  (env) => {
    expect(read(env).sampleAccountsSignIn).toBe(true);
  },
);

test.each([
  ['PORT', { PORT: '70000' }],
  ['PORT', { PORT: '80.5' }],
  ['PORT', { PORT: '-1' }],
  ['HOST', { HOST: 'not a host' }],
  ['DATABASE_URL', { DATABASE_URL: 'mysql://db.example/clearplate' }],
  ['DATABASE_URL', { DATABASE_URL: 'db.example' }],
  ['MIGRATION_DATABASE_URL', { MIGRATION_DATABASE_URL: url }],
  ['MIGRATION_DATABASE_URL', { DATABASE_URL: url, PREPARED_STATEMENTS: 'off' }],
  ['DATABASE_REPLICA_URL', { DATABASE_REPLICA_URL: url }],
  ['DATABASE_REPLICA_URL', { DATABASE_URL: url, DATABASE_REPLICA_URL: 'replica.example' }],
  ['PREPARED_STATEMENTS', { PREPARED_STATEMENTS: 'yes' }],
  ['SAMPLE_DATA', { SAMPLE_DATA: 'true' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'clearplate.example' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'https://clearplate.example/app' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'https://somebody:secret@clearplate.example' }],
  ['SMTP_URL', { SMTP_URL: 'mail.example:587', MAIL_FROM: 'a@b.example' }],
  ['SMTP_URL', { SMTP_URL: 'https://mail.example', MAIL_FROM: 'a@b.example' }],
  ['MAIL_FROM', { SMTP_URL: 'smtp://mail.example', PUBLIC_URL: 'https://clearplate.example' }],
  ['PUBLIC_URL', { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@b.example' }],
  ['MAIL_FROM', { MAIL_FROM: 'nobody' }],
  ['MAIL_FROM', { MAIL_FROM: 'a@b.example, c@d.example' }],
  ['TRUST_PROXY', { TRUST_PROXY: 'yes' }],
  ['STATEMENT_DAYS', { STATEMENT_DAYS: '0' }],
  ['STATEMENT_DAYS', { STATEMENT_DAYS: 'never' }],
  ['METRICS_TOKEN', { METRICS_TOKEN: 'short' }],
  ['METRICS_TOKEN', { METRICS_TOKEN: 'with spaces in it, and long' }],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }],
  ['OTEL_EXPORTER_OTLP_PROTOCOL', { OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }],
  ['OTEL_TRACES_SAMPLER_ARG', { OTEL_TRACES_SAMPLER_ARG: '2' }],
  ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
  ['ZIP_LOOKUP_URL', { ZIP_LOOKUP_URL: 'zip.example/us' }],
  ['ZIP_LOOKUP_URL', { ZIP_LOOKUP_URL: 'https://me:secret@zip.example' }],
  ['S3_BUCKET', { ...s3, S3_BUCKET: '' }],
  ['S3_BUCKET', { ...s3, S3_BUCKET: 'Not a bucket' }],
  ['S3_ENDPOINT', { ...s3, S3_ENDPOINT: 'storage.example' }],
  ['S3_ACCESS_KEY_ID', { ...s3, S3_ACCESS_KEY_ID: ' ' }],
  ['S3_SECRET_ACCESS_KEY', { ...s3, S3_SECRET_ACCESS_KEY: '' }],
  ['S3_ENDPOINT', { S3_REGION: 'eu-central-1' }],
])('%s is refused by its name: %o', (name, env: Record<string, string>) => {
  expect(() => read(env)).toThrow(ConfigError);
  expect(() => read(env)).toThrow(name);
});

test('a refusal does not repeat a password', () => {
  expect(() => read({ DATABASE_URL: 'postgress://clearplate:secret@db.example' })).not.toThrow('secret');
  expect(() => read({ SMTP_URL: 'smpt://clearplate:secret@mail.example' })).not.toThrow('secret');
  expect(() => read({ PUBLIC_URL: 'https://clearplate:secret@clearplate.example' })).not.toThrow('secret');
});

test('mail goes out over SMTP from whom the settings say', () => {
  const mail = {
    SMTP_URL: 'smtp://clearplate:secret@mail.example:587',
    MAIL_FROM: 'Clearplate <hello@clearplate.example>',
    PUBLIC_URL: 'https://clearplate.example',
  };
  expect(read(mail)).toMatchObject({ smtpUrl: mail.SMTP_URL, mailFrom: mail.MAIL_FROM });
});

test('proxies are one, named, or none; behind one the sample accounts stay closed', () => {
  expect(read({ TRUST_PROXY: 'on' }).trustProxy).toBe(1);
  expect(read({ TRUST_PROXY: 'on' }).sampleAccountsSignIn).toBe(false);
  expect(read({ TRUST_PROXY: '10.0.0.0/8, ::1' }).trustProxy).toBe('10.0.0.0/8, ::1');
});

test('the map has tiles of another server or of the own, with whose they are', () => {
  const url = 'https://tiles.example:8443/v1/{z}/{x}/{y}@2x.png?key=abc';
  const origin = 'https://tiles.example:8443';
  expect(read({ TILE_URL: url }).tiles).toEqual({ url, attribution: 'tiles.example:8443', origin });
  const own = { url: '/tiles/{z}/{y}/{x}', attribution: '© “Us” & <them>', origin: undefined };
  expect(read({ TILE_URL: own.url, TILE_ATTRIBUTION: own.attribution }).tiles).toEqual(own);
});

test.each([
  'http://tiles.example/{z}/{x}/{y}.png',
  'javascript:{z}/{x}/{y}',
  '//tiles.example/{z}/{x}/{y}',
  '/\\tiles.example/{z}/{x}/{y}',
  'https://tiles.example/{z}/{x}.png',
  'https://tiles.example/{z}/{x}/{y}/{s}',
  'https://{z}.example/{x}/{y}',
  'https://*.example/{z}/{x}/{y}',
  'https://tiles.example;script-src/{z}/{x}/{y}',
  'https://me:secret@tiles.example/{z}/{x}/{y}',
  'https://tiles.example/{z}/{x}/{y} https://others.example',
  'tiles/{z}/{x}/{y}',
])('tiles from %s stop the start, which does not say what was given', (url) => {
  expect(() => read({ TILE_URL: url })).toThrow(/^TILE_URL must look like https:\/\/tiles.example\/\{z\}\/\{x\}/);
});

test('an attribution needs something that it is of', () => {
  expect(() => read({ TILE_ATTRIBUTION: '© Somebody' })).toThrow('TILE_ATTRIBUTION has no meaning without TILE_URL.');
});
