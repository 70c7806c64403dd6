import fc from 'fast-check';

export type Json = Readonly<Record<string, unknown>>;
type Values = fc.Arbitrary<unknown>;

// Ends of a name that JavaScript, SQL, HTML, paths, headers or a spreadsheet give a meaning of its own.
const hostileTexts = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\udfff\ud800',
  '\u202e\u200b\ufeff',
  '__proto__',
  'constructor',
  "' or 1=1 --",
  '%_\\',
  '</script><script>alert(1)</script>',
  '../../../etc/passwd',
  'a\r\nX-Injected: 1',
  '=cmd|calc!A0',
  '${7*7}{{7*7}}',
  'javascript:alert(1)',
  'İıſK',
  'a'.repeat(5000),
];

/** Texts from every plane of Unicode, and the ones that have hurt others. */
export const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.constantFrom(...hostileTexts),
);

/** Any JSON that isn't deep, with names that reach for an object's prototype. */
export const anyJson: Values = fc.letrec<{ json: unknown }>((tie) => ({
  json: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom(null, true, false, 0, -1, 1.5, 1e308, 2 ** 53, -0, [], {}),
    anyText,
    fc.array(tie('json'), { maxLength: 4 }),
    fc.dictionary(fc.oneof(anyText, fc.constantFrom('id', 'name', 'toString')), tie('json'), { maxKeys: 4 }),
  ),
})).json;

// A pattern that can't be turned around gives texts that mostly don't match it.
function matching(pattern: string): fc.Arbitrary<string> | undefined {
  try {
    return fc.stringMatching(new RegExp(pattern));
  } catch {
    return undefined;
  }
}

function texts(schema: Json): Values {
  if (schema['format'] === 'email') return fc.oneof(fc.emailAddress(), fc.constant('İ@example.com'));
  const patterns = [schema, ...((schema['allOf'] ?? []) as Json[])].map(({ pattern }) => pattern);
  const turned = patterns.flatMap((each) => (typeof each === 'string' ? (matching(each) ?? []) : []));
  const most = Math.min((schema['maxLength'] as number | undefined) ?? 60, 5000);
  const least = Math.min((schema['minLength'] as number | undefined) ?? 0, most);
  const plain = fc.string({ unit: 'binary', minLength: least, maxLength: Math.min(Math.max(least, 60), most) });
  // Half of a pair of surrogates: as JSON's \\ud800 it is sent and read, and no database takes it.
  const halved = fc
    .tuple(plain, fc.constantFrom('\ud800', '\udfff'))
    .map(([text, half]) => (half + text).slice(0, most));
  const longest = fc.constantFrom('a'.repeat(most), '€'.repeat(most), '𝒳'.repeat(Math.ceil(most / 2)));
  return fc.oneof({ weight: 6, arbitrary: turned.length > 0 ? fc.oneof(...turned) : fc.oneof(plain, longest) }, halved);
}

function wholeNumbers(schema: Json): Values {
  const least = (schema['minimum'] ?? schema['exclusiveMinimum'] ?? -(2 ** 53) + 1) as number;
  const most = (schema['maximum'] ?? 2 ** 53 - 1) as number;
  return fc.oneof(fc.integer({ min: Math.ceil(least), max: Math.min(most, least + 50) }), fc.maxSafeInteger());
}

function objects(schema: Json): Values {
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, Json>);
  const model = Object.fromEntries(properties.map(([name, of]) => [name, valuesOf(of)]));
  return fc.record(model, { requiredKeys: (schema['required'] ?? []) as string[], noNullPrototype: true });
}

function lists(schema: Json): Values {
  const [least = 0, most = 30] = [schema['minItems'], schema['maxItems']] as (number | undefined)[];
  return fc.array(valuesOf((schema['items'] ?? {}) as Json), {
    minLength: least,
    maxLength: Math.min(most, least + 5),
  });
}

/** Values that a JSON Schema of the contract takes, as far as it can say. */
export function valuesOf(schema: Json): Values {
  const variants = (schema['anyOf'] ?? schema['oneOf']) as Json[] | undefined;
  if (variants) return fc.oneof(...variants.map(valuesOf));
  if ('const' in schema) return fc.constant(schema['const']);
  if (schema['enum']) return fc.constantFrom(...(schema['enum'] as unknown[]));
  const byType: Readonly<Record<string, (of: Json) => Values>> = {
    string: texts,
    integer: wholeNumbers,
    number: () => fc.double({ noNaN: true, noDefaultInfinity: true }),
    boolean: () => fc.boolean(),
    null: () => fc.constant(null),
    array: lists,
    object: objects,
  };
  return byType[String(schema['type'])]?.(schema) ?? anyJson;
}
