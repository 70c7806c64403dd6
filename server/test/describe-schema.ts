import type { Db } from '../src/db/db.ts';
import { sql } from '../src/db/sql.ts';

/** Everything about the public schema that a migration can change, as sorted lines: two that differ differ here. */
export async function describeSchema(db: Db): Promise<string[]> {
  const rows = await db.query<{ line: string }>(sql`
    select format('column %s.%s %s null=%s default=%s generated=%s identity=%s', table_name, column_name, udt_name,
      is_nullable, column_default, generation_expression, identity_generation) as line
    from information_schema.columns where table_schema = 'public'
    union all
    select format('constraint %s %s', conrelid::regclass, pg_get_constraintdef(oid)) from pg_constraint
    where connamespace = 'public'::regnamespace and contype <> 'n'
    union all
    select format('index %s', indexdef) from pg_indexes where schemaname = 'public'
    union all
    select format('function %s', pg_get_functiondef(p.oid)) from pg_proc p
    where pronamespace = 'public'::regnamespace
      and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    union all
    select format('grant %s %s', table_name, privilege_type) from information_schema.role_table_grants
    where table_schema = 'public' and grantee = 'clearplate_app'
    union all
    select format('trigger %s', pg_get_triggerdef(oid)) from pg_trigger where not tgisinternal`);
  return rows.map(({ line }) => line).toSorted();
}
