/** The product's name stands here once (spec README, overrides). */
export const PRODUCT_NAME = 'Tubli'
