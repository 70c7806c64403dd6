import fc from 'fast-check';
import type { AnyInput } from '../api-client.ts';
import { anyJson, anyText, valuesOf, type Json } from './schema-values.ts';

/** An operation of the OpenAPI document. */
export interface Operation {
  readonly operationId: string;
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly schema: Json }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Json }>> };
  readonly responses: Readonly<Record<string, unknown>>;
}

export interface GeneratedRequest {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  /** The body as it is sent over the network. */
  readonly body: string | Uint8Array | undefined;
  readonly contentType: string | undefined;
  readonly ifMatch: string | undefined;
  readonly idempotencyKey: string | undefined;
}

/** How far a request is from a good one. */
const nearness = fc.constantFrom('good', 'valid', 'nearly', 'garbage');
type Nearness = 'good' | 'valid' | 'nearly' | 'garbage';

const texts = (values: fc.Arbitrary<unknown>) =>
  values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value)));

/** A record whose fields are mostly a good request's own, so that what is generated gets beyond the first refusal. */
function mostlyGood(good: unknown, near: Nearness, generated: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  if (good === undefined || near === 'good') return fc.constant(good);
  if (near === 'valid') return fc.oneof(generated, mixed(good, generated));
  return near === 'nearly' ? spoilt(mixed(good, generated)) : anyJson;
}

function mixed(good: unknown, generated: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  if (typeof good !== 'object' || good === null || Array.isArray(good)) return generated;
  return fc.tuple(generated, fc.subarray(Object.keys(good))).map(([other, kept]) => ({
    ...(typeof other === 'object' ? other : {}),
    ...Object.fromEntries(Object.entries(good).filter(([name]) => kept.includes(name))),
  }));
}

// One field is gone, of another type, or one too many.
function spoilt(values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.tuple(values, fc.nat(), anyJson, anyText).map(([value, place, other, name]) => {
    if (typeof value !== 'object' || value === null) return other;
    const names = Object.keys(value);
    const chosen = names[place % (names.length + 1)] ?? name;
    return Array.isArray(value)
      ? [...(value as unknown[]), other]
      : { ...value, [chosen]: place % 3 === 0 ? undefined : other };
  });
}

// Nothing and dots would be another address, and half of a surrogate pair can't stand in one.
const inPath = (values: fc.Arbitrary<string>) => values.map((value) => value.toWellFormed().replace(/^\.{0,2}$/, 'x'));

function fields(operation: Operation, where: 'path' | 'query', good: object | undefined, near: Nearness) {
  const model: Record<string, fc.Arbitrary<string>> = {};
  for (const { name, schema } of operation.parameters.filter((each) => each.in === where)) {
    const usual = (good as Record<string, string | undefined> | undefined)?.[name];
    const anything = near === 'garbage' ? anyText : texts(valuesOf(schema));
    const generated = where === 'path' ? inPath(anything) : anything;
    const weight = near === 'garbage' ? 1 : 6;
    model[name] =
      near === 'good' && usual !== undefined
        ? fc.constant(usual)
        : usual === undefined
          ? generated
          : fc.oneof({ weight, arbitrary: fc.constant(usual) }, generated);
  }
  return fc.record(model, { requiredKeys: where === 'path' ? Object.keys(model) : [], noNullPrototype: true });
}

// What a browser would send, cut or with something else in it.
function forms(field: string, good: Uint8Array, near: Nearness): fc.Arbitrary<Uint8Array> {
  const head = (name: string, file: string) =>
    `--limit\r\ncontent-disposition: form-data; name="${name}"; filename="${file}"\r\n\r\n`;
  const whole = fc
    .tuple(
      near === 'garbage' ? anyText : fc.constant(field),
      anyText,
      near === 'good' ? fc.constant(good) : fc.uint8Array({ maxLength: 2000 }),
    )
    .map(([name, file, bytes]) =>
      Buffer.concat([Buffer.from(head(name, file)), bytes, Buffer.from('\r\n--limit--\r\n')]),
    );
  if (near === 'good' || near === 'valid') return whole;
  return fc
    .tuple(whole, fc.double({ min: 0, max: 1, noNaN: true }))
    .map(([form, part]) => form.subarray(0, form.length * part));
}

// A good request but for half of a character, which JSON can say and no database takes: in one text or one name.
function halved(good: unknown): fc.Arbitrary<string> {
  const body = JSON.stringify(good) ?? '';
  const ends = [...body.matchAll(/"(?=[,:}\]])/g)].map(({ index }) => index);
  if (ends.length === 0) return fc.constant('"\\ud800"');
  return fc.constantFrom(...ends).map((end) => `${body.slice(0, end)}\\ud800${body.slice(end)}`);
}

function jsonBodies(schema: Json, good: unknown, near: Nearness): fc.Arbitrary<string> {
  const bodies = mostlyGood(good, near, valuesOf(schema)).map((value) => JSON.stringify(value) ?? '');
  const names = fc.constantFrom('"__proto__":{"role":"w_admin"},"constructor":{}', '"\\ud800":{}', '"a":{"\\u0000":1}');
  const polluted = fc.tuple(bodies, names).map(([body, more]) => body.replace(/^\{(?=")/, `{${more},`));
  return near === 'garbage'
    ? fc.oneof(bodies, anyText)
    : near === 'nearly'
      ? fc.oneof(bodies, polluted, halved(good))
      : bodies;
}

const types = fc.constantFrom(
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'multipart/form-data',
  'x',
);

/** Requests for one operation: good, valid by its schemas, nearly so, and garbage. `good` is a request that succeeds. */
export function requestsFor(operation: Operation, good: AnyInput, file: Uint8Array): fc.Arbitrary<GeneratedRequest> {
  // Each is made once and not for each request: patterns are turned around, and schemas walked.
  const made = new Map<Nearness, fc.Arbitrary<GeneratedRequest>>();
  return nearness.chain((near) => {
    const requests = made.get(near) ?? requestsThatAre(near, operation, good, file);
    made.set(near, requests);
    return requests;
  });
}

function requestsThatAre(
  near: Nearness,
  operation: Operation,
  good: AnyInput,
  file: Uint8Array,
): fc.Arbitrary<GeneratedRequest> {
  const content = operation.requestBody?.content ?? {};
  const json = content['application/json']?.schema;
  const form = content['multipart/form-data']?.schema;
  const field = Object.keys((form?.['properties'] ?? {}) as object)[0];
  return fc.record({
    params: fields(operation, 'path', good.params, near),
    query: fields(operation, 'query', good.query, near),
    body: field
      ? forms(field, file, near)
      : json
        ? jsonBodies(json, good.body, near)
        : near === 'garbage'
          ? fc.option(anyText, { nil: undefined })
          : fc.constant(undefined),
    contentType:
      near === 'garbage'
        ? types
        : fc.constant(field ? 'multipart/form-data; boundary=limit' : json && 'application/json'),
    ifMatch:
      near === 'good'
        ? fc.constant(good.ifMatch && `"${good.ifMatch}"`)
        : fc.oneof(
            { weight: 4, arbitrary: fc.constant(good.ifMatch && `"${good.ifMatch}"`) },
            fc.constantFrom(undefined, '"x"', '*', 'x', '""'),
          ),
    idempotencyKey: fc.option(fc.oneof(fc.uuid(), fc.constantFrom('the-same-each-time', 'short', 'with space')), {
      nil: undefined,
    }),
  }) as fc.Arbitrary<GeneratedRequest>;
}
