const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      './readMessageReview-BgC8ObSf.js',
      './rest-BJoaBsDp.js',
      './rolldown-runtime-DLMaRju-.js',
      './later-DLdlgyuL.js',
      './fields-KVqNPxJG.js',
      './lists-DTBg-a7q.js',
      './index--te03lJq.js',
      './index-Nszrimeh.css',
      './lists-Cd1HcrqG.css',
      './fields-BhU42fya.css',
      './later-BVtEykpe.css',
      './rest-CHnfK6lP.js',
      './rest-BCZfbqxO.js',
      './rest-B1EQQfBh.js',
      './rest-D842GMB8.js',
      './rest-DKUe5O8g.js',
      './rest-7WPnzzst.css',
      './rest-BXpYPL_p.js',
      './rest-CJKfR5SF.css',
      './rest-Ckonu3dl.js',
      './rest-BaoHt0l1.js',
      './rest-B3PyXowP.js',
      './rest-DmqAjkAU.js',
      './rest-DlatUGr7.js',
      './rest-DfSGpZP2.js',
      './rest-DP5aMt8d.js',
      './rest-L3RFoWp3.js',
      './rest-DeRAjEhb.js',
      './rest-pmi3KYbj.js',
      './rest-Cy4Y8Q_t.js',
      './rest-CJZ3gRJW.js',
      './rest-BSJlBZ6G.js',
      './rest-CAN2a4h5.js',
      './rest-COc_bzz2.js',
      './rest-iIyhBBoW.js',
      './rest-DYrD8RnN.js',
      './rest-DgeS88xc.js',
    ]),
) => i.map((i) => d[i])
import { Kn as e, Yn as t, ba as n, rt as r, tr as i, vi as a, xa as o } from './index--te03lJq.js'
import { o as s } from './rest-B1EQQfBh.js'
var c = o(`message-acceptance`, {
    noHandler: `The account cannot confirm messages`,
    noHandlerWhy: `It has no fallback handler, and apps need one to verify signatures of the account. Set a fallback handler first.`,
    confirmed: `Confirmed by the account`,
    claimed: `The service claims a complete signature`,
    claimedWhy: ({ signed: e, threshold: t, missing: r }) =>
      `The service sent a complete signature, but only ${e} of ${t} owners’ signatures were verified here. It is not used; ${n(r, { one: `one more owner has`, other: `# more owners have` })} to sign.`,
    asksLater: (e) =>
      `The page can ask the account after ${n(e, { one: `one more owner has`, other: `# more owners have` })} signed.`,
    notRead: (e) => `The account’s contract could not be read: ${e}.`,
    accepted: `The account’s contract accepts the complete signature.`,
    saidOnChain: `The service says that the account signed it on chain`,
    saidOnChainWhy: ({ signed: e, threshold: t }) =>
      `The account’s contract does not confirm this, so it does not count; ${e} of ${t} owners have signed.`,
    refused: `The account refuses the signature`,
    refusedWhy: `The account’s contract does not accept the owners’ signatures. The page does not offer the complete signature.`,
    noService: `this page has no service to compare with`,
    noAnswer: `the contract does not respond to getMessageHash`,
    youNamed: (e) => `You, ${e}`,
    signed: `Signed`,
  }),
  l = (n, o) => {
    let { chain: l, accountKey: u, content: d, origin: f, details: p, askedHash: m } = o,
      h = p?.confirmations.map(({ owner: e, signature: t }) => `${e.value} ${t}`).join() ?? ``
    return a({
      queryKey: [
        ...i.account(u),
        `message-review`,
        JSON.stringify(d),
        [p?.messageHash ?? null, p?.status ?? null, p?.preparedSignature ?? null, h],
        f,
        m,
      ],
      queryFn: async ({ signal: i }) => {
        if (d === null) return null
        let { readMessageReview: a } = await e(
          async () => {
            let { readMessageReview: e } = await import(`./readMessageReview-BgC8ObSf.js`)
            return { readMessageReview: e }
          },
          __vite__mapDeps([
            0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28,
            29, 30, 31, 32, 33, 34, 35, 36,
          ]),
          import.meta.url,
        )
        return a({
          chain: s(l, i),
          safe: u.safe,
          content: d,
          origin: f,
          details: p,
          askedHash: m,
          service:
            t.get().from === `chain` ? Promise.reject(Error(c.noService)) : n.fetchQuery({ ...r(u), staleTime: 0 }),
        })
      },
      enabled: d !== null,
      staleTime: 5e3,
      gcTime: 6e4,
      structuralSharing: !1,
      meta: { persist: !1 },
    })
  }
export { c as n, l as t }
//# sourceMappingURL=rest-ByVA5GFK.js.map
