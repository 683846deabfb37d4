import {
  Jn as e,
  Kn as t,
  O as n,
  Vn as r,
  Yn as i,
  er as a,
  k as o,
  tr as s,
  vi as c,
  xa as l,
  yi as u,
} from './index--te03lJq.js'
var d = l(`app-manifests`, {
    invalid: `Invalid Safe App manifest`,
    notFetched: (e) => `Failed to fetch manifest from ${e}`,
  }),
  f = 3e5,
  p = 6e4,
  m = (e) =>
    c({
      queryKey: s.apps(e),
      queryFn: async ({ signal: t, client: n, queryKey: a }) => {
        let o = await r().getSafeApps({ params: { chainId: e }, query: { clientUrl: location.origin }, signal: t })
        return i.get().why === `lost` ? (n.getQueryData(a) ?? o) : o
      },
      staleTime: f,
    }),
  h = []
function g(e) {
  let t = u(m(e))
  return { ...t, apps: t.data ?? h }
}
var _ = (e) =>
    c({
      queryKey: [`safe-app-manifest`, n(e)],
      queryFn: async ({ signal: t }) => {
        if (i.get().from === `chain`) return null
        try {
          return await r().getSafeAppManifest({ query: { url: n(e) }, signal: t })
        } catch (e) {
          if (e instanceof a && e.statusCode === v) return null
          throw e
        }
      },
      staleTime: p,
      meta: { persist: !1 },
    }),
  v = 501
function y(t, r) {
  let i = t instanceof a ? (t.detail ?? null) : null
  return { title: t instanceof a && e(t).endsWith(b) ? d.invalid : d.notFetched(n(r)), why: i }
}
var b = `Invalid Safe App manifest`
function x(e, t) {
  let n = o(e)
  if (n === null) return null
  let r = (e) => {
    let t = o(e.url)
    return t !== null && T(n, t)
  }
  return [...t].filter(r).sort((e, t) => t.url.length - e.url.length)[0] ?? null
}
var S = (e, t) => x(e, t) !== null,
  C = /^\/(ipfs|ipns|ar|swarm|bzz)\//i,
  w = /%(2f|5c)/i
function T(e, t) {
  if (e.key === t.key) return !0
  if (!e.key.startsWith(`${t.key}/`)) return !1
  let n = e.key.slice(t.key.length)
  return !C.test(`${n}/`) && !w.test(n)
}
var E = (e, t) => {
    let n = o(e)
    return t.filter((e) => {
      let t = o(e.url)
      return n !== null && t !== null && t.origin === n.origin && t.key !== n.key
    })
  },
  D = l(`app-urls`, {
    invalid: `The URL is invalid`,
    withPassword: `The URL is invalid: it contains a user name or password`,
    httpElsewhere: `The URL is invalid: http is only accepted on localhost`,
    ownAddress: (e) =>
      `${e} is this wallet’s own address. An app there could leave its frame and read the wallet’s storage, so it is not opened.`,
  }),
  O = 2048,
  k = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u
function A(e, t) {
  let n = e.trim()
  if (n.length > O || k.test(n) || !/^https?:\/\//i.test(n)) return j(D.invalid)
  let r = o(n)
  if (r === null) return j(D.invalid)
  let { protocol: i, hostname: a, username: s, password: c } = new URL(r.url)
  return s !== `` || c !== ``
    ? j(D.withPassword)
    : i === `http:` && !M(a)
      ? j(D.httpElsewhere)
      : t.includes(r.origin)
        ? j(D.ownAddress(r.origin))
        : { ok: !0, app: r }
}
var j = (e) => ({ ok: !1, reason: e }),
  M = (e) => e === `localhost` || e.endsWith(`.localhost`)
async function N(e) {
  let n = URL.canParse(`http://${e}`) ? new URL(`http://${e}`).hostname : e
  if (M(n)) return e
  let { getDomain: r } = await t(
    async () => {
      let { getDomain: e } = await import(`./es6-BNncei9Y.js`)
      return { getDomain: e }
    },
    [],
    import.meta.url,
  )
  return r(n, { allowPrivateDomains: !0 }) ?? e
}
var P = (e) =>
  u({ queryKey: [`registrable-domain`, e], queryFn: () => N(e), staleTime: 1 / 0, retry: !1, meta: { persist: !1 } })
    .data ?? e
export { S as a, m as c, E as i, y as l, P as n, x as o, A as r, _ as s, N as t, g as u }
//# sourceMappingURL=rest-BLgIr9Nz.js.map
