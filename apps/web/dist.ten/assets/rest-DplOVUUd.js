const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      './runSimulation-B8UxsmKn.js',
      './rest-D4H0fh7c.js',
      './rolldown-runtime-DLMaRju-.js',
      './later-DLdlgyuL.js',
      './fields-KVqNPxJG.js',
      './lists-DTBg-a7q.js',
      './index--te03lJq.js',
      './index-Nszrimeh.css',
      './lists-Cd1HcrqG.css',
      './fields-BhU42fya.css',
      './later-BVtEykpe.css',
      './rest-RfDH9dS6.js',
      './rest-BFxqbXnU.js',
      './rest-wvAyKwH5.js',
      './rest-CdT5_Wh3.js',
      './rest-pmi3KYbj.js',
      './rest-mkspArv7.js',
      './rest-CHnfK6lP.js',
      './rest-BCZfbqxO.js',
      './rest-B1EQQfBh.js',
      './rest-D842GMB8.js',
      './rest-DKUe5O8g.js',
      './rest-7WPnzzst.css',
      './rest-BXpYPL_p.js',
      './rest-CJKfR5SF.css',
    ]),
) => i.map((i) => d[i])
import { Ai as e, Kn as t, dt as n, rt as r, tr as i, vn as a, xt as o, yi as s } from './index--te03lJq.js'
import { M as c } from './lists-DTBg-a7q.js'
import { i as l, n as u, r as d, t as f } from './rest-CHnfK6lP.js'
function p(e, t) {
  return [
    ...(m(e) === m(t) ? [] : [m(e) ? l.wouldSucceedBefore : l.wouldFailBefore]),
    ...h(l.moves, g(e), g(t)),
    ...h(l.allowances, _(e), _(t)),
    ...h(l.writes, v(e), v(t)),
    ...h(l.delegatecalls, y(e), y(t)),
  ]
}
var m = ({ success: e, innerSuccess: t }) => e && t !== !1
function h(e, t, n) {
  if (t === null || n === null) return []
  let [r, i] = [new Set(t), new Set(n)],
    a = t.filter((e) => !i.has(e)),
    o = n.filter((e) => !r.has(e))
  return a.length + o.length === 0
    ? []
    : [
        l.differences({
          what: e,
          entries: [...a.map((e) => l.noLonger({ entry: e })), ...o.map((e) => l.nowThere({ entry: e }))].join(`; `),
        }),
      ]
}
var g = ({ deltas: e }) =>
    e.map((e) => {
      let t = e.kind === `native` ? l.nativeCoin : e.token,
        n = `tokenId` in e ? ` #${e.tokenId}` : ``
      return l.delta({ owner: e.owner, amount: `${e.amount}`, token: `${t}${n}` })
    }),
  _ = ({ tokenApprovals: e }) =>
    e.map((e) => {
      let t = e.kind === `erc20` ? `${e.amount}` : e.kind === `erc721` ? `#${e.tokenId}` : e.approved ? l.all : l.none
      return l.approval({ spender: e.spender, extent: t, token: e.token })
    }),
  v = ({ writes: e }) =>
    e.known
      ? e.value.flatMap(({ account: e, writes: t }) =>
          t.map(({ label: t, after: n }) => l.write({ label: t, account: e, after: n })),
        )
      : null,
  y = ({ delegatecalls: e }) =>
    e.known
      ? e.value.filter(({ isProxy: e }) => !e).map(({ account: e, code: t }) => l.runs({ account: e, code: t }))
      : null
function b(e, t) {
  let n = a(e, `eth_getBlockByNumber`, [`latest`, !1], t)
  return (n.catch(() => {}), n)
}
function x({ transaction: a, sender: p, readUnits: m }) {
  let { chain: h, key: g, safe: _ } = c(),
    v = e(),
    y = o(h, `TX_SIMULATION`),
    x = a && Object.values(a).map(String).join(),
    T = [...i.account(g), `simulation`, x, p],
    E = {
      queryKey: T,
      queryFn: async () => {
        if (a === null) throw Error(l.nothingToRun)
        let e = n.get().map(({ address: e }) => e),
          i = () => S(v.getQueryData(r(g).queryKey)),
          o = await d(async (n) => {
            let r = b(h, n),
              o = m?.(),
              { runSimulation: s } = await t(
                async () => {
                  let { runSimulation: e } = await import(`./runSimulation-B8UxsmKn.js`)
                  return { runSimulation: e }
                },
                __vite__mapDeps([
                  0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24,
                ]),
                import.meta.url,
              )
            return s(
              { chain: h, safe: _, transaction: a, sender: p, knownAddresses: e, unitOf: o, told: i, newest: r },
              n,
            )
          })
        return { first: v.getQueryData(T)?.first ?? o, now: o }
      },
      gcTime: 6e4,
      retry: !1,
      structuralSharing: !1,
      meta: { persist: !1 },
    },
    D = s({ ...E, enabled: y && a !== null, staleTime: 1 / 0 }),
    O = (e, t) => {
      let n = u({ simulated: e?.now ?? null, first: e?.first ?? null, error: t, isAutomatic: y }),
        r = C(e)
      return r.length > 0 ? [...n, f(r)] : n
    },
    k = D.data ?? null
  return {
    view: {
      simulated: k?.now ?? null,
      differences: C(k),
      error: D.error,
      isRunning: D.isFetching,
      run: () => {
        ;(v.setQueryData(T, (e) => e && { ...e, first: null }), D.refetch())
      },
    },
    checks: O(k, D.error),
    isFirstRun: D.isPending && D.isFetching,
    runAgain: async () =>
      !y && k === null
        ? O(null, null)
        : (v.getQueryData(T) !== void 0 && (await v.cancelQueries({ queryKey: T, exact: !0 })),
          v.fetchQuery({ ...E, staleTime: 0 }).then(
            (e) => O(e, null),
            (e) => O(v.getQueryData(T) ?? null, w(e)),
          )),
  }
}
var S = (e) =>
    e && {
      owners: e.owners.map(({ value: e }) => e),
      threshold: e.threshold,
      nonce: BigInt(e.nonce),
      version: e.version?.split(`+`)[0] ?? ``,
    },
  C = (e) => (e?.first ? p(e.first.result, e.now.result) : []),
  w = (e) => (e instanceof Error ? e : Error(String(e)))
export { x as t }
//# sourceMappingURL=rest-DplOVUUd.js.map
