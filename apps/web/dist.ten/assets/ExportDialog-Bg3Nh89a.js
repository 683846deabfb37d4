const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      './exportFromChain-GvQP4RzL.js',
      './rest-DeYC7m82.js',
      './index--te03lJq.js',
      './rolldown-runtime-DLMaRju-.js',
      './index-Nszrimeh.css',
      './rest-B05EYwN-.js',
      './rest-C3mDGTbO.js',
      './lists-DTBg-a7q.js',
      './lists-Cd1HcrqG.css',
      './later-DLdlgyuL.js',
      './fields-KVqNPxJG.js',
      './fields-BhU42fya.css',
      './later-BVtEykpe.css',
      './rest-DfSGpZP2.js',
      './rest-DP5aMt8d.js',
      './rest-L3RFoWp3.js',
      './rest-DeRAjEhb.js',
      './rest-pmi3KYbj.js',
      './rest-Cy4Y8Q_t.js',
      './rest-BlO5BbqV.js',
      './rest-BJoaBsDp.js',
      './rest-CHnfK6lP.js',
      './rest-BCZfbqxO.js',
      './rest-B1EQQfBh.js',
      './rest-D842GMB8.js',
      './rest-DKUe5O8g.js',
      './rest-7WPnzzst.css',
      './rest-BXpYPL_p.js',
      './rest-CJKfR5SF.css',
      './rest-dlHfFz0A.js',
      './rest-BOxwSZXT.js',
      './rest-DJfmUtIb.js',
      './rest-DlatUGr7.js',
      './rest-CJZ3gRJW.js',
      './rest-DTnaDgTe.js',
    ]),
) => i.map((i) => d[i])
import { o as e } from './rolldown-runtime-DLMaRju-.js'
import { C as t, P as n, S as r } from './fields-KVqNPxJG.js'
import { Ga as i, Gn as a, Kn as o, Ma as s, Zn as c, ho as l, rr as u, sa as d, xa as f } from './index--te03lJq.js'
import { Fa as p, Ga as m, Pa as h } from './later-DLdlgyuL.js'
import { M as g } from './lists-DTBg-a7q.js'
import { o as _ } from './rest-CnNodkWm.js'
import { n as v } from './page-history-CVz9Zi-F.js'
var y = e(l(), 1),
  b = f(`export-history`, {
    title: `Export the history`,
    format: `Format`,
    csv: `CSV, for a spreadsheet`,
    json: `JSON`,
    from: `From`,
    to: `To`,
    fromService: `Days are in UTC and both included. Leave both empty to export everything. Each row is one transfer or transaction with exact amounts, as the service sends it.`,
    fromChain: `Days are in UTC and both included. Leave both empty to export everything. Each row is one transfer or transaction with exact amounts, read from the chain by this browser, as far back as the history is loaded; the file says so. It does not contain fees, or coins that were sent without an event.`,
    failed: ({ reason: e }) => `The file could not be made: ${e} Try again, or choose another node under Networks.`,
    close: `Close`,
    download: `Download`,
    wrongRange: ({ from: e, to: t }) => `The range ends on ${t}, before it begins on ${e}. Choose a later end.`,
  })
function x({ chainId: e, safe: t }, n, { from: r, to: i }) {
  return `/v1/chains/${e}/safes/${t}/export?${new URLSearchParams({ format: n, ...(r && { from: r }), ...(i && { to: i }) }).toString()}`
}
function S({ from: e, to: t }) {
  return e && t && e > t ? b.wrongRange({ from: e, to: t }) : null
}
var C = i()
function w({ onClose: e }) {
  let { chain: i, key: o, safe: l } = g(),
    f = c().from === `chain` || u(o),
    [_, w] = (0, y.useState)(`csv`),
    [E, D] = (0, y.useState)({ from: ``, to: `` }),
    O = S(E),
    [k, A] = (0, y.useState)(!1),
    [j, M] = (0, y.useState)(null),
    N = async () => {
      ;(A(!0), M(null))
      try {
        await T(i, l, _, E)
      } catch (e) {
        M(d(e))
      }
      A(!1)
    }
  return (0, C.jsx)(p, {
    opened: !0,
    onClose: e,
    title: b.title,
    children: (0, C.jsxs)(`div`, {
      className: v.export,
      children: [
        (0, C.jsx)(h, {
          'aria-label': b.format,
          value: _,
          onChange: (e) => w(e === `json` ? `json` : `csv`),
          data: [
            { value: `csv`, label: b.csv },
            { value: `json`, label: b.json },
          ],
        }),
        (0, C.jsxs)(m, {
          grow: !0,
          align: `start`,
          children: [
            (0, C.jsx)(n, {
              type: `date`,
              label: b.from,
              value: E.from,
              ...t(`export-note`),
              onChange: (e) => D({ ...E, from: e.currentTarget.value }),
            }),
            (0, C.jsx)(n, {
              type: `date`,
              label: b.to,
              value: E.to,
              error: O !== null,
              ...t(`export-note`),
              onChange: (e) => D({ ...E, to: e.currentTarget.value }),
            }),
          ],
        }),
        O === null
          ? (0, C.jsx)(`p`, { id: `export-note`, className: v.exportNote, children: f ? b.fromChain : b.fromService })
          : (0, C.jsx)(r, { kind: `error`, id: `export-note`, children: O }),
        j !== null && (0, C.jsx)(r, { kind: `error`, id: `export-failure`, children: b.failed({ reason: j }) }),
        (0, C.jsxs)(m, {
          justify: `flex-end`,
          children: [
            (0, C.jsx)(s, { variant: `subtle`, onClick: e, children: b.close }),
            O === null && f
              ? (0, C.jsx)(s, {
                  loading: k,
                  'aria-describedby': j === null ? void 0 : `export-failure`,
                  onClick: () => void N(),
                  children: b.download,
                })
              : O === null
                ? (0, C.jsx)(s, { component: `a`, href: a(x(o, _, E)), download: !0, children: b.download })
                : (0, C.jsx)(s, { disabled: !0, 'aria-describedby': `export-note`, children: b.download }),
          ],
        }),
      ],
    }),
  })
}
async function T(e, t, n, r) {
  let { exportFromChain: i } = await o(
      async () => {
        let { exportFromChain: e } = await import(`./exportFromChain-GvQP4RzL.js`)
        return { exportFromChain: e }
      },
      __vite__mapDeps([
        0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29,
        30, 31, 32, 33, 34,
      ]),
      import.meta.url,
    ),
    { name: a, text: s } = await i(e, t, n, r)
  _(a, s, n === `csv` ? `text/csv;charset=utf-8` : `application/json`)
}
export { w as ExportDialog }
//# sourceMappingURL=ExportDialog-Bg3Nh89a.js.map
