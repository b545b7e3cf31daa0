/** The product's name stands here once (spec README, overrides). */
export const PRODUCT_NAME = 'Tubli'
/** G-AUTH-10: which client calls; sent with every call but those under /gpt, and no secret. */
export const WEB_API_KEY = 'tubli-web-1'
/** Who suggests things to learn (2§2.2). */
export const ASSISTANT_NAME = 'TubliBot'
/** 2§2.2: where an AI internship's people read how to contribute, and where they talk. */
export const INTERNSHIP_GUIDE_URL = 'https://opensource.guide/how-to-contribute/'
export const COMMUNITY_CHAT_URL = 'https://matrix.to/#/#tubli:matrix.org'
