ALTER TABLE "newsletter_subscriptions" ADD COLUMN "newsletter" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- Until now whoever gave an address got the newsletter that came first in the site's file: it is the one that they have.
UPDATE "newsletter_subscriptions" SET "newsletter" = coalesce(
  (SELECT "record"->'newsletters'->0->>'id' FROM "sites" WHERE "alias" = "newsletter_subscriptions"."site"), '');--> statement-breakpoint
ALTER TABLE "newsletter_subscriptions" DROP CONSTRAINT "newsletter_subscriptions_site_email_key_pk";--> statement-breakpoint
ALTER TABLE "newsletter_subscriptions" ADD CONSTRAINT "newsletter_subscriptions_site_email_key_newsletter_pk" PRIMARY KEY("site","email_key","newsletter");
