const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      './checkMessage-RdS6MG1L.js',
      './later-DLdlgyuL.js',
      './rolldown-runtime-DLMaRju-.js',
      './fields-KVqNPxJG.js',
      './lists-DTBg-a7q.js',
      './index--te03lJq.js',
      './index-Nszrimeh.css',
      './lists-Cd1HcrqG.css',
      './fields-BhU42fya.css',
      './later-BVtEykpe.css',
      './rest-iIyhBBoW.js',
      './rest-DYrD8RnN.js',
      './rest-COc_bzz2.js',
      './rest-CHnfK6lP.js',
      './rest-BCZfbqxO.js',
      './rest-B1EQQfBh.js',
      './rest-D842GMB8.js',
      './rest-DKUe5O8g.js',
      './rest-7WPnzzst.css',
      './rest-BXpYPL_p.js',
      './rest-CJKfR5SF.css',
      './rest-BSJlBZ6G.js',
      './rest-CAN2a4h5.js',
      './rest-BJdaFEUy.js',
    ]),
) => i.map((i) => d[i])
import { Kn as e, Vn as t, _i as n, hn as r, ra as i, tr as a, vi as o, wa as s, xa as c } from './index--te03lJq.js'
import { r as l } from './rest-BJdaFEUy.js'
var u = (e) =>
    n({
      queryKey: a.messages(e),
      queryFn: ({ pageParam: n, signal: r }) => t().getMessages({ params: e, query: { cursor: n }, signal: r }),
      initialPageParam: null,
      getNextPageParam: (e) => r(e.next),
    }),
  d = (t, n, r, i) =>
    o({
      queryKey: [
        ...a.account(n),
        `message-check`,
        r.messageHash,
        [JSON.stringify(r.message), r.origin, r.name],
        r.confirmations.map(({ signature: e }) => e).join(),
        [i?.version, i?.owners.join(), i?.threshold],
      ],
      queryFn: async () => {
        if (!i) return null
        let { checkMessage: a } = await e(
          async () => {
            let { checkMessage: e } = await import(`./checkMessage-RdS6MG1L.js`)
            return { checkMessage: e }
          },
          __vite__mapDeps([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23]),
          import.meta.url,
        )
        return a(t, n.safe, r, i)
      },
      enabled: i !== void 0,
      staleTime: 1 / 0,
      structuralSharing: !1,
      meta: { persist: !1 },
    })
function f(e, t, n, r, i) {
  let { threshold: a, owners: o } = n ?? { threshold: void 0, owners: i },
    c = (e) => r !== null && e.some((e) => s(e, r)),
    l = a ?? e.confirmationsRequired,
    u = e.status === `CONFIRMED`,
    d = u && e.preparedSignature === `0x`,
    f = !t || t.valid >= l,
    p = d || (u && f)
  return {
    isConfirmed: p,
    isOnChain: d,
    isYours: !p && c(o) && !c(t?.signedBy ?? e.confirmations.map(({ owner: e }) => e.value)),
    signed: t ? t.valid : e.confirmationsSubmitted,
    required: l,
    found: t && (!p || f) ? t : null,
  }
}
function p(e, t, n) {
  if (!n?.isHashEqual) return { meaning: l(e.message, t), isTold: !0 }
  let r = l(e.message, { ...t, tokenOf: n.tokenOf })
  return { meaning: r, isTold: r.title.some(({ source: e }) => e === `service`) }
}
var m = c(`message-rows`, {
    asOf: (e) => `As of ${e}`,
    confirmed: `Confirmed`,
    needsYou: `Needs your signature`,
    waiting: `Waiting for other owners`,
    onChain: `on chain`,
    signedOf: ({ signed: e, required: t }) => `${e} of ${t} signed`,
    notNeeded: ({ signed: e, required: t }) => `${e} of ${t} signed; your signature is not needed`,
    review: `Review`,
    reviewOf: (e) => `Review: ${e}`,
    message: `Message: <title/>`,
    reviewMessage: (e) => `Review: Message: ${e}`,
    unreadable: `Cannot be read`,
    hashDiffers: `Hash differs`,
    signatureExcluded: `Signature excluded`,
  }),
  h = [`permit`, `account`, `order`]
function g(e, t, n) {
  return t === `raw`
    ? { verdict: `danger`, label: m.unreadable }
    : n && !n.isHashEqual
      ? { verdict: `danger`, label: m.hashDiffers }
      : n && n.excluded > 0
        ? { verdict: `danger`, label: m.signatureExcluded }
        : n?.content.verdict === `danger`
          ? { verdict: `danger`, label: n.content.title }
          : h.includes(t) || (typeof e == `string` && i(e)) || n?.content.verdict === `caution`
            ? { verdict: `caution`, count: 1 }
            : n && n.unchecked === 0 && n.content.verdict === `verified`
              ? { verdict: `verified` }
              : { verdict: `unchecked` }
}
export { d as a, f as i, m as n, u as o, p as r, g as t }
//# sourceMappingURL=rest-BKBXBg4l.js.map
