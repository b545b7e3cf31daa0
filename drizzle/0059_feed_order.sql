DROP INDEX "feed_items_latest_idx";--> statement-breakpoint
DROP INDEX "feed_items_kind_idx";--> statement-breakpoint
DROP INDEX "feed_items_popular_idx";--> statement-breakpoint
CREATE INDEX "feed_items_latest_idx" ON "feed_items" USING btree ("published_at","id");--> statement-breakpoint
CREATE INDEX "feed_items_kind_idx" ON "feed_items" USING btree ("kind","published_at","id");--> statement-breakpoint
CREATE INDEX "feed_items_popular_idx" ON "feed_items" USING btree ("feed_date","popularity","id");