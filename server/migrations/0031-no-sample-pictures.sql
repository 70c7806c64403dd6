-- The sample's pictures were composed of other foods than the dishes', and are gone. Whoever loaded the sample has rows
-- that still name them.
update restaurants set image_url = null, version = version + 1 where image_url like '/pictures/sample/%';
update dishes set image_url = null, version = version + 1 where image_url like '/pictures/sample/%';
