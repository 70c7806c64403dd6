import { messageOfIssue, type Issue } from '@clearplate/contract/errors';
import type { Call } from '@clearplate/contract/define-contract';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { faultOfText } from '../db/storable-text.ts';
import { AppError } from './app-error.ts';

/** Parses a request by its call's schemas, or says which fields are wrong. Unlisted fields are dropped. */
export function validate(call: Call, request: FastifyRequest) {
  const issues: Issue[] = [];
  for (const part of [request.params, request.query, request.body]) findFaultyTexts(part, '', issues);
  if (issues.length > 0) throw refusal(issues);
  const parsed = {
    params: part(call.params, request.params, issues),
    query: part(call.query, request.query, issues),
    body: part(call.body, request.body, issues),
  };
  if (issues.length === 0) return parsed;
  throw refusal(issues);
}

function refusal(issues: Issue[]): AppError {
  const text = issues.map((issue) => `${issue.field}: ${issue.message}`).join('; ');
  return new AppError('bad_request', text.slice(0, 500), { issues: issues.slice(0, 50) });
}

// No call takes anything as deep, and a recursion through something much deeper would overflow the stack.
const deepest = 20;

/** Returns a printable path, also if the field's own name is what is wrong. */
const tellable = (field: string) => field.toWellFormed().replaceAll('\0', '\ufffd') || 'body';

// All values and names are checked here, so that no field can be forgotten.
function findFaultyTexts(value: unknown, field: string, issues: Issue[], depth = 0): void {
  if (typeof value === 'string') {
    const message = faultOfText(value);
    if (message !== undefined) issues.push({ field: tellable(field), message });
  } else if (typeof value === 'object' && value !== null) {
    if (depth === deepest)
      throw refusal([{ field: tellable(field.split('.', 1)[0] ?? ''), message: 'is nested too deeply' }]);
    for (const [name, each] of Object.entries(value)) {
      const inside = field ? `${field}.${name}` : name;
      const fault = faultOfText(name);
      if (fault !== undefined) issues.push({ field: tellable(inside), message: `the name ${fault}` });
      findFaultyTexts(each, inside, issues, depth + 1);
    }
  }
}

function part(schema: z.ZodType | undefined, value: unknown, issues: Issue[]): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(value ?? undefined);
  if (result.success) return result.data;
  for (const issue of result.error.issues) {
    issues.push({ field: issue.path.join('.') || 'body', ...messageOfIssue(issue) });
  }
  return undefined;
}
