import * as z from 'zod/mini'

/** A server of verified contract sources. The page itself sends the requests, so its operator learns which contracts a user opens. */
export const SourcesConfig = z.object({
  /** How the page names it: what it says is its claim. */
  name: z.string().check(z.minLength(1), z.maxLength(40)),
  /** Base URL of an API as Sourcify's second version, as in https://sourcify.example/server. */
  url: z.string().check(
    z.refine((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol), {
      error: 'a keeper of sources is an http URL, as in https://sourcify.example/server',
    }),
  ),
})
