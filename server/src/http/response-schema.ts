import fastJsonStringify from 'fast-json-stringify';
import { z } from 'zod';

type Json = Record<string, unknown>;
type Serialize = (answer: unknown) => string;

const compiled = new WeakMap<z.ZodType, Serialize>();

function compile(response: z.ZodType): Serialize {
  const serialize = fastJsonStringify(responseSchema(response)) as Serialize;
  compiled.set(response, serialize);
  return serialize;
}

/** Serialises by the schema, which is compiled at the first answer. At the start it would be two hundred at once. */
export function serializerOf(response: z.ZodType): Serialize {
  return (answer) => (compiled.get(response) ?? compile(response))(answer);
}

/** Returns the JSON Schema that the serialiser uses. An undeclared field never leaves the server. */
export function responseSchema(response: z.ZodType): Json {
  return simplify(z.toJSONSchema(response, { io: 'input', unrepresentable: 'any' }));
}

// The serialiser doesn't need bounds, formats and unions, which cost it time. Nullable values are marked, and the
// variants of a discriminated union become one object with all their properties.
function simplify(schema: Json): Json {
  const variants = (schema['anyOf'] ?? schema['oneOf']) as Json[] | undefined;
  if (variants) return simplifyUnion(variants);
  if (schema['type'] === 'object') return simplifyObject(schema);
  if (schema['type'] === 'array') return { type: 'array', items: simplify(schema['items'] as Json) };
  return schema['type'] === undefined ? {} : { type: schema['type'] };
}

function simplifyObject(schema: Json): Json {
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, Json>);
  // A record's names all leave; of an object, only declared ones do.
  const values = schema['additionalProperties'];
  const isRecord = typeof values === 'object' && values !== null && properties.length === 0;
  return {
    type: 'object',
    properties: Object.fromEntries(properties.map(([name, value]) => [name, simplify(value)])),
    required: schema['required'] ?? [],
    ...(isRecord && { additionalProperties: simplify(values as Json) }),
  };
}

function simplifyUnion(variants: Json[]): Json {
  const others = variants.filter((variant) => variant['type'] !== 'null').map(simplify);
  const nullable = others.length < variants.length ? { nullable: true } : {};
  const [only] = others;
  if (only && others.length === 1) return { ...only, ...nullable };
  if (others.every((variant) => variant['type'] === 'object')) return { ...merge(others), ...nullable };
  return { anyOf: others, ...nullable };
}

function merge(variants: Json[]): Json {
  const all = variants.map((variant) => variant['properties'] as Record<string, Json>);
  const properties: Record<string, Json> = {};
  for (const [name, value] of all.flatMap((one) => Object.entries(one))) {
    const nullable = properties[name]?.['nullable'] ?? value['nullable'];
    properties[name] = { ...value, ...(nullable === undefined ? {} : { nullable }) };
  }
  const required = variants
    .map((variant) => variant['required'] as string[])
    .reduce((kept, names) => kept.filter((name) => names.includes(name)));
  return { type: 'object', properties, required };
}
