-- When a warning of the dish last ended, or became weaker. What was said before of its cross-contact and of the ways to make it was said
-- while the warning stood, so that it doesn't clear.
alter table dishes add column warnings_ended_at timestamptz;
