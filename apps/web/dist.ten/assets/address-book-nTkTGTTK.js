const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      './AbiDialog-DoZar5d6.js',
      './rolldown-runtime-DLMaRju-.js',
      './rest-DJfmUtIb.js',
      './later-DLdlgyuL.js',
      './fields-KVqNPxJG.js',
      './lists-DTBg-a7q.js',
      './index--te03lJq.js',
      './index-Nszrimeh.css',
      './lists-Cd1HcrqG.css',
      './fields-BhU42fya.css',
      './later-BVtEykpe.css',
      './rest-DlatUGr7.js',
      './rest-DfSGpZP2.js',
      './rest-DP5aMt8d.js',
      './rest-L3RFoWp3.js',
      './rest-DeRAjEhb.js',
      './rest-pmi3KYbj.js',
      './rest-Cy4Y8Q_t.js',
      './rest-CJZ3gRJW.js',
      './rest-DTnaDgTe.js',
      './rest-kUWXK5kc.js',
      './rest-PoPCRb3P.js',
      './rest-DBWxYTpm.js',
      './rest-CWxd1sTc.js',
      './rest-V0sFQu-D.js',
      './rest-BT_Dwl6x.js',
      './rest-DKUe5O8g.js',
      './rest-7WPnzzst.css',
      './rest-C2S2cNs6.css',
      './rest-Bb7jYocN.js',
      './rest-DIAPUj32.css',
      './rest-X-3GH6UX.css',
      './rest-BykV6UJX.js',
      './rest-RxGX0XL-.js',
      './rest-D2hJBhj-.js',
      './rest-BFxqbXnU.js',
      './rest-wvAyKwH5.js',
      './rest-CdT5_Wh3.js',
      './ImportDialog-BZca7hPL.js',
      './rest-dlHfFz0A.js',
      './rest-BOxwSZXT.js',
      './EntryDialog-CXK1QeS9.js',
      './rest-B4NrIFGr.js',
      './rest-aMSycVjv.js',
      './rest-B1z90-BO.js',
      './rest-Bh2TG8ha.css',
      './rest-CnNodkWm.js',
      './rest-BilHHFfS.js',
      './rest-COc_bzz2.js',
      './rest-Dlj0wS6e.js',
      './rest-DyTJIdPD.js',
      './rest-CmDQyV1X.js',
      './rest-B5w7Pa4q.js',
      './rest-aNUZyqda.js',
      './rest-Cj1rx-Z5.js',
      './rest-1Q76-X1n.js',
      './rest-Cxvfm7_T.js',
      './rest-BThtJ061.css',
      './rest-B_BLeZTv.css',
      './rest-DySxLr7R.css',
    ]),
) => i.map((i) => d[i])
import { o as e, r as t } from './rolldown-runtime-DLMaRju-.js'
import {
  Fi as n,
  Ga as r,
  I as i,
  Kn as a,
  Kt as o,
  Ma as s,
  Qi as c,
  _t as l,
  ba as u,
  dt as d,
  ho as f,
  ji as p,
  pt as m,
  sr as h,
  tn as g,
  vt as _,
  xa as v,
  ya as y,
} from './index--te03lJq.js'
import { Fa as b, Ga as x } from './later-DLdlgyuL.js'
import { r as S, t as C } from './rest-B1z90-BO.js'
import { Pn as w, Xn as T, wn as E } from './lists-DTBg-a7q.js'
import { D, M as O, l as k, m as A } from './fields-KVqNPxJG.js'
import { c as j, d as M, o as N, u as P } from './rest-BykV6UJX.js'
var F = e(f(), 1)
function I(e, t) {
  let n = t.trim().toLowerCase()
  return e
    .filter(({ name: e, address: t }) => `${e} ${t}`.toLowerCase().includes(n))
    .toSorted((e, t) => e.name.localeCompare(t.name) || e.address.localeCompare(t.address))
}
function L(e) {
  let t = new Map()
  for (let n of e) {
    let e = `${n.address.slice(0, 6)} ${n.address.slice(-4)}`.toLowerCase()
    t.set(e, [...(t.get(e) ?? []), n])
  }
  return [...t.values()].flatMap((e) =>
    e.flatMap((t, n) => {
      let r = C(t.address, e.slice(n + 1))
      return r ? [[t, r]] : []
    }),
  )
}
var R = {
    tools: `_tools_14jql_1`,
    alike: `_alike_14jql_9`,
    table: `_table_14jql_13`,
    form: `_form_14jql_25`,
    abi: `_abi_14jql_30`,
  },
  z = v(`address-book`, {
    title: `Address book`,
    subtitle: ({ contacts: e }) =>
      `${u(e, { one: `# contact`, other: `# contacts` })} in this browser. A name never replaces the address where you sign.`,
    add: `Add`,
    addContact: `Add contact`,
    import: `Import`,
    export: `Export`,
    exportCsv: `Export CSV`,
    showMore: ({ shown: e, all: t }) => `Show more (${y(e)} of ${y(t)} shown)`,
    filterContacts: `Filter contacts`,
    filterPlaceholder: `Name or address`,
    alike: `Two contacts have similar addresses`,
    alikeDetail: `The addresses begin and end alike, but differ in the middle. Compare the whole address before you send to either.`,
    none: `No contacts yet.`,
    noneDetail: `A name is shown next to its address on every page, and offered in every address field.`,
    noMatch: `No match.`,
    noMatchDetail: ({ filter: e }) => `No contact has "${e}" in its name or address.`,
    clear: `Clear`,
    allNetworks: `All networks`,
    unknownChain: ({ chainId: e }) => `Network ${e}`,
    removed: ({ name: e }) => `${e} was removed`,
    undo: `Undo`,
    contact: `Contact`,
    networks: `Networks`,
    source: `Source`,
    you: `You`,
    abi: `ABI`,
    actions: `Actions`,
    methods: (e) => u(e, { one: `# method`, other: `# methods` }),
    abiOf: ({ methods: e, name: t }) => `${e}, ABI of ${t}`,
    edit: `Edit`,
    editContactNamed: ({ name: e }) => `Edit ${e}`,
    remove: `Remove`,
    removeContactNamed: ({ name: e }) => `Remove ${e}`,
    removeQuestion: `Remove this contact?`,
    removeDetail: `The address is then shown without a name. Nothing changes on chain.`,
    keep: `Keep`,
  }),
  B = r()
function V({ entry: e, onClose: t, onDelete: n }) {
  return (0, B.jsx)(b, {
    opened: !0,
    onClose: t,
    title: z.removeQuestion,
    children: (0, B.jsxs)(`div`, {
      className: R.form,
      children: [
        (0, B.jsx)(O, { address: e.address, name: e.name, form: `full` }),
        (0, B.jsx)(`p`, { children: z.removeDetail }),
        (0, B.jsxs)(x, {
          justify: `flex-end`,
          children: [
            (0, B.jsx)(s, { variant: `subtle`, onClick: t, children: z.keep }),
            (0, B.jsx)(s, { onClick: n, 'data-autofocus': !0, children: z.remove }),
          ],
        }),
      ],
    }),
  })
}
var H = i(() =>
  a(
    async () => {
      let { AbiDialog: e } = await import(`./AbiDialog-DoZar5d6.js`)
      return { AbiDialog: e }
    },
    __vite__mapDeps([
      0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30,
      31, 32, 33, 34, 35, 36, 37,
    ]),
    import.meta.url,
  ).then(({ AbiDialog: e }) => ({ default: e })),
)
function U({ rows: e, onEdit: t }) {
  let n = o(),
    [r, i] = (0, F.useState)(null)
  h(j)
  let [a, s] = (0, F.useState)(null),
    u = (e) =>
      e === null ? z.allNetworks : (n.find((t) => t.chainId === e)?.chainName ?? z.unknownChain({ chainId: e })),
    d = (e) => {
      let t = N(e)
      ;(m(e),
        t && P(t),
        s(null),
        p.show({
          kind: `info`,
          title: z.removed({ name: e.name }),
          href: `/address-book`,
          linkLabel: z.title,
          action: {
            label: z.undo,
            onClick: () => {
              ;(l(e), t && M(t))
            },
          },
        }))
    }
  return (0, B.jsxs)(`div`, {
    className: `cs-panel ${k.frame}`,
    children: [
      (0, B.jsxs)(`table`, {
        className: `${k.table} ${k.cards} ${R.table}`,
        children: [
          (0, B.jsx)(`thead`, {
            children: (0, B.jsxs)(`tr`, {
              children: [
                (0, B.jsx)(`th`, { scope: `col`, children: z.contact }),
                (0, B.jsx)(`th`, { scope: `col`, children: z.networks }),
                (0, B.jsx)(`th`, { scope: `col`, children: z.source }),
                (0, B.jsx)(`th`, { scope: `col`, children: z.abi }),
                (0, B.jsx)(`th`, {
                  scope: `col`,
                  children: (0, B.jsx)(`span`, { className: `cs-visually-hidden`, children: z.actions }),
                }),
              ],
            }),
          }),
          (0, B.jsx)(`tbody`, {
            children: e.map((e) =>
              (0, B.jsxs)(
                `tr`,
                {
                  children: [
                    (0, B.jsx)(`th`, {
                      scope: `row`,
                      children: (0, B.jsx)(O, { address: e.address, name: e.name, copyable: !0 }),
                    }),
                    (0, B.jsx)(`td`, { children: u(e.chainId) }),
                    (0, B.jsxs)(`td`, { children: [(0, B.jsx)(w, { source: `you` }), ` `, z.you] }),
                    (0, B.jsx)(`td`, {
                      children: (0, B.jsx)(`button`, {
                        type: `button`,
                        className: `cs-link`,
                        'aria-label': z.abiOf({ methods: W(N(e)?.functions.length), name: e.name }),
                        onClick: () => i(e),
                        children: W(N(e)?.functions.length),
                      }),
                    }),
                    (0, B.jsxs)(`td`, {
                      children: [
                        (0, B.jsx)(T, {
                          'aria-label': z.editContactNamed({ name: e.name }),
                          title: z.edit,
                          onClick: () => t(e),
                          children: (0, B.jsx)(c, { name: `edit`, size: 16 }),
                        }),
                        (0, B.jsx)(T, {
                          'aria-label': z.removeContactNamed({ name: e.name }),
                          title: z.remove,
                          onClick: () => s(e),
                          children: (0, B.jsx)(c, { name: `trash`, size: 16 }),
                        }),
                      ],
                    }),
                  ],
                },
                `${e.chainId} ${e.address}`,
              ),
            ),
          }),
        ],
      }),
      (0, B.jsx)(F.Suspense, { children: r && (0, B.jsx)(H, { entry: r, onClose: () => i(null) }) }),
      a && (0, B.jsx)(V, { entry: a, onClose: () => s(null), onDelete: () => d(a) }),
    ],
  })
}
var W = (e) => (e === void 0 ? z.add : z.methods(e)),
  G = i(() =>
    a(
      async () => {
        let { ImportDialog: e } = await import(`./ImportDialog-BZca7hPL.js`)
        return { ImportDialog: e }
      },
      __vite__mapDeps([
        38, 1, 4, 5, 6, 7, 8, 9, 39, 3, 10, 40, 2, 11, 12, 13, 14, 15, 16, 17, 18, 19, 32, 33, 34, 35, 36, 37,
      ]),
      import.meta.url,
    ).then(({ ImportDialog: e }) => ({ default: e })),
  ),
  K = i(() =>
    a(
      async () => {
        let { EntryDialog: e } = await import(`./EntryDialog-CXK1QeS9.js`)
        return { EntryDialog: e }
      },
      __vite__mapDeps([
        41, 1, 6, 7, 3, 4, 5, 8, 9, 10, 21, 20, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 42, 43, 44, 45, 32, 2, 11, 12,
        13, 14, 15, 16, 17, 18, 33, 19, 34, 35, 36, 37,
      ]),
      import.meta.url,
    ).then(({ EntryDialog: e }) => ({ default: e })),
  ),
  q = 200
function J() {
  let e = _(),
    [t, r] = (0, F.useState)(``),
    [i, a] = (0, F.useState)(null),
    [o, l] = (0, F.useState)(!1)
  g(z.title)
  let u = (0, F.useMemo)(() => I(e, t), [e, t]),
    d = (0, F.useMemo)(() => L(e), [e]),
    [f, p] = (0, F.useState)(q),
    m = (0, B.jsx)(s, {
      leftSection: (0, B.jsx)(c, { name: `plus` }),
      onClick: () => a(`new`),
      children: z.addContact,
    }),
    h = (0, B.jsx)(s, {
      variant: `default`,
      leftSection: (0, B.jsx)(c, { name: `upload` }),
      onClick: () => l(!0),
      children: z.import,
    })
  return (0, B.jsxs)(B.Fragment, {
    children: [
      (0, B.jsx)(E, { title: z.title, subtitle: z.subtitle({ contacts: e.length }), actions: e.length > 0 && m }),
      e.length > 0 &&
        (0, B.jsxs)(`div`, {
          className: R.tools,
          children: [
            (0, B.jsx)(A, { label: z.filterContacts, placeholder: z.filterPlaceholder, value: t, onChange: r }),
            h,
            (0, B.jsx)(s, {
              variant: `default`,
              leftSection: (0, B.jsx)(c, { name: `download` }),
              onClick: () => void Y(`json`),
              children: z.export,
            }),
            (0, B.jsx)(s, {
              variant: `default`,
              leftSection: (0, B.jsx)(c, { name: `download` }),
              onClick: () => void Y(`csv`),
              children: z.exportCsv,
            }),
          ],
        }),
      d.map(([e, t]) =>
        (0, B.jsx)(
          `div`,
          {
            className: R.alike,
            children: (0, B.jsxs)(D, {
              verdict: `danger`,
              title: z.alike,
              children: [
                z.alikeDetail,
                (0, B.jsx)(S, { saved: e.address, typed: t.address, labels: { saved: e.name, typed: t.name } }),
              ],
            }),
          },
          `${e.address} ${t.address}`,
        ),
      ),
      u.length > 0
        ? (0, B.jsxs)(B.Fragment, {
            children: [
              (0, B.jsx)(U, { rows: u.slice(0, f), onEdit: a }),
              u.length > f &&
                (0, B.jsx)(s, {
                  variant: `subtle`,
                  onClick: () => p(f + q),
                  children: z.showMore({ shown: f, all: u.length }),
                }),
            ],
          })
        : e.length === 0
          ? (0, B.jsx)(n, {
              level: 2,
              sentence: z.none,
              detail: z.noneDetail,
              action: (0, B.jsxs)(x, { children: [m, h] }),
            })
          : (0, B.jsx)(n, {
              sentence: z.noMatch,
              detail: z.noMatchDetail({ filter: t }),
              action: (0, B.jsx)(`button`, {
                type: `button`,
                className: `cs-link`,
                onClick: () => r(``),
                children: z.clear,
              }),
            }),
      (0, B.jsxs)(F.Suspense, {
        children: [
          o && (0, B.jsx)(G, { onClose: () => l(!1) }),
          i !== null && (0, B.jsx)(K, { entry: i === `new` ? null : i, onClose: () => a(null) }),
        ],
      }),
    ],
  })
}
async function Y(e) {
  let [{ printBook: t, printBookCsv: n }, { saveText: r }, { addedAbisStore: i }] = await Promise.all([
      a(
        () => import(`./rest-dlHfFz0A.js`).then((e) => e.t),
        __vite__mapDeps([39, 1, 3, 4, 5, 6, 7, 8, 9, 10, 40, 2, 11, 12, 13, 14, 15, 16, 17, 18, 19]),
        import.meta.url,
      ),
      a(
        () => import(`./rest-CnNodkWm.js`).then((e) => e.s),
        __vite__mapDeps([46, 1, 5, 6, 7, 8, 47, 48, 3, 4, 9, 10, 49, 50, 51, 52, 17, 53, 54, 55, 56, 57, 58, 59]),
        import.meta.url,
      ),
      a(
        () => import(`./rest-BykV6UJX.js`).then((e) => e.l),
        __vite__mapDeps([32, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 33, 19, 34, 35, 36, 37]),
        import.meta.url,
      ),
    ]),
    o = d.get()
  e === `csv` ? r(`countersign-address-book.csv`, n(o), `text/csv`) : r(`countersign-address-book.json`, t(o, i.get()))
}
var X = t({ component: () => Z }),
  Z = J
export { Z as component, z as n, R as r, X as t }
//# sourceMappingURL=address-book-nTkTGTTK.js.map
