-- A preference is a must, or says what its eater would rather not eat. A list that doesn't say is a must.
alter table preferences add column kind text not null default 'must' check (kind in ('must', 'rather_not'));
