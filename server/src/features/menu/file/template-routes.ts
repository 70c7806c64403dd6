import type { FastifyInstance } from 'fastify';
import { writeWorkbook } from '../../../spreadsheets/write-workbook.ts';
import { writeCsv } from './cells.ts';
import { templateRows } from './template.ts';

const sent = (name: string) => ({
  'content-disposition': `attachment; filename="${name}"`,
  'cache-control': 'public, max-age=3600',
});

/**
 * Serves `/menu-template.xlsx` and `/menu-template.csv`: an empty menu with two example rows, the same for everybody.
 */
export function registerMenuTemplate(app: FastifyInstance): void {
  app.get('/menu-template.csv', (_, reply) =>
    reply.type('text/csv; charset=utf-8').headers(sent('menu-template.csv')).send(writeCsv(templateRows)),
  );
  app.get('/menu-template.xlsx', (_, reply) =>
    reply
      .type('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
      .headers(sent('menu-template.xlsx'))
      .send(writeWorkbook('Menu', templateRows)),
  );
}
