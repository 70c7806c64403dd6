import path from 'node:path';
import type { MapTiles } from './http/map-tiles.ts';
import type { S3Settings } from './pictures/s3-picture-store.ts';
import type { TraceSettings } from './tracing/open-tracing.ts';

/** Says that a setting has an impossible value. The message names the variable. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

export type Config = {
  host: string;
  port: number;
  dataDirectory: string;
  /** Without it the embedded PostgreSQL is used. */
  databaseUrl: string | undefined;
  migrationDatabaseUrl: string | undefined;
  /** Is a streaming replica of the database, for public reads. */
  databaseReplicaUrl: string | undefined;
  preparedStatements: boolean;
  sampleData: boolean;
  sampleAccountsSignIn: boolean;
  publicUrl: string | undefined;
  trustProxy: false | number | string;
  statementDays: number;
  /** Says where to look up zip codes that our own table lacks. */
  zipLookupUrl: string | undefined;
  /** Without it, pictures are stored in a folder of the data directory. */
  s3: S3Settings | undefined;
  metricsToken: string | undefined;
  /** Without it, no traces are made, and the tracing library isn't loaded. */
  tracing: TraceSettings | undefined;
  logLevel: (typeof logLevels)[number];
  /** Without it mail is written to a folder. */
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Is the folder that is watched for menus. */
  watchFolder: string | undefined;
  /** Without them, the map shows state and county lines only. */
  tiles: MapTiles | undefined;
};

type Environment = Record<string, string | undefined>;

const isLoopback = (host: string) => host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);

// A variable that is set to nothing counts as not set, as compose files and shells write it.
const text = (env: Environment, name: string) => env[name]?.trim() || undefined;

function wholeNumber(env: Environment, name: string, standard: number, [least, most]: [number, number]): number {
  const value = text(env, name);
  if (value === undefined) return standard;
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < least || number > most)
    throw new ConfigError(`${name} must be a whole number from ${least} to ${most}; it is "${value}".`);
  return number;
}

function oneOf<Value extends string>(env: Environment, name: string, values: readonly Value[], standard: Value): Value {
  const value = text(env, name) ?? standard;
  const found = values.find((each) => each === value);
  if (found === undefined) throw new ConfigError(`${name} must be one of ${values.join(', ')}; it is "${value}".`);
  return found;
}

// The message never repeats the value, which may contain a password.
function databaseUrl(env: Environment, name: string): string | undefined {
  const value = text(env, name);
  if (value === undefined) return undefined;
  const protocol = URL.canParse(value) ? new URL(value).protocol : '';
  if (!['postgres:', 'postgresql:'].includes(protocol))
    throw new ConfigError(`${name} must look like postgres://user:password@host:5432/database.`);
  return value;
}

function webAddress(env: Environment, name: string): string | undefined {
  const value = text(env, name);
  if (value === undefined) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isAddress = url && ['http:', 'https:'].includes(url.protocol);
  if (!isAddress || url.pathname !== '/' || url.search || url.hash || url.username || url.password)
    throw new ConfigError(
      `${name} must be a web address with neither a path nor a user name, such as https://clearplate.example.`,
    );
  return url.origin;
}

/** Reads a web address with a path, to which more is added. */
function serviceAddress(env: Environment, name: string): string | undefined {
  const value = text(env, name);
  if (value === undefined) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const plain = url && !url.search && !url.hash && !url.username && !url.password;
  if (!plain || !['http:', 'https:'].includes(url.protocol))
    throw new ConfigError(
      `${name} must be a web address without a user name and a query, such as https://zip.example/us.`,
    );
  return url.href.replace(/\/+$/, '');
}

function s3Settings(env: Environment): S3Settings | undefined {
  const names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
  const given = names.filter((name) => text(env, name) !== undefined);
  const region = text(env, 'S3_REGION');
  if (given.length === 0 && region === undefined) return undefined;
  const missing = names.find((name) => !given.includes(name));
  if (missing) throw new ConfigError(`${missing} is missing: S3 needs ${names.join(', ')}.`);
  const bucket = text(env, 'S3_BUCKET') ?? '';
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket))
    throw new ConfigError(`S3_BUCKET must be the name of a bucket; it is "${bucket}".`);
  return {
    endpoint: serviceAddress(env, 'S3_ENDPOINT') ?? '',
    bucket,
    region: region ?? 'us-east-1',
    accessKeyId: text(env, 'S3_ACCESS_KEY_ID') ?? '',
    secretAccessKey: text(env, 'S3_SECRET_ACCESS_KEY') ?? '',
  };
}

const tileForm =
  'TILE_URL must look like https://tiles.example/{z}/{x}/{y}.png, or /tiles/{z}/{x}/{y}.png for tiles at the own address.';

// Unencrypted tiles are allowed on this machine only, to try them out.
const safeAddress = /^(https:\/\/|http:\/\/(127\.0\.0\.1|localhost)[:/])/i;

// The message never repeats the value, which may contain a key.
function mapTiles(env: Environment): MapTiles | undefined {
  const url = text(env, 'TILE_URL');
  const attribution = text(env, 'TILE_ATTRIBUTION');
  if (url === undefined) {
    if (attribution === undefined) return undefined;
    throw new ConfigError('TILE_ATTRIBUTION has no meaning without TILE_URL.');
  }
  const places = url.match(/\{[^}]*\}?|\}/g) ?? [];
  const isOwn = /^\/(?![/\\])/.test(url);
  const address = URL.canParse(url, 'https://own.invalid') ? new URL(url, 'https://own.invalid') : undefined;
  const isWhole = places.toSorted().join('') === '{x}{y}{z}' && !/[\s\p{Cc}]/u.test(url);
  const isGood = address && (isOwn || safeAddress.test(url)) && !address.username && !address.password;
  if (!isWhole || !isGood || address.hash || !/^[a-z0-9.-]+$/.test(address.hostname)) throw new ConfigError(tileForm);
  if (attribution !== undefined && /\p{Cc}/u.test(attribution))
    throw new ConfigError('TILE_ATTRIBUTION must be one line of text.');
  return isOwn
    ? { url, attribution: attribution ?? '', origin: undefined }
    : { url, attribution: attribution ?? address.host, origin: address.origin };
}

// The message never repeats the value, which contains a password.
function smtpUrl(env: Environment): string | undefined {
  const value = text(env, 'SMTP_URL');
  if (value === undefined) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !['smtp:', 'smtps:'].includes(url.protocol) || !url.hostname)
    throw new ConfigError('SMTP_URL must look like smtps://user:password@mail.example:465 or smtp://mail.example:587.');
  return value;
}

// The setting is one address, with or without a name before it.
function mailFrom(env: Environment, isNeeded: boolean): string {
  const value = text(env, 'MAIL_FROM');
  if (value === undefined && isNeeded)
    throw new ConfigError(
      'MAIL_FROM must be set with SMTP_URL, for example to Clearplate <no-reply@clearplate.example>.',
    );
  const from = value ?? 'Clearplate <no-reply@localhost>';
  if (!/^([^<>@,;\p{Cc}]+ <[^\s<>@,;]+@[^\s<>@,;]+>|[^\s<>@,;]+@[^\s<>@,;]+)$/u.test(from))
    throw new ConfigError(
      `MAIL_FROM must be an address, or a name and an address such as Clearplate <no-reply@clearplate.example>; it is "${from}".`,
    );
  return from;
}

// The message never repeats the value, which is secret.
function metricsToken(env: Environment): string | undefined {
  const value = text(env, 'METRICS_TOKEN');
  if (value !== undefined && !/^[\w.~+/=-]{16,200}$/.test(value))
    throw new ConfigError('METRICS_TOKEN must have 16 to 200 letters, digits or signs of -._~+/=, and no spaces.');
  return value;
}

// The exporter reads its other variables (headers, timeout, certificates) from the environment by itself.
function traceSettings(env: Environment, isBehindProxy: boolean): TraceSettings | undefined {
  const traces = serviceAddress(env, 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT');
  const endpoint = traces ?? serviceAddress(env, 'OTEL_EXPORTER_OTLP_ENDPOINT');
  const ratio = Number(text(env, 'OTEL_TRACES_SAMPLER_ARG') ?? 1);
  if (!(ratio >= 0 && ratio <= 1)) throw new ConfigError('OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1.');
  for (const name of ['OTEL_EXPORTER_OTLP_PROTOCOL', 'OTEL_EXPORTER_OTLP_TRACES_PROTOCOL'])
    oneOf(env, name, ['http/json'], 'http/json');
  if (endpoint === undefined || text(env, 'OTEL_SDK_DISABLED')?.toLowerCase() === 'true') return undefined;
  return { ratio, continuesForeignTraces: isBehindProxy };
}

// Fastify takes `true`, or the addresses and networks of the proxies.
function trustProxy(env: Environment): false | number | string {
  const value = text(env, 'TRUST_PROXY') ?? 'off';
  if (value === 'off') return false;
  // Exactly one proxy is trusted. If we trusted the whole header, each caller could choose an address and never meet a
  // limit.
  if (value === 'on') return 1;
  const named = ['loopback', 'linklocal', 'uniquelocal'];
  const isNetwork = (part: string) => named.includes(part) || /^[0-9a-f.:]+(\/\d{1,3})?$/i.test(part);
  if (!value.split(',').every((part) => isNetwork(part.trim())))
    throw new ConfigError(
      `TRUST_PROXY must be on, off, or the proxies' addresses separated by commas; it is "${value}".`,
    );
  return value;
}

function folderOf(env: Environment, name: string, directory: string): string | undefined {
  const value = text(env, name);
  return value === undefined ? undefined : path.resolve(directory, value);
}

/** Reads the settings from the environment. Throws ConfigError on the first that makes no sense. */
export function readConfig(env: Environment, directory: string): Config {
  const host = text(env, 'HOST') ?? '127.0.0.1';
  if (!/^[a-z0-9.:-]+$/i.test(host)) throw new ConfigError(`HOST must be a host name or an address; it is "${host}".`);
  const external = databaseUrl(env, 'DATABASE_URL');
  const migrationDatabaseUrl = databaseUrl(env, 'MIGRATION_DATABASE_URL');
  if (migrationDatabaseUrl !== undefined && external === undefined)
    throw new ConfigError('MIGRATION_DATABASE_URL has no meaning without DATABASE_URL.');
  const databaseReplicaUrl = databaseUrl(env, 'DATABASE_REPLICA_URL');
  if (databaseReplicaUrl !== undefined && external === undefined)
    throw new ConfigError('DATABASE_REPLICA_URL has no meaning without DATABASE_URL.');
  const preparedStatements = oneOf(env, 'PREPARED_STATEMENTS', ['on', 'off'], 'on') === 'on';
  if (!preparedStatements && external !== undefined && migrationDatabaseUrl === undefined)
    throw new ConfigError(
      'PREPARED_STATEMENTS=off means that DATABASE_URL leads to a connection pooler. Set MIGRATION_DATABASE_URL as well, because migrations need a connection to the database itself.',
    );
  const trustedProxies = trustProxy(env);
  const publicUrl = webAddress(env, 'PUBLIC_URL');
  const smtp = smtpUrl(env);
  // A link to the address that the server listens on would work for nobody else, and the request's own host isn't
  // trusted.
  if (smtp !== undefined && publicUrl === undefined)
    throw new ConfigError('PUBLIC_URL must be set with SMTP_URL, because links in mails begin with it.');
  return {
    host,
    port: wholeNumber(env, 'PORT', 3000, [0, 65_535]),
    dataDirectory: path.resolve(directory, text(env, 'DATA_DIR') ?? '.data'),
    watchFolder: folderOf(env, 'WATCH_FOLDER', directory),
    databaseUrl: external,
    migrationDatabaseUrl,
    databaseReplicaUrl,
    preparedStatements,
    sampleData: oneOf(env, 'SAMPLE_DATA', ['on', 'off'], external === undefined ? 'on' : 'off') === 'on',
    sampleAccountsSignIn: isLoopback(host) && publicUrl === undefined && trustedProxies === false,
    publicUrl,
    trustProxy: trustedProxies,
    statementDays: wholeNumber(env, 'STATEMENT_DAYS', 180, [1, 3650]),
    zipLookupUrl: serviceAddress(env, 'ZIP_LOOKUP_URL'),
    s3: s3Settings(env),
    metricsToken: metricsToken(env),
    tracing: traceSettings(env, trustedProxies !== false),
    logLevel: oneOf(env, 'LOG_LEVEL', logLevels, 'warn'),
    smtpUrl: smtp,
    mailFrom: mailFrom(env, smtp !== undefined),
    tiles: mapTiles(env),
  };
}
