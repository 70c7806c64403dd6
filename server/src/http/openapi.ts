import { api } from '@clearplate/contract/api';
import { commonErrors, errorStatus, type Call, type ErrorCode } from '@clearplate/contract/define-contract';
import { ErrorBody } from '@clearplate/contract/errors';
import { z } from 'zod';

type Json = Record<string, unknown>;

const json = (schema: Json) => ({ 'application/json': { schema } });

function schemaOf(type: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...schema } = z.toJSONSchema(type, { io, unrepresentable: 'any' }) as Json;
  return schema;
}

function parametersOf(call: Call): Json[] {
  const place = (where: 'path' | 'query', type: z.ZodObject | undefined) => {
    if (!type) return [];
    const schema = schemaOf(type, 'input');
    const required = (schema['required'] ?? []) as string[];
    const properties = Object.entries((schema['properties'] ?? {}) as Record<string, Json>);
    return properties.map(([name, of]) => ({
      name,
      in: where,
      required: where === 'path' || required.includes(name),
      schema: of,
    }));
  };
  const ifMatch = {
    name: 'If-Match',
    in: 'header',
    required: call.ifMatch === true,
    description: 'The version that this is based on, in double quotes; `*`: whatever is there',
    schema: { type: 'string' },
  };
  const idempotencyKey = {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description: 'Sent again with the same one within a day, the call does nothing and answers the same',
    schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{8,100}$' },
  };
  const headers = [...(call.ifMatch ? [ifMatch] : []), ...(call.idempotencyKey ? [idempotencyKey] : [])];
  return [...place('path', call.params), ...place('query', call.query), ...headers];
}

function headersOf({ paged, etag }: Call): Json {
  const next = { description: 'The next page: `<…>; rel="next"`', schema: { type: 'string' } };
  const version = { description: 'The `version` of the answer in double quotes', schema: { type: 'string' } };
  return paged || etag ? { headers: { ...(paged && { Link: next }), ...(etag && { ETag: version }) } } : {};
}

/** Returns the schema of what is sent, such as a codec's encoded side. */
function contentOf({ media, response }: Call): Json {
  if (media === 'application/json') return { [media]: { schema: {} } };
  return media ? { [media]: { schema: { type: 'string' } } } : json(schemaOf(response, 'input'));
}

function responsesOf(call: Call): Json {
  const codes = new Set<ErrorCode>([...commonErrors, ...call.errors]);
  if (call.access !== 'public') codes.add('unauthenticated');
  if (call.access === 'owner' || call.access === 'admin') codes.add('forbidden');
  // A body that a call doesn't take is checked anyway, and so is a version.
  if (call.method !== 'GET') codes.add('too_large').add('unsupported_media_type');
  if (call.method !== 'GET' && !call.reads) codes.add('precondition_failed');
  const failures = [...codes].map((code) => [
    String(errorStatus[code]),
    { description: code, content: json({ $ref: '#/components/schemas/Error' }) },
  ]);
  const ok = { description: 'OK', content: contentOf(call), ...headersOf(call) };
  return { 200: ok, ...Object.fromEntries(failures) };
}

function requestBodyOf({ body, upload }: Call): Json {
  if (body) return { requestBody: { required: true, content: json(schemaOf(body, 'input')) } };
  if (!upload) return {};
  const properties = { [upload.field]: { type: 'string', contentMediaType: 'application/octet-stream' } };
  const schema = { type: 'object', properties, required: [upload.field] };
  return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
}

function operationOf(name: string, call: Call): Json {
  return {
    operationId: name,
    summary: call.summary,
    parameters: parametersOf(call),
    ...requestBodyOf(call),
    responses: responsesOf(call),
    security: call.access === 'public' ? [] : [{ bearer: [] }],
  };
}

/** Returns the contract as an OpenAPI 3.1 document. */
export function openApiDocument(version: string): Json {
  const paths: Record<string, Json> = {};
  for (const [name, call] of Object.entries<Call>(api)) {
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(name, call) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Clearplate', version },
    paths,
    components: {
      schemas: { Error: schemaOf(ErrorBody, 'output') },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  };
}
