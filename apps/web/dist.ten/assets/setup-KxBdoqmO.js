const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      './later-DLdlgyuL.js',
      './rolldown-runtime-DLMaRju-.js',
      './fields-KVqNPxJG.js',
      './lists-DTBg-a7q.js',
      './index--te03lJq.js',
      './index-Nszrimeh.css',
      './lists-Cd1HcrqG.css',
      './fields-BhU42fya.css',
      './later-BVtEykpe.css',
      './ProposerDialog-Bos4sCeJ.js',
      './rest-aMSycVjv.js',
      './rest-PoPCRb3P.js',
      './rest-kUWXK5kc.js',
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
      './rest-CJU2q42-.js',
      './rest-B4NrIFGr.js',
      './rest-B1z90-BO.js',
      './rest-Bh2TG8ha.css',
      './rest-D779xla8.js',
      './rest-mEt-RbdF.css',
      './rest-CrKYEE8F.js',
      './rest-Dud8ppZb.js',
      './rest-BaoHt0l1.js',
      './RemoveProposerDialog-BzpbSK3A.js',
      './readPastAttempts-C8PVw7Vp.js',
      './SpendingLimits-BW6kxpkt.js',
      './rest-GRTnIP2r.js',
      './rest-CC7xzsx6.css',
      './rest-Drq7vyH0.js',
      './rest-DrVqvaW-.js',
      './SpendingLimits-D3tcaQak.css',
    ]),
) => i.map((i) => d[i])
import { o as e, r as t } from './rolldown-runtime-DLMaRju-.js'
import {
  Aa as n,
  Ai as r,
  Dn as i,
  F as a,
  Fi as o,
  Ga as s,
  Gr as c,
  H as l,
  I as u,
  Kn as d,
  Li as f,
  Ma as p,
  Mi as m,
  Ni as h,
  Nt as g,
  Ot as ee,
  Qi as _,
  Qt as te,
  Ri as ne,
  Tr as re,
  Ut as ie,
  Vn as ae,
  Zn as oe,
  _i as se,
  ba as v,
  bi as ce,
  ci as y,
  ea as le,
  ga as ue,
  gi as de,
  ha as fe,
  hn as pe,
  ho as me,
  it as he,
  jt as ge,
  kr as _e,
  li as ve,
  or as ye,
  rt as be,
  sa as xe,
  tn as Se,
  to as Ce,
  tr as b,
  ui as we,
  vi as x,
  wa as S,
  xa as Te,
  xt as Ee,
  ya as C,
  yi as w,
  zi as De,
  zr as Oe,
} from './index--te03lJq.js'
import { i as ke, r as Ae } from './rest-DBWxYTpm.js'
import {
  Cn as T,
  D as je,
  E as Me,
  M as E,
  Pn as D,
  Xn as Ne,
  Yn as O,
  kn as k,
  n as Pe,
  wn as Fe,
} from './lists-DTBg-a7q.js'
import { t as A } from './rest-CrKYEE8F.js'
import {
  Fa as Ie,
  Ot as Le,
  Tt as Re,
  a as j,
  an as ze,
  c as Be,
  ht as Ve,
  l as He,
  mt as Ue,
  o as We,
  s as Ge,
  va as Ke,
} from './later-DLdlgyuL.js'
import { i as qe, r as Je, t as M } from './rest-DZvZdQJz.js'
import { a as N, c as P, i as Ye, n as Xe, o as Ze, r as Qe, t as $e } from './rest-CxswhTUl.js'
import { D as F, N as et, k as tt, l as I } from './fields-KVqNPxJG.js'
import { n as L, t as nt } from './rest-CNNlE7CL.js'
import { n as R, t as rt } from './rest-DrVqvaW-.js'
import { t as it } from './rest-RfDH9dS6.js'
import { i as at, n as ot, o as st, r as ct, t as lt } from './rest-Cmmjidi6.js'
import { r as ut } from './rest-CJZK_U9Z.js'
import { a as dt, c as ft, i as z, n as pt, o as mt, s as ht, t as gt } from './rest-IU9BSla3.js'
import { t as _t } from './rest-7i4qq2SQ.js'
import { l as vt, o as yt, r as bt, t as xt } from './rest-GRTnIP2r.js'
import { n as St } from './rest-D779xla8.js'
import { t as Ct } from './rest-BilHHFfS.js'
var B = e(me(), 1),
  wt = (0, B.createContext)(() => {})
function V(e, { count: t, caution: n = null }) {
  let r = (0, B.use)(wt)
  ;(0, B.useEffect)(() => (r(e, { count: t, caution: n }), () => r(e, null)), [r, e, t, n])
}
var H = {
    page: `_page_yhg00_1`,
    changed: `_changed_yhg00_7`,
    section: `_section_yhg00_11`,
    owner: `_owner_yhg00_21`,
    quiet: `_quiet_yhg00_32`,
    fact: `_fact_yhg00_37`,
    act: `_act_yhg00_54`,
  },
  U = s()
function W({ term: e, source: t, children: n, verdict: r, act: i }) {
  return (0, U.jsxs)(`div`, {
    className: H.fact,
    children: [
      (0, U.jsxs)(`dt`, { children: [e, ` `, (0, U.jsx)(D, { source: t })] }),
      (0, U.jsx)(`dd`, { children: n }),
      r && (0, U.jsx)(`dd`, { children: r }),
      i && (0, U.jsx)(`dd`, { className: H.act, children: i }),
    ],
  })
}
function Tt({ setup: e }) {
  let { account: t } = E(),
    n = e.fallbackHandler,
    r = e.version?.replace(/\+.*$/, ``) ?? null,
    i =
      r !== null && Ke(r, `1.1.0`)
        ? null
        : (0, U.jsx)(y, {
            to: `/safes/$safe/setup/handler`,
            params: { safe: t },
            className: `cs-link`,
            'aria-label': M.title,
            children: M.change,
          })
  return n === null
    ? (0, U.jsx)(W, {
        term: M.fallbackHandler,
        source: e.source,
        act: i,
        children: r !== null && Ke(r, `1.3.0`) ? M.noneNoNfts : M.noneNoMessages,
      })
    : (0, U.jsx)(Et, { handler: n, setup: e, change: i, version: r ?? `` })
}
function Et({ handler: e, setup: t, version: n, change: r }) {
  let { chain: i, safe: a } = E(),
    o = Qe(e),
    { data: s } = w(qe(i, { account: a, version: n, handler: e }))
  return (0, U.jsxs)(W, {
    term: M.fallbackHandler,
    source: t.source,
    verdict: (0, U.jsx)(Ze, { contract: o }),
    act: r,
    children: [
      (0, U.jsx)(N, { address: e, contract: o }),
      (0, U.jsx)(`span`, { className: Ye.line, children: s && Je(s) }),
    ],
  })
}
var Dt = { notice: `_notice_l47a6_2`, said: `_said_l47a6_6` }
function Ot({ setup: e, standing: t }) {
  let { account: n } = E(),
    { code: r, release: i, recommended: a, isOutdated: o } = t,
    s = (e) =>
      (0, U.jsx)(p, {
        size: `xs`,
        renderRoot: (e) => (0, U.jsx)(y, { ...e, to: `/safes/$safe/setup/upgrade`, params: { safe: n } }),
        children: e,
      })
  if (r === `differs`)
    return (0, U.jsx)(F, {
      verdict: `danger`,
      title: L.notPublished,
      children: L.codeDiffersNote({ release: `${i?.name ?? ``} ${i?.version ?? ``}`.trim() }),
    })
  if (r === `unknown`)
    return (0, U.jsx)(F, {
      verdict: `caution`,
      title: L.noRelease,
      aside: s(L.whatYouCanDo),
      children: L.unknownCodeNote,
    })
  let c = i?.version ?? e.version
  if (!o || c === null || a === null) return null
  let l = nt(c, a)
  return (0, U.jsx)(F, {
    verdict: `caution`,
    title: L.outdated({ version: c }),
    aside: s(L.seeUpgrade),
    children: [L.stillUsable, ...l, L.upgradeKeeps].join(` `),
  })
}
function kt({ masterCopy: e, masterCopyHash: t, version: n }) {
  let { chain: r, key: i } = E(),
    a = w(He).data,
    o = w(be(i)).data?.implementationVersionState,
    s = a?.recommendedOn(r) ?? null
  if (a === void 0 || t === null)
    return {
      code: `unread`,
      release: null,
      recommended: s,
      isOutdated: Be(n, s ?? r.recommendedMasterCopyVersion),
      hasNewer: !0,
      disagreement: null,
    }
  let c = a.findRelease(e, t),
    l = c ?? a.findRelease(e, null),
    u = c !== null && Be(c.version, s),
    d = c === null ? `unknown` : u ? `outdated` : `current`
  return {
    code: c ? `official` : l ? `differs` : `unknown`,
    release: l,
    recommended: s,
    isOutdated: u,
    hasNewer: c === null || Be(c.version, a.newestVersion),
    disagreement: o === void 0 ? null : Ge(d, o),
  }
}
var At = () => ({
  official: (0, U.jsx)(k, { verdict: `verified`, label: L.codeMatches }),
  differs: (0, U.jsx)(k, { verdict: `danger`, label: L.codeDiffers }),
  unknown: (0, U.jsx)(k, { verdict: `caution`, label: L.unknownCode }),
  unread: (0, U.jsx)(k, { verdict: `unchecked` }),
})
function jt({ setup: e, standing: t }) {
  let { account: n } = E(),
    { code: r, disagreement: i, hasNewer: a } = t,
    o = e.version ?? L.unknown
  return (0, U.jsxs)(W, {
    term: L.version,
    source: e.source,
    verdict: At()[r],
    act:
      a &&
      (0, U.jsx)(y, {
        to: `/safes/$safe/setup/upgrade`,
        params: { safe: n },
        className: `cs-link`,
        children: L.upgrade,
      }),
    children: [Mt(o, t), i && (0, U.jsx)(`div`, { className: Dt.said, children: i })],
  })
}
function Mt(e, { code: t, release: n }) {
  return t === `official`
    ? L.officialRelease({ version: n?.version ?? e })
    : t === `differs` && n
      ? L.notCodeOf({ version: e, release: `${n.name} ${n.version}` })
      : t === `unknown`
        ? L.accordingToContract({ version: e })
        : e
}
function Nt({ setup: e, infoOf: t }) {
  let { chainId: n } = E(),
    r = kt(e)
  return (
    V(`contract`, { caution: Pt(r) }),
    (0, U.jsxs)(`section`, {
      'aria-labelledby': `contract-heading`,
      children: [
        (0, U.jsx)(T, { id: `contract-heading`, title: L.title }),
        (0, U.jsxs)(`div`, {
          className: `cs-panel`,
          children: [
            (0, U.jsx)(`div`, { className: Dt.notice, children: (0, U.jsx)(Ot, { setup: e, standing: r }) }),
            (0, U.jsxs)(`dl`, {
              children: [
                (0, U.jsx)(jt, { setup: e, standing: r }),
                (0, U.jsx)(W, {
                  term: L.masterCopy,
                  source: e.source,
                  children: ((e) => (0, U.jsx)(A, { info: t(e), chainId: n, shape: `contract`, copyable: !0 }))(
                    e.masterCopy,
                  ),
                }),
                (0, U.jsx)(Tt, { setup: e }),
                (0, U.jsx)(W, { term: L.nextTransaction, source: e.source, children: C(e.nonce) }),
              ],
            }),
          ],
        }),
      ],
    })
  )
}
function Pt({ code: e, isOutdated: t }) {
  return e === `differs` ? L.notPublishedMark : e === `unknown` ? L.noReleaseMark : t ? L.outdatedMark : null
}
function Ft() {
  let { chain: e, safe: t } = E(),
    n = Ae(`setup`),
    r = (0, B.useRef)([]),
    i = ke((e) => n(e, [], { removedModules: r.current })),
    a = ke(n)
  return {
    isBusy: i.isBusy || a.isBusy,
    error: i.error ?? a.error,
    removeModule: (n) =>
      i.draft(async () => {
        r.current = [n]
        let [{ planModuleRemoval: i }, { readChainState: a }] = await Promise.all([
            d(
              () => import(`./later-DLdlgyuL.js`).then((e) => e.Dn),
              __vite__mapDeps([0, 1, 2, 3, 4, 5, 6, 7, 8]),
              import.meta.url,
            ),
            d(() => import(`./lists-DTBg-a7q.js`).then((e) => e.I), __vite__mapDeps([3, 1, 4, 5, 6]), import.meta.url),
          ]),
          o = await a(e, t)
        return { calls: i(t, o.modules, [n]) }
      }),
    removeGuard: (e) =>
      a.draft(async () => {
        let { setGuard: n, setModuleGuard: r } = await d(
          async () => {
            let { setGuard: e, setModuleGuard: t } = await import(`./later-DLdlgyuL.js`).then((e) => e.Dn)
            return { setGuard: e, setModuleGuard: t }
          },
          __vite__mapDeps([0, 1, 2, 3, 4, 5, 6, 7, 8]),
          import.meta.url,
        )
        return { calls: [e === `guard` ? n(t, null) : r(t, null)] }
      }),
  }
}
function It({ label: e, held: t, isBusy: n, onPress: r, children: i }) {
  let a = (0, B.useId)()
  return (0, U.jsxs)(U.Fragment, {
    children: [
      (0, U.jsx)(`button`, {
        type: `button`,
        className: `cs-link`,
        'aria-label': e,
        'aria-disabled': t !== null || n,
        ...(t === null ? {} : { title: t, 'aria-describedby': a }),
        onClick: () => {
          t === null && !n && r()
        },
        children: i,
      }),
      t !== null && (0, U.jsx)(`span`, { id: a, className: `cs-visually-hidden`, children: t }),
    ],
  })
}
var G = {
  explain: `_explain_ri7zx_1`,
  table: `_table_ri7zx_9`,
  words: `_words_ri7zx_17`,
  more: `_more_ri7zx_21`,
  detail: `_detail_ri7zx_28`,
  quiet: `_quiet_ri7zx_35`,
  code: `_code_ri7zx_39`,
  acts: `_acts_ri7zx_43`,
  waiting: `_waiting_ri7zx_49`,
  empty: `_empty_ri7zx_57`,
  guards: `_guards_ri7zx_62`,
  pair: `_pair_ri7zx_92`,
}
function Lt({ kind: e, setup: t, power: n, blocked: r }) {
  let { account: i } = E(),
    { term: a, none: o, since: s, set: c } = $e(e),
    l = t[e],
    u = t.version?.replace(/\+.*$/, ``) ?? null
  return l === null
    ? u === null || Ke(u, s)
      ? (0, U.jsx)(W, {
          term: a,
          source: t.source,
          act:
            u !== null &&
            (0, U.jsx)(y, {
              to: `/safes/$safe/setup/upgrade`,
              params: { safe: i },
              search: { to: `1.5.0` },
              className: `cs-link`,
              children: R.seeUpgrade,
            }),
          children: (0, U.jsx)(`span`, {
            className: G.detail,
            children: u === null ? R.versionUnknown : R.notAvailable({ version: u, since: s }),
          }),
        })
      : (0, U.jsx)(W, {
          term: a,
          source: t.source,
          act: (0, U.jsx)(y, {
            to: `/safes/$safe/setup/guard`,
            params: { safe: i },
            search: { kind: e },
            className: `cs-link`,
            children: c,
          }),
          children: o,
        })
    : (0, U.jsx)(Rt, { kind: e, guard: l, setup: t, power: n, blocked: r })
}
function Rt({ kind: e, guard: t, setup: n, power: r, blocked: i }) {
  let { account: a } = E(),
    { term: o, does: s, change: c, remove: l } = $e(e),
    u = Qe(t),
    d = u.data
  return (0, U.jsxs)(W, {
    term: o,
    source: n.source,
    verdict: (0, U.jsx)(Ze, { contract: u }),
    act: (0, U.jsxs)(`span`, {
      className: G.pair,
      children: [
        (0, U.jsx)(y, {
          to: `/safes/$safe/setup/guard`,
          params: { safe: a },
          search: { kind: e },
          className: `cs-link`,
          'aria-label': c,
          children: R.change,
        }),
        (0, U.jsx)(It, {
          label: l,
          held: i,
          isBusy: r.isBusy,
          onPress: () => void r.removeGuard(e),
          children: R.remove,
        }),
      ],
    }),
    children: [
      (0, U.jsx)(N, { address: t, contract: u }),
      (0, U.jsx)(`span`, { className: G.detail, children: d?.known ? P(d.known) : s }),
      d &&
        (d.judged.notes.length > 0 || d.judged.others.length > 0) &&
        (0, U.jsxs)(`span`, {
          className: G.more,
          children: [d.judged.notes.join(` `), ` `, (0, U.jsx)(Xe, { others: d.judged.others })],
        }),
    ],
  })
}
var zt = `Zodiac Delay`
function Bt({ report: e }) {
  let { judged: t } = e
  return (0, U.jsxs)(U.Fragment, {
    children: [
      (0, U.jsx)(Vt, { report: e }),
      (t.notes.length > 0 || t.others.length > 0) &&
        (0, U.jsxs)(`span`, {
          className: G.more,
          children: [t.notes.join(` `), ` `, (0, U.jsx)(Xe, { others: t.others })],
        }),
    ],
  })
}
function Vt({ report: { known: e, facts: t } }) {
  return e?.name === `Allowance`
    ? (0, U.jsx)(Ut, {})
    : e?.name === zt
      ? (0, U.jsx)(Ht, { module: t.address, does: P(e) })
      : (0, U.jsx)(`span`, { children: e ? P(e) : R.canMoveAll })
}
function Ht({ module: e, does: t }) {
  let n = E(),
    { recoveries: r } = Ve(n),
    i = r?.find(({ address: t }) => S(t, e))
  if (!i || i.recoverers.length === 0) return (0, U.jsx)(`span`, { children: t })
  let { length: a } = i.recoverers
  return (0, U.jsx)(`span`, {
    children: (0, U.jsx)(De, {
      text: R.allowsRecoverers({ count: a, notice: Re(i.cooldown) }),
      slots: {
        recovery: (e) =>
          (0, U.jsx)(y, {
            to: `/safes/$safe/setup`,
            params: { safe: n.account },
            hash: `recovery`,
            className: `cs-link`,
            children: e,
          }),
      },
    }),
  })
}
function Ut() {
  let { account: e } = E()
  return (0, U.jsx)(`span`, {
    children: (0, U.jsx)(De, {
      text: R.paysLimits,
      slots: {
        limits: (t) =>
          (0, U.jsx)(y, {
            to: `/safes/$safe/setup`,
            params: { safe: e },
            hash: `limits`,
            className: `cs-link`,
            children: t,
          }),
      },
    }),
  })
}
function Wt({ module: e, power: t, blocked: n }) {
  let r = Qe(e),
    i = r.data?.judged.name ?? O(e)
  return (0, U.jsxs)(`tr`, {
    children: [
      (0, U.jsx)(`td`, { children: (0, U.jsx)(N, { address: e, contract: r }) }),
      (0, U.jsxs)(`td`, {
        className: G.words,
        children: [
          r.data && (0, U.jsx)(Bt, { report: r.data }),
          r.error && (0, U.jsx)(`span`, { children: R.notRead({ reason: xe(r.error) }) }),
          !r.data && !r.error && (0, U.jsx)(`span`, { className: G.quiet, children: R.readingItsCode }),
        ],
      }),
      (0, U.jsx)(`td`, { className: G.code, children: (0, U.jsx)(Ze, { contract: r }) }),
      (0, U.jsx)(`td`, {
        className: G.acts,
        children: (0, U.jsx)(It, {
          label: R.removeModule({ name: i }),
          held: n,
          isBusy: t.isBusy,
          onPress: () => void t.removeModule(e),
          children: R.remove,
        }),
      }),
    ],
  })
}
function Gt({ waiting: { module: e, nonce: t, hash: n } }) {
  let { account: r } = E(),
    i = Qe(e),
    a = i.data
  return (0, U.jsxs)(`tr`, {
    className: G.waiting,
    children: [
      (0, U.jsx)(`td`, { children: (0, U.jsx)(N, { address: e, contract: i }) }),
      (0, U.jsxs)(`td`, {
        className: G.words,
        children: [
          (0, U.jsx)(`span`, {
            children: (0, U.jsx)(De, {
              text: R.notActive({ nonce: t }),
              slots: { b: (e) => (0, U.jsx)(`b`, { children: e }) },
            }),
          }),
          (0, U.jsx)(`span`, { className: G.detail, children: a && (a.known ? P(a.known) : R.couldMoveAll) }),
        ],
      }),
      (0, U.jsx)(`td`, { className: G.code, children: (0, U.jsx)(Ze, { contract: i }) }),
      (0, U.jsx)(`td`, {
        className: G.acts,
        children: (0, U.jsx)(y, {
          to: `/safes/$safe/transactions/$id`,
          params: { safe: r, id: n },
          className: `cs-link`,
          children: R.review({ nonce: t }),
        }),
      }),
    ],
  })
}
function Kt({ modules: e, waiting: t, power: n, blocked: r }) {
  return (0, U.jsx)(`div`, {
    className: `cs-panel ${I.frame}`,
    children: (0, U.jsxs)(`table`, {
      className: `${I.table} ${I.cards} ${G.table}`,
      children: [
        (0, U.jsx)(`thead`, {
          children: (0, U.jsxs)(`tr`, {
            children: [
              (0, U.jsx)(`th`, { scope: `col`, children: R.module }),
              (0, U.jsx)(`th`, { scope: `col`, children: R.whatItCanDo }),
              (0, U.jsx)(`th`, { scope: `col`, children: R.code }),
              (0, U.jsx)(`th`, {
                scope: `col`,
                children: (0, U.jsx)(`span`, { className: `cs-visually-hidden`, children: R.actions }),
              }),
            ],
          }),
        }),
        (0, U.jsxs)(`tbody`, {
          children: [
            e.map((e) => (0, U.jsx)(Wt, { module: e, power: n, blocked: r }, e)),
            t.map((e) => (0, U.jsx)(Gt, { waiting: e }, `${e.hash} ${e.module}`)),
          ],
        }),
      ],
    }),
  })
}
var qt = { find: () => [], codeHash: () => void 0 }
function Jt(e) {
  let { safe: t } = E(),
    { data: n, error: r } = st()
  return {
    waiting: (0, B.useMemo)(
      () =>
        (n?.waiting ?? []).flatMap(({ signed: n, nonce: r, hash: i }) =>
          n === null
            ? []
            : it(ze(t, n), qt).flatMap(({ account: n, change: a }) =>
                a.type === `ENABLE_MODULE` && S(n, t) && !e.some((e) => S(e, a.module))
                  ? [{ module: a.module, nonce: r, hash: i }]
                  : [],
              ),
        ),
      [n, e, t],
    ),
    error: r,
  }
}
function Yt({ setup: e }) {
  let { account: t, chain: n } = E(),
    r = Ft(),
    { modules: i, source: a, hasMoreModules: o = !1 } = e,
    { waiting: s, error: c } = Jt(i)
  V(`modules`, { count: i.length })
  let l = a === `chain` ? null : R.nodesSilent({ network: n.chainName }),
    u = i.length === 0 && s.length === 0
  return (0, U.jsxs)(`section`, {
    'aria-labelledby': `modules-heading`,
    children: [
      (0, U.jsx)(T, {
        id: `modules-heading`,
        title: R.title,
        action: (0, U.jsx)(p, {
          size: `xs`,
          leftSection: (0, U.jsx)(_, { name: `plus` }),
          renderRoot: (e) => (0, U.jsx)(y, { to: `/safes/$safe/setup/modules/add`, params: { safe: t }, ...e }),
          children: R.addModule,
        }),
      }),
      (0, U.jsx)(`p`, { className: G.explain, children: R.explain }),
      l !== null && (0, U.jsx)(`p`, { className: G.explain, children: R.cannotChange({ network: n.chainName }) }),
      r.error !== null && (0, U.jsx)(F, { verdict: `danger`, announce: !0, title: r.error }),
      u
        ? (0, U.jsx)(`div`, { className: `cs-panel ${G.empty}`, children: R.noModules })
        : (0, U.jsx)(Kt, { modules: i, waiting: s, power: r, blocked: l }),
      o &&
        (0, U.jsx)(F, { verdict: `unchecked`, title: R.moreModules, children: R.moreModulesNote({ count: i.length }) }),
      c && (0, U.jsx)(`p`, { className: G.explain, children: R.queueNotRead }),
      (0, U.jsxs)(`dl`, {
        className: `cs-panel ${G.guards}`,
        children: [
          (0, U.jsx)(Lt, { kind: `guard`, setup: e, power: r, blocked: l }),
          (0, U.jsx)(Lt, { kind: `moduleGuard`, setup: e, power: r, blocked: l }),
        ],
      }),
    ],
  })
}
var Xt = { nav: `_nav_oauxu_1`, link: `_link_oauxu_7`, count: `_count_oauxu_27`, caution: `_caution_oauxu_28` },
  Zt = [`wheel`, `touchmove`, `pointerdown`, `keydown`]
function Qt(e, t) {
  ;(0, B.useEffect)(() => {
    let n = e !== `` && t ? document.getElementById(e) : null
    if (!n) return
    let r = () => n.scrollIntoView({ block: `start` }),
      i = new ResizeObserver(r),
      a = () => {
        i.disconnect()
        for (let e of Zt) removeEventListener(e, a)
      }
    ;(n.focus({ preventScroll: !0 }), r(), n.parentElement && i.observe(n.parentElement))
    for (let e of Zt) addEventListener(e, a, { passive: !0 })
    return a
  }, [e, t])
}
function $t(e, { line: t, height: n, isAtEnd: r, asked: i }) {
  let a = e.findLast(({ top: e }) => e <= t) ?? e[0] ?? null
  if (!r) return a?.id ?? null
  let o = e.filter(({ top: e }) => e > t && e < n)
  return (o.find(({ id: e }) => e === i) ?? o.at(-1) ?? a)?.id ?? null
}
var en = 160
function tn(e, t) {
  let [n, r] = (0, B.useState)(null),
    i = e.join(` `)
  return (
    (0, B.useEffect)(() => {
      let e = 0,
        n = () => {
          e = 0
          let n = i.split(` `).flatMap((e) => {
              let t = document.getElementById(e)
              return t ? [{ id: e, top: t.getBoundingClientRect().top }] : []
            }),
            a = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 4
          r($t(n, { line: en, height: innerHeight, isAtEnd: a, asked: t }))
        },
        a = () => {
          e ||= requestAnimationFrame(n)
        },
        o = new ResizeObserver(a)
      return (
        o.observe(document.body),
        addEventListener(`scroll`, a, { passive: !0 }),
        a(),
        () => {
          ;(cancelAnimationFrame(e), o.disconnect(), removeEventListener(`scroll`, a))
        }
      )
    }, [i, t]),
    n
  )
}
var K = Te(`setup`, {
  title: `Set-up`,
  thisAccount: `this account`,
  subtitle: ({ name: e, threshold: t }) =>
    `The owners of ${e} and its contracts, read from the chain. Each change needs ${t === null ? `signatures` : v(t, { one: `# signature`, other: `# signatures` })}.`,
  nodesSilent: ({ network: e }) => `The nodes of ${e} did not answer.`,
  fromService: `The values below come from the service and are not checked.`,
  loading: `Loading the set-up of the account`,
  owners: `Owners`,
  modulesAndGuards: `Modules and guards`,
  limits: `Limits`,
  proposers: `Proposers`,
  recovery: `Recovery`,
  contract: `Contract`,
  relatedAccounts: `Related accounts`,
  loadingLimits: `Loading the spending limits`,
})
function nn({ sections: e, marks: t, isReady: n }) {
  let r = ut({ select: ({ hash: e }) => e }),
    i = (0, B.useRef)(null)
  Qt(r, n)
  let a =
    tn(
      e.map(({ id: e }) => e),
      r,
    ) ?? e[0]?.id
  return (
    (0, B.useEffect)(() => {
      let e = i.current?.querySelector(`[aria-current]`)
      i.current && e && i.current.scrollTo({ left: e.offsetLeft - i.current.clientWidth / 3 })
    }, [a]),
    (0, U.jsx)(`nav`, {
      className: Xt.nav,
      'aria-label': K.title,
      ref: i,
      children: e.map(({ id: e, title: n }) =>
        (0, U.jsxs)(rn, { id: e, isCurrent: e === a, children: [n, (0, U.jsx)(an, { mark: t[e] ?? null })] }, e),
      ),
    })
  )
}
function rn({ id: e, isCurrent: t, children: n }) {
  let { account: r } = E(),
    i = ve({ to: `/safes/$safe/setup`, params: { safe: r }, hash: e, className: Xt.link })
  return (0, U.jsx)(`a`, { ...i, 'aria-current': t ? `true` : void 0, children: n })
}
function an({ mark: e }) {
  return e?.caution
    ? (0, U.jsxs)(`span`, {
        className: Xt.caution,
        title: e.caution,
        children: [
          (0, U.jsx)(_, { name: `alert-triangle`, size: 16 }),
          (0, U.jsxs)(`span`, { className: `cs-visually-hidden`, children: [`, `, e.caution] }),
        ],
      })
    : e?.count
      ? (0, U.jsx)(`span`, { className: Xt.count, children: e.count })
      : null
}
var q = {
  owners: `_owners_a14t2_1`,
  acts: `_acts_a14t2_7`,
  who: `_who_a14t2_13`,
  found: `_found_a14t2_14`,
  quiet: `_quiet_a14t2_21`,
  facts: `_facts_a14t2_34`,
  heading: `_heading_a14t2_64`,
}
function on({ threshold: e, owners: t, keys: n, isReading: r, idle: i }) {
  let a = n !== null && !r
  return (0, U.jsxs)(`div`, {
    className: q.facts,
    children: [
      (0, U.jsx)(`div`, { children: (0, U.jsx)(et, { threshold: e, owners: t, size: 44 }) }),
      (0, U.jsxs)(`div`, {
        children: [
          (0, U.jsx)(`b`, { children: a ? cn(n) : z.lostLoading }),
          (0, U.jsx)(`span`, { children: a && ln(n) }),
        ],
      }),
      (0, U.jsxs)(`div`, {
        children: [
          (0, U.jsx)(`b`, { children: a ? un(n) : z.attackerLoading }),
          (0, U.jsx)(`span`, { children: z.mustSign({ threshold: e, owners: t }) }),
        ],
      }),
      (0, U.jsxs)(`div`, {
        children: [
          (0, U.jsx)(`b`, { children: i === null ? z.idleUnknown : dn(i) }),
          (0, U.jsx)(`span`, { children: a && i !== null && i > 0 ? fn(i, n) : z.idleMeans }),
        ],
      }),
    ],
  })
}
var sn = ({ mayLose: e }) => e?.least === 1 && e.most === 1
function cn(e) {
  return e.mayLose === null
    ? z.locked
    : e.mayLose.most === 0
      ? z.noneMayBeLost
      : z.mayBeLost({ keys: ct(e).text, isOne: sn(e) })
}
function ln(e) {
  return e.mayLose === null ? z.cannotSignAnyMore : ot(e) ? z.lossLocks({ count: e.mayLose.least + 1 }) : z.range
}
var un = (e) =>
    e.thiefNeeds === null ? z.ownersCannotAct : z.attackerNeeds({ keys: at(e).text, isOne: e.thiefNeeds.most === 1 }),
  dn = (e) => (e === 0 ? z.noneIdle : z.idleCount({ idle: e }))
function fn(e, { mayLose: t }) {
  if (t === null) return ``
  let n = t.least - e
  return n < 0
    ? z.idleLocks({ idle: e })
    : n === 0
      ? z.idleOneMoreLocks({ idle: e })
      : z.idleMoreMayBeLost({ idle: e, left: n })
}
function pn({ owner: e, info: t, signed: n, idle: r, isProven: i, node: a }) {
  let { chainId: o, account: s } = E(),
    { nameOfInfo: c } = he(),
    l = g(),
    u = (0, B.useRef)(null),
    [d, f] = (0, B.useState)(() => (pt.read(o, e) === null ? null : `kept`)),
    p = c(t, o),
    m = l.address !== null && S(l.address, e),
    h = p?.name ?? O(e)
  return (0, U.jsxs)(`tr`, {
    children: [
      (0, U.jsx)(`th`, {
        scope: `row`,
        children:
          d === null
            ? (0, U.jsxs)(`span`, {
                className: q.who,
                children: [
                  (0, U.jsx)(A, { info: t, chainId: o, shape: a?.kind === `account` ? `account` : `person` }),
                  m && (0, U.jsx)(`span`, { className: q.quiet, children: z.youMark }),
                ],
              })
            : (0, U.jsx)(gt, {
                label: z.nameOf({ owner: h }),
                address: e,
                told: p,
                autoFocus: d === `pressed`,
                onDone: (e) => {
                  ;(f(null), e && u.current?.focus())
                },
              }),
      }),
      (0, U.jsx)(`td`, {
        'data-label': z.signsWith,
        children:
          m && l.walletName !== null
            ? l.walletName
            : (0, U.jsxs)(`span`, {
                className: q.quiet,
                children: [z.notKnown, ` `, (0, U.jsx)(D, { source: `unknown` })],
              }),
      }),
      (0, U.jsx)(`td`, { 'data-label': z.lastSigned, children: (0, U.jsx)(mn, { owner: e, signed: n }) }),
      (0, U.jsx)(`td`, { 'data-label': z.checks, children: (0, U.jsx)(hn, { idle: r, isProven: i, node: a }) }),
      (0, U.jsxs)(`td`, {
        className: q.acts,
        children: [
          (0, U.jsx)(Ne, {
            ref: u,
            'aria-label': z.rename({ owner: h }),
            title: z.rename({ owner: h }),
            onClick: () => f(`pressed`),
            children: (0, U.jsx)(_, { name: `pencil` }),
          }),
          (0, U.jsx)(Ne, {
            'aria-label': z.replace({ owner: h }),
            title: z.replace({ owner: h }),
            renderRoot: (t) =>
              (0, U.jsx)(y, { to: `/safes/$safe/setup/owners`, params: { safe: s }, search: { replace: e }, ...t }),
            children: (0, U.jsx)(_, { name: `replace` }),
          }),
          (0, U.jsx)(Ne, {
            'aria-label': z.remove({ owner: h }),
            title: z.remove({ owner: h }),
            renderRoot: (t) =>
              (0, U.jsx)(y, { to: `/safes/$safe/setup/owners`, params: { safe: s }, search: { remove: e }, ...t }),
            children: (0, U.jsx)(_, { name: `trash` }),
          }),
        ],
      }),
    ],
  })
}
function mn({ owner: e, signed: { data: t, isError: n } }) {
  let r = t?.times.get(e.toLowerCase())
  return r === void 0
    ? n
      ? (0, U.jsx)(`span`, { className: q.quiet, children: z.notKnown })
      : t === void 0
        ? (0, U.jsx)(`span`, { className: q.quiet, children: `…` })
        : (0, U.jsx)(`span`, {
            className: q.quiet,
            children: t.isAll ? z.notYet : t.count === 0 ? z.notKnown : z.notInLast({ count: t.count }),
          })
    : (0, U.jsx)(f, { at: r, form: `relative` })
}
function hn({ idle: e, isProven: t, node: n }) {
  return (0, U.jsxs)(`span`, {
    className: q.found,
    children: [
      n?.kind === `contract` && (0, U.jsx)(k, { verdict: `danger`, label: gn(n.signer), quiet: !0 }),
      n?.kind === `key` && n.delegate !== void 0 && (0, U.jsx)(k, { verdict: `caution`, label: z.runsCode, quiet: !0 }),
      n?.kind === `unknown` && (0, U.jsx)(k, { verdict: `unchecked`, label: z.notChecked, quiet: !0 }),
      n?.kind === `account` &&
        (0, U.jsx)(`span`, {
          className: q.quiet,
          children: z.sharedAccount({ threshold: n.threshold, owners: n.owners.length }),
        }),
      e !== null && (0, U.jsx)(k, { verdict: `caution`, label: z.idleDays({ days: e }), quiet: !0 }),
      t
        ? (0, U.jsx)(k, { verdict: `verified`, label: z.controlProved, quiet: !0 })
        : e === null &&
          (n === void 0 || n.kind === `key`) &&
          (0, U.jsx)(`span`, { className: q.quiet, children: z.notProved }),
    ],
  })
}
var gn = (e) => (e === `never` ? z.cannotSign : z.anyCanSign)
function _n({ setup: e, infoOf: t }) {
  let { key: n, account: i } = E()
  V(`owners`, { count: e.owners.length })
  let a = w(ht(r(), n)),
    { after: o, graph: s, isReading: c } = mt(e),
    l = dt(e.owners, s),
    u = ne(!0),
    d = e.owners.filter((e) => ft(a.data, e, u) !== null),
    f = (0, U.jsx)(D, { source: e.source, ...(e.block === void 0 ? {} : { block: e.block }) })
  return (0, U.jsxs)(`section`, {
    'aria-labelledby': `owners-heading`,
    children: [
      (0, U.jsx)(`div`, {
        className: q.heading,
        children: (0, U.jsx)(T, {
          id: `owners-heading`,
          title: z.title,
          count: (0, U.jsxs)(U.Fragment, {
            children: [z.ownerCount({ owners: e.owners.length, threshold: e.threshold }), ` `, f],
          }),
          action: (0, U.jsx)(p, {
            size: `xs`,
            variant: `filled`,
            leftSection: (0, U.jsx)(_, { name: `pencil` }),
            renderRoot: (e) => (0, U.jsx)(y, { to: `/safes/$safe/setup/owners`, params: { safe: i }, ...e }),
            children: z.changeOwners,
          }),
        }),
      }),
      (0, U.jsx)(vn, {}),
      (0, U.jsxs)(`div`, {
        className: Ce(`cs-panel`, I.frame),
        children: [
          (0, U.jsxs)(`table`, {
            className: Ce(I.table, I.cards, q.owners),
            'aria-labelledby': `owners-heading`,
            children: [
              (0, U.jsx)(`thead`, {
                children: (0, U.jsxs)(`tr`, {
                  children: [
                    (0, U.jsx)(`th`, { scope: `col`, children: z.owner }),
                    (0, U.jsx)(`th`, { scope: `col`, children: z.signsWith }),
                    (0, U.jsxs)(`th`, {
                      scope: `col`,
                      children: [z.lastSigned, ` `, (0, U.jsx)(D, { source: `service` })],
                    }),
                    (0, U.jsx)(`th`, { scope: `col`, children: z.checks }),
                    (0, U.jsx)(`th`, {
                      scope: `col`,
                      children: (0, U.jsx)(`span`, { className: `cs-visually-hidden`, children: z.actions }),
                    }),
                  ],
                }),
              }),
              (0, U.jsx)(`tbody`, {
                children: e.owners.map((e) =>
                  (0, U.jsx)(
                    pn,
                    {
                      owner: e,
                      info: t(e),
                      signed: a,
                      idle: ft(a.data, e, u),
                      isProven: l.includes(e),
                      node: s.get(e.toLowerCase()),
                    },
                    e,
                  ),
                ),
              }),
            ],
          }),
          (0, U.jsx)(on, {
            threshold: e.threshold,
            owners: e.owners.length,
            keys: o?.keys ?? null,
            isReading: c,
            idle: a.data ? d.length : null,
          }),
        ],
      }),
    ],
  })
}
function vn() {
  let { key: e, account: t } = E(),
    n = we(),
    [r, i] = (0, B.useState)(() => _t.readKept(e) !== null)
  return r
    ? (0, U.jsx)(h, {
        icon: `note`,
        title: z.draftStored,
        action: { label: z.continue, onClick: () => void n({ to: `/safes/$safe/setup/owners`, params: { safe: t } }) },
        children: (0, U.jsx)(`button`, {
          type: `button`,
          className: `cs-link`,
          onClick: () => {
            ;(_t.clear(e), i(!1))
          },
          children: z.discard,
        }),
      })
    : null
}
var J = {
  public: `_public_1p27k_1`,
  acts: `_acts_1p27k_8`,
  table: `_table_1p27k_14`,
  cell: `_cell_1p27k_20`,
  quiet: `_quiet_1p27k_31`,
  form: `_form_1p27k_35`,
  label: `_label_1p27k_40`,
  term: `_term_1p27k_48`,
}
function yn({ act: e, subject: t, title: n, onClick: r, ...i }) {
  let a = (0, B.useId)(),
    { may: o, reason: s } = bt(e, t),
    c = o === `wait` || o === `no`,
    l = (e) => {
      if (o === `yes`) return r()
      ;(e.preventDefault(), o === `connect` && ge())
    }
  return (0, U.jsxs)(U.Fragment, {
    children: [
      (0, U.jsx)(Ne, {
        ...i,
        ...(c ? { 'aria-disabled': !0, className: vt.held } : {}),
        ...(s === null ? {} : { 'aria-describedby': a }),
        title: s ?? n,
        onClick: l,
      }),
      s !== null && (0, U.jsx)(`span`, { id: a, className: `cs-visually-hidden`, children: s }),
    ],
  })
}
var bn = (e) =>
    new Date(e).toLocaleDateString(fe(), { timeZone: `UTC`, day: `numeric`, month: `short`, year: `numeric` }),
  Y = Te(`setup-proposers`, {
    contractNotRead: `The page could not check whether this address is a contract: the nodes did not answer.`,
    isContract: `This is a contract, not a key. It can propose if its wallet makes signatures that the contract accepts (EIP-1271); a shared account does so after enough of its owners have signed. It cannot delete its proposals.`,
    wasChanged: ({ label: e }) => `${e} was changed`,
    canNowPropose: ({ label: e }) => `${e} can now propose`,
    changeTitle: `Change the proposer`,
    addProposer: `Add a proposer`,
    alreadyAdded: ({ label: e }) => `You already added this address as “${e}”. The new label and end replace those.`,
    alreadyAddedUntil: ({ label: e, day: t }) =>
      `You already added this address as “${e}”, until ${t}. The new label and end replace those.`,
    alsoStore: `Also store the label in my address book`,
    alsoStoreNote: `In this browser. Otherwise the label is only known from the service.`,
    publicTitle: `The entry is public. A proposer can never sign`,
    publicNote: `Any person who knows the account’s address can read it. Your wallet signs the proposer’s address and the current hour. The service also stores the account, the label and the end, which are not signed.`,
    cancel: `Cancel`,
    signAndSave: `Sign and save`,
    signAndAdd: `Sign and add`,
    proposer: `Proposer`,
    proposerNote: `Can send transactions for the owners to sign, and delete its own.`,
    label: `Label`,
    labelNote: `Shown to the owners next to its proposals.`,
    canProposeFor: `Can propose for`,
    lastDay: `Last day, in UTC`,
    noEnd: `No end`,
    days30: `30 days`,
    days90: `90 days`,
    oneYear: `1 year`,
    untilDate: `Until a date`,
    notRefreshed: `The list could not be refreshed.`,
    retry: `Retry`,
    cached: `The list below is cached and may be incomplete.`,
    noProposers: `No proposers.`,
    whatProposerIs: `A proposer sends transactions for the owners to sign, and cannot sign itself: for example an assistant, or a program that prepares payments.`,
    listIsPublic: `This list is public: any person who knows the account’s address can request it from the service.`,
    notAvailable: `The list of proposers is not available.`,
    serviceSilent: `The service stores this list and does not answer now. Until it does, proposers cannot send transactions.`,
    noService: `A service stores this list, and this page runs without one. Share a draft as a link, file or code instead.`,
    notSent: `The service did not send the proposers`,
    cannotSign: `Proposers cannot sign: owners, balances and signatures are not affected.`,
    loading: `Loading the proposers`,
    title: `Proposers`,
    total: ({ total: e }) => `${C(e)}, can propose but not sign`,
    addedByHead: `Added by`,
    until: `Until`,
    waitingNow: `Waiting now`,
    actions: `Actions`,
    forEveryAccount: `for every account of this owner`,
    change: ({ who: e }) => `Change ${e}`,
    changeLabelOrEnd: `Change the label or the end`,
    removeWho: ({ who: e }) => `Remove ${e}`,
    remove: `Remove`,
    you: `You`,
    addedBy: ({ name: e, day: t }) => `${e}, ${t}`,
    notAnOwner: `Not an owner: cannot propose`,
    ended: `Ended`,
    dateUnreadable: `the date cannot be read`,
    notKnown: `Not known`,
    orMoreTransactions: ({ count: e }) => `${C(e)} or more transactions`,
    transactionCount: ({ count: e }) =>
      `${e === 0 ? `Nothing` : v(e, { one: `# transaction`, other: `# transactions` })}`,
    removeTitle: ({ who: e }) => `Remove ${e}?`,
    close: `Close`,
    removeEffect: ({ adder: e }) =>
      `It can no longer propose in the name of ${e}. Its proposals stay in the queue: owners can still sign them, and ${e} can delete them.`,
    removedEverywhere: `It is removed from every account`,
    forAllNote: ({ adder: e }) =>
      `${e} added this proposer for all accounts. The service removes it from each of them.`,
    whatIsSigned: `Your wallet signs the proposer’s address and the current hour. It costs nothing.`,
    keepIt: `Keep it`,
    wasRemoved: ({ who: e }) => `${e} was removed`,
    signAndRemove: `Sign and remove`,
    enterLastDay: `Enter the last day.`,
    dayInPast: `This day is in the past. Choose a later one.`,
    enterAddress: `Enter the address of the proposer.`,
    accountItself: `This is the account itself. It cannot be its own proposer.`,
    noKey: `This address has no key, so it cannot sign a proposal.`,
    isOwner: `This is an owner. Owners can propose already.`,
    enterLabel: `Enter a label, so that owners recognise the proposer.`,
    labelTooLong: ({ most: e }) => `The label is too long. The limit is ${e} characters.`,
    invisibleCharacters: `The label contains invisible characters. Type it again.`,
  }),
  xn = (e, t) =>
    e.filter((e) => {
      if (e.type !== `TRANSACTION` || e.transaction.executionInfo?.type !== `MULTISIG`) return !1
      let n = e.transaction.executionInfo.proposedByDelegate
      return n !== void 0 && S(n.value, t)
    }).length
function Sn({ delegations: e, ...t }) {
  return (0, U.jsx)(`div`, {
    className: `cs-panel ${I.frame}`,
    children: (0, U.jsxs)(`table`, {
      className: `${I.table} ${I.cards} ${J.table}`,
      children: [
        (0, U.jsx)(`thead`, {
          children: (0, U.jsxs)(`tr`, {
            children: [
              (0, U.jsx)(`th`, { scope: `col`, children: Y.proposer }),
              (0, U.jsx)(`th`, { scope: `col`, children: Y.addedByHead }),
              (0, U.jsx)(`th`, { scope: `col`, children: Y.until }),
              (0, U.jsx)(`th`, { scope: `col`, children: Y.waitingNow }),
              (0, U.jsx)(`th`, {
                scope: `col`,
                children: (0, U.jsx)(`span`, { className: `cs-visually-hidden`, children: Y.actions }),
              }),
            ],
          }),
        }),
        (0, U.jsx)(`tbody`, {
          children: e.map((e) => (0, U.jsx)(Cn, { delegation: e, ...t }, [e.proposer, e.addedBy, e.isForAll].join())),
        }),
      ],
    }),
  })
}
function Cn({ delegation: e, owners: t, onChange: n, onRemove: r }) {
  let { chainId: i } = E(),
    { nameOf: a } = he(),
    { proposer: o, addedBy: s, label: c, isForAll: l } = e,
    u = a(o, i)?.name ?? (c || O(o))
  return (0, U.jsxs)(`tr`, {
    children: [
      (0, U.jsx)(`th`, {
        scope: `row`,
        children: (0, U.jsx)(A, { info: { value: o, name: c || null, logoUri: null }, chainId: i, copyable: !0 }),
      }),
      (0, U.jsx)(`td`, {
        'data-label': Y.addedByHead,
        children: (0, U.jsxs)(`span`, {
          className: J.cell,
          children: [
            (0, U.jsx)(wn, { delegation: e, owners: t }),
            l && (0, U.jsx)(`small`, { children: Y.forEveryAccount }),
          ],
        }),
      }),
      (0, U.jsx)(`td`, { 'data-label': Y.until, children: (0, U.jsx)(Tn, { endsAt: e.endsAt }) }),
      (0, U.jsx)(`td`, { 'data-label': Y.waitingNow, children: (0, U.jsx)(En, { proposer: o }) }),
      (0, U.jsx)(`td`, {
        children: (0, U.jsxs)(`span`, {
          className: J.acts,
          children: [
            (0, U.jsx)(yn, {
              act: `change-proposer`,
              subject: { adder: [s] },
              'aria-label': Y.change({ who: u }),
              title: Y.changeLabelOrEnd,
              onClick: () => n(e),
              children: (0, U.jsx)(_, { name: `pencil`, size: 16 }),
            }),
            (0, U.jsx)(yn, {
              act: `remove-proposer`,
              subject: { adder: [s], 'this-proposer': [o] },
              'aria-label': Y.removeWho({ who: u }),
              title: Y.remove,
              onClick: () => r(e),
              children: (0, U.jsx)(_, { name: `trash`, size: 16 }),
            }),
          ],
        }),
      }),
    ],
  })
}
function wn({ delegation: { addedBy: e, addedAt: t }, owners: n }) {
  let { chainId: r } = E(),
    { nameOf: i } = he(),
    { address: a } = g(),
    o = a !== null && S(a, e) ? Y.you : (i(e, r)?.name ?? O(e)),
    s = n.some((t) => S(t, e))
  return (0, U.jsxs)(U.Fragment, {
    children: [
      (0, U.jsx)(`span`, { title: e, children: t === null ? o : Y.addedBy({ name: o, day: bn(t) }) }),
      n.length > 0 && !s && (0, U.jsx)(k, { verdict: `caution`, label: Y.notAnOwner, quiet: !0 }),
    ],
  })
}
function Tn({ endsAt: e }) {
  let t = ne(e !== null)
  return e === null
    ? Y.noEnd
    : e > t
      ? (0, U.jsx)(`time`, { dateTime: new Date(e).toISOString(), children: bn(e) })
      : (0, U.jsxs)(`span`, {
          className: J.cell,
          children: [
            (0, U.jsx)(k, { verdict: `caution`, label: Y.ended, quiet: !0 }),
            (0, U.jsx)(`small`, { children: e === 0 ? Y.dateUnreadable : bn(e) }),
          ],
        })
}
function En({ proposer: e }) {
  let { key: t } = E(),
    { data: n, hasNextPage: r } = de(l(t))
  if (n === void 0) return (0, U.jsx)(`span`, { className: J.quiet, children: Y.notKnown })
  let i = xn(
    n.pages.flatMap(({ results: e }) => e),
    e,
  )
  return (0, U.jsxs)(`span`, {
    children: [
      r ? Y.orMoreTransactions({ count: i }) : Y.transactionCount({ count: i }),
      ` `,
      (0, U.jsx)(D, { source: `service` }),
    ],
  })
}
function Dn({ owners: e, proposers: t, add: n, ...r }) {
  let { from: i, why: a } = oe(),
    { delegations: s, list: c, isStale: l, retry: u } = t
  return i === `chain`
    ? (0, U.jsx)(On, { isLost: a === `lost` })
    : s === void 0
      ? (0, U.jsx)(kn, { list: c, retry: u })
      : (0, U.jsxs)(U.Fragment, {
          children: [
            l && (0, U.jsx)(h, { title: Y.notRefreshed, action: { label: Y.retry, onClick: u }, children: Y.cached }),
            s.length === 0
              ? (0, U.jsx)(o, { sentence: Y.noProposers, detail: Y.whatProposerIs, action: n })
              : (0, U.jsx)(Sn, { delegations: s, owners: e, ...r }),
            (0, U.jsx)(Pe, {
              what: `proposers`,
              hasMore: c.hasNextPage,
              isLoading: c.isFetchingNextPage,
              hasFailed: c.isFetchNextPageError,
              onMore: () => void c.fetchNextPage(),
            }),
            (0, U.jsx)(`p`, { className: J.public, children: Y.listIsPublic }),
          ],
        })
}
var On = ({ isLost: e }) => (0, U.jsx)(o, { sentence: Y.notAvailable, detail: e ? Y.serviceSilent : Y.noService }),
  kn = ({ list: e, retry: t }) =>
    e.error
      ? (0, U.jsx)(a, { title: Y.notSent, error: e.error, stillWorks: Y.cannotSign, onRetry: t })
      : (0, U.jsx)(m, { rows: 2, shape: `account`, label: Y.loading }),
  An = ye(
    Oe({ text: c(), label: c(), term: re([`no-end`, `month`, `quarter`, `year`, `own`]), day: c(), isKept: _e() }),
  ),
  jn = St(`proposer`, {
    parse(e) {
      let t = An.parse(e)
      return t && { ...t, address: null }
    },
    print: ({ text: e, label: t, term: n, day: r, isKept: i }) =>
      An.print({ text: e, label: t, term: n, day: r, isKept: i }),
  }),
  Mn = (e) => (e === null ? `new` : [e.proposer, e.addedBy, e.isForAll].join(` `)),
  Nn = 30,
  Pn = (e, t) =>
    x({
      queryKey: [...b.proposers(e), `for-all`, t.join(` `)],
      meta: { persist: !1 },
      queryFn: async ({ signal: n }) =>
        (
          await Promise.all(
            t.slice(0, Nn).map(async (t) => {
              let { results: r } = await ae().getDelegates({
                params: { chainId: e.chainId },
                query: { delegator: t, cursor: `limit=200&offset=0` },
                signal: n,
              })
              return r.filter(({ safe: e, delegator: n }) => e === null && S(n, t))
            }),
          )
        )
          .flat()
          .map(yt),
    }),
  Fn = (e) =>
    se({
      queryKey: [...b.proposers(e), `list`],
      queryFn: async ({ pageParam: t, signal: n }) => {
        let {
          count: r,
          next: i,
          results: a,
        } = await ae().getDelegates({
          params: { chainId: e.chainId },
          query: { safe: e.safe, ...(t === null ? {} : { cursor: t }) },
          signal: n,
        })
        return { count: r, next: i, delegations: a.filter(({ safe: t }) => t !== null && S(t, e.safe)).map(yt) }
      },
      initialPageParam: null,
      getNextPageParam: ({ next: e }) => pe(e),
      meta: { persist: !1 },
    })
function In(e) {
  let { key: t } = E(),
    n = oe().from === `service`,
    r = de({ ...Fn(t), enabled: n }),
    i = w({ ...Pn(t, e), enabled: n && e.length > 0 }),
    a = r.data?.pages,
    o = i.data ?? []
  return {
    delegations: n && a ? [...a.flatMap((e) => e.delegations), ...o] : void 0,
    total: (a?.[0]?.count ?? 0) + o.length,
    list: r,
    isStale: r.isRefetchError || i.isError,
    retry: () => void Promise.all([r.refetch(), ...(e.length > 0 ? [i.refetch()] : [])]),
  }
}
var Ln = u(() =>
    d(
      () => import(`./ProposerDialog-Bos4sCeJ.js`).then((e) => ({ default: e.ProposerDialog })),
      __vite__mapDeps([
        9, 1, 4, 5, 10, 0, 2, 3, 6, 7, 8, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29,
        30, 31,
      ]),
      import.meta.url,
    ),
  ),
  Rn = u(() =>
    d(
      () => import(`./RemoveProposerDialog-BzpbSK3A.js`).then((e) => ({ default: e.RemoveProposerDialog })),
      __vite__mapDeps([32, 4, 1, 5, 0, 2, 3, 6, 7, 8, 30, 31]),
      import.meta.url,
    ),
  )
function zn({ owners: e }) {
  let t = In(e),
    { delegations: n, total: r } = t,
    { key: i } = E(),
    [a, o] = (0, B.useState)(() => {
      let e = jn.overOf(i)
      return e === null ? null : { dialog: `form`, about: e }
    }),
    s = (e) => o({ dialog: `form`, about: Mn(e) }),
    c = a?.dialog === `form` && n ? Bn(a.about, n) : void 0,
    l = () => o(null)
  V(`proposers`, { count: n && r })
  let u = (0, U.jsx)(xt, {
    act: `add-proposer`,
    size: `xs`,
    leftSection: (0, U.jsx)(_, { name: `plus` }),
    onClick: () => s(null),
    children: Y.addProposer,
  })
  return (0, U.jsxs)(`section`, {
    'aria-labelledby': `proposers-heading`,
    children: [
      (0, U.jsx)(T, {
        id: `proposers-heading`,
        title: Y.title,
        ...(n && r > 0 ? { count: (0, U.jsx)(Vn, { total: r }), action: u } : {}),
      }),
      (0, U.jsx)(Dn, {
        owners: e,
        proposers: t,
        add: u,
        onChange: s,
        onRemove: (e) => o({ dialog: `remove`, delegation: e }),
      }),
      (0, U.jsxs)(B.Suspense, {
        children: [
          a?.dialog === `remove` && (0, U.jsx)(Rn, { delegation: a.delegation, onClose: l }),
          c !== void 0 && (0, U.jsx)(Ln, { owners: e, known: n ?? [], delegation: c, onClose: l }),
        ],
      }),
    ],
  })
}
var Bn = (e, t) => (e === Mn(null) ? null : t.find((t) => Mn(t) === e)),
  Vn = ({ total: e }) =>
    (0, U.jsxs)(U.Fragment, { children: [Y.total({ total: e }), ` `, (0, U.jsx)(D, { source: `service` })] }),
  X = Te(`setup-recovery`, {
    announced: ({ time: e }) => `Announced on ${e}.`,
    announcedBy: ({ time: e, recoverer: t }) => `Announced on ${e} by ${t}.`,
    pastAttempts: `Past attempts`,
    pastNotRead: `The past attempts could not be read`,
    loadingPast: `Loading the past attempts`,
    changeRecoverers: `Change the recoverers`,
    changeNotice: `Change the notice`,
    recoverers: `Recoverers`,
    notice: `Notice`,
    noticeFact: ({ notice: e, threshold: t }) =>
      `${e}. During the notice, any ${v(t, { one: `# owner`, other: `# owners` })} can cancel.`,
    doesNotExpire: `An attempt does not expire.`,
    expiresAfter: ({ duration: e }) => `An attempt expires ${e} after its notice.`,
    none: `None`,
    runningCount: ({ running: e }) => `${e === 1 ? `One` : e}, see its changes`,
    expiredCount: ({ running: e }) => `${e === 1 ? `One` : e}, expired`,
    strangersNote: ({ strangers: e }) =>
      `The module can be changed by ${ue(e)}, not only by this account. Such an address can change the notice. Remove the recovery and set it up again.`,
    change: `Change`,
    noRecoverers: `None. No recovery can be started.`,
    runningAttempts: `Running attempts`,
    running: `Running`,
    monitored: `Monitored`,
    reviewAndCancel: `Review and cancel`,
    start: `Start a recovery`,
    strangers: `Another address controls this recovery`,
    runningMark: `A recovery is running.`,
    notSetUp: `not set up`,
    attemptRuns: `set up, an attempt runs`,
    nothingRuns: `set up, nothing is running`,
    title: `Recovery`,
    setUp: `Set up recovery`,
    loading: `Loading the recovery settings`,
    notRead: `The recovery settings could not be read`,
    othersWork: `The other parts of this page do not depend on it.`,
    why: `If the owners lose too many keys, the assets of the account are locked forever. With a recovery, people you choose can replace the owners. The current owners can cancel that during the notice.`,
    remove: `Remove recovery`,
    notDrafted: `The transaction was not drafted`,
    outcomeUnknown: `The outcome is not known`,
    outcomeNotRead: ({ network: e }) =>
      `The nodes of ${e} did not return the outcome. The history of the account shows it.`,
    executed: ({ time: e }) => `Executed${e === null ? `` : ` on ${e}`}`,
    executedNote: `The account made the announced call.`,
    cancelled: ({ time: e }) => `Cancelled${e === null ? `` : ` on ${e}`}`,
    cancelledNote: `It changed nothing.`,
    expired: `Expired`,
    expiredNote: ({ time: e }) =>
      `The attempt was not executed in time. It was skipped${e === null ? `` : ` on ${e}`}, and changed nothing.`,
    notExecuted: `Not executed`,
    notExecutedNote: ({ network: e }) =>
      `It was cancelled or has expired; the nodes of ${e} did not return which. It changed nothing.`,
  })
function Hn(e, t) {
  if (e === null) return { title: X.outcomeUnknown, text: X.outcomeNotRead({ network: t }) }
  let n = e.endedAt === null ? null : le(Number(e.endedAt) * 1e3)
  switch (e.outcome) {
    case `executed`:
      return { title: X.executed({ time: n }), text: X.executedNote }
    case `cancelled`:
      return { title: X.cancelled({ time: n }), text: X.cancelledNote }
    case `lapsed`:
      return { title: X.expired, text: X.expiredNote({ time: n }) }
    case `not-executed`:
      return { title: X.notExecuted, text: X.notExecutedNote({ network: t }) }
  }
}
var Un = { none: `_none_1t1ku_1`, people: `_people_1t1ku_5`, acts: `_acts_1t1ku_11`, past: `_past_1t1ku_19` },
  Wn = (e, t) =>
    x({
      queryKey: [...b.account({ chainId: e.chainId, safe: t.account }), `past-attempts`, t.address, String(t.txNonce)],
      queryFn: async () => {
        let { readPastAttempts: n } = await d(
          async () => {
            let { readPastAttempts: e } = await import(`./readPastAttempts-C8PVw7Vp.js`)
            return { readPastAttempts: e }
          },
          __vite__mapDeps([33, 4, 1, 5, 0, 2, 3, 6, 7, 8]),
          import.meta.url,
        )
        return n(e, t)
      },
      staleTime: 1 / 0,
      meta: { persist: !1 },
    })
function Gn({ recovery: e, onClose: t }) {
  let { chain: n } = E(),
    r = lt(),
    { data: i, error: o, refetch: s } = w(Wn(n, e))
  return (0, U.jsxs)(Ie, {
    opened: !0,
    onClose: t,
    title: X.pastAttempts,
    children: [
      o && (0, U.jsx)(a, { title: X.pastNotRead, error: o, onRetry: () => void s() }),
      !i && !o && (0, U.jsx)(m, { rows: 2, shape: `account`, label: X.loadingPast }),
      (0, U.jsx)(`ol`, {
        className: Un.past,
        children: i?.map(({ nonce: e, announcedAt: t, recoverer: i, ended: a }) =>
          (0, U.jsxs)(
            `li`,
            {
              children: [
                (0, U.jsx)(`b`, { children: Hn(a, n.chainName).title }),
                (0, U.jsxs)(`p`, {
                  children: [
                    i
                      ? X.announcedBy({ time: le(Number(t) * 1e3), recoverer: r(i) })
                      : X.announced({ time: le(Number(t) * 1e3) }),
                    ` `,
                    Hn(a, n.chainName).text,
                  ],
                }),
              ],
            },
            String(e),
          ),
        ),
      }),
    ],
  })
}
function Kn({ recovery: e, setup: t, alarm: n }) {
  let { account: r, chainId: i } = E(),
    [a, o] = (0, B.useState)(!1),
    s = bt(`start-recovery`, { recoverer: e.recoverers }),
    { recoverers: c, cooldown: l, expiration: u, txNonce: d, attempts: f } = e,
    p = { to: `/safes/$safe/setup/recovery`, params: { safe: r } },
    m = (e) => (0, U.jsx)(y, { className: `cs-link`, ...p, 'aria-label': e, children: X.change }),
    h = Le(e),
    g = f.length
  return (0, U.jsxs)(U.Fragment, {
    children: [
      (0, U.jsxs)(`dl`, {
        className: `cs-panel`,
        children: [
          (0, U.jsx)(W, {
            term: X.recoverers,
            source: `chain`,
            act: m(X.changeRecoverers),
            children: (0, U.jsxs)(`span`, {
              className: Un.people,
              children: [
                c.length === 0 && X.noRecoverers,
                c.map((e) => (0, U.jsx)(A, { info: { value: e, name: null, logoUri: null }, chainId: i }, e)),
              ],
            }),
          }),
          (0, U.jsxs)(W, {
            term: X.notice,
            source: `chain`,
            act: m(X.changeNotice),
            children: [
              X.noticeFact({ notice: Re(l), threshold: t.threshold }),
              ` `,
              u === 0n ? X.doesNotExpire : X.expiresAfter({ duration: Re(u) }),
            ],
          }),
          (0, U.jsx)(W, {
            term: X.runningAttempts,
            source: `chain`,
            verdict: n
              ? (0, U.jsx)(k, { verdict: n.isExpected ? `caution` : `danger`, label: X.running })
              : (0, U.jsx)(k, { verdict: `verified`, label: X.monitored, quiet: !0 }),
            act: n
              ? (0, U.jsx)(y, { className: `cs-link`, ...p, children: X.reviewAndCancel })
              : d > 0n &&
                (0, U.jsx)(`button`, {
                  type: `button`,
                  className: `cs-link`,
                  onClick: () => o(!0),
                  children: X.pastAttempts,
                }),
            children: g === 0 ? X.none : n ? X.runningCount({ running: g }) : X.expiredCount({ running: g }),
          }),
        ],
      }),
      (0, U.jsx)(`div`, {
        className: Un.acts,
        children:
          s.may === `yes`
            ? (0, U.jsx)(y, {
                className: `cs-link`,
                to: `/safes/$safe/setup/recovery/start`,
                params: { safe: r },
                children: X.start,
              })
            : (0, U.jsx)(xt, {
                act: `start-recovery`,
                subject: { recoverer: e.recoverers },
                size: `xs`,
                children: X.start,
              }),
      }),
      h.length > 0 &&
        (0, U.jsx)(F, {
          verdict: `danger`,
          title: X.strangers,
          children: X.strangersNote({ strangers: h.map((e) => O(e)) }),
        }),
      a && (0, U.jsx)(Gn, { recovery: e, onClose: () => o(!1) }),
    ],
  })
}
function qn({ recovery: e, modules: t }) {
  let n = Ae(`setup`),
    { isBusy: r, error: i, draft: a } = ke(n)
  return (0, U.jsxs)(U.Fragment, {
    children: [
      (0, U.jsx)(`button`, {
        type: `button`,
        className: `cs-link`,
        disabled: r,
        onClick: () =>
          void a(async () => {
            let { planModuleRemoval: n } = await d(
              async () => {
                let { planModuleRemoval: e } = await import(`./later-DLdlgyuL.js`).then((e) => e.Dn)
                return { planModuleRemoval: e }
              },
              __vite__mapDeps([0, 1, 2, 3, 4, 5, 6, 7, 8]),
              import.meta.url,
            )
            return { calls: n(e.account, t, [e.address]) }
          }),
        children: X.remove,
      }),
      i && (0, U.jsx)(F, { verdict: `danger`, title: X.notDrafted, announce: !0, children: i }),
    ],
  })
}
function Jn({ setup: e }) {
  let t = E(),
    { recoveries: n, error: r, retry: i } = Ve(t),
    { alarms: o } = Ue(t)
  V(`recovery`, { caution: o.length > 0 ? X.runningMark : null })
  let s = n === null ? void 0 : n.length === 0 ? X.notSetUp : o.length > 0 ? X.attemptRuns : X.nothingRuns
  return (0, U.jsxs)(`section`, {
    'aria-labelledby': `recovery-heading`,
    children: [
      (0, U.jsx)(T, {
        id: `recovery-heading`,
        title: X.title,
        count: s && (0, U.jsxs)(U.Fragment, { children: [s, ` `, (0, U.jsx)(D, { source: `chain` })] }),
        action:
          n?.length === 0
            ? (0, U.jsx)(p, {
                size: `xs`,
                renderRoot: (e) =>
                  (0, U.jsx)(y, { to: `/safes/$safe/setup/recovery`, params: { safe: t.account }, ...e }),
                children: X.setUp,
              })
            : n?.map((t) => (0, U.jsx)(qn, { recovery: t, modules: e.modules }, t.address)),
      }),
      n === null && !r && (0, U.jsx)(m, { rows: 2, shape: `account`, label: X.loading }),
      r && (0, U.jsx)(a, { title: X.notRead, error: r, stillWorks: X.othersWork, onRetry: i }),
      n?.length === 0 && (0, U.jsx)(`p`, { className: `cs-panel ${Un.none}`, children: X.why }),
      n?.map((t) =>
        (0, U.jsx)(
          Kn,
          { recovery: t, setup: e, alarm: o.find((e) => e.recovery.address === t.address) ?? null },
          t.address,
        ),
      ),
    ],
  })
}
var Yn = i(4),
  Xn = ({ chainId: e, safe: t }) =>
    x({
      queryKey: [...b.ownerSafes(t), e],
      queryFn: ({ signal: n }) =>
        Yn(() => (n.throwIfAborted(), ae().getOwnerSafes({ params: { chainId: e, owner: t }, signal: n }))),
      staleTime: 6e4,
    })
async function Zn(e, { deepest: t, most: n, nextTo: r }) {
  let i = 0
  return a(e, [])
  async function a(e, o) {
    let s = [...o, e.address],
      c = await r(e).catch(() => null)
    return c === null
      ? { end: `unread`, next: [] }
      : c.length === 0
        ? { end: null, next: [] }
        : s.length > t || i + c.length > n
          ? { end: `bound`, next: [] }
          : ((i += c.length),
            {
              end: null,
              next: await Promise.all(
                c.map(async (e) => {
                  let t = s.some((t) => S(t, e.address))
                  return { ...e, ...(t ? { end: `cycle`, next: [] } : await a(e, s)) }
                }),
              ),
            })
  }
}
async function Qn({ chain: e, safe: t, candidates: n }) {
  let r = await j(e, t),
    i = { address: t, members: r },
    a = new Map(),
    o = []
  async function s({ address: n, members: r }) {
    let i = (r ?? (await j(e, n))).owners,
      o = await Promise.all(i.map((t) => We(e, t)))
    return i.flatMap((e, r) => {
      let i = o[r]
      return i?.kind === `account`
        ? [{ address: e, members: i.members }]
        : (S(n, t) && i && a.set(e.toLowerCase(), i.kind), [])
    })
  }
  async function c({ address: r }) {
    let i = await n(r),
      a = await Promise.all(i.map((t) => j(e, t).catch(() => null)))
    return i.flatMap((e, n) => {
      let i = a[n] ?? null,
        s = i === null || i.owners.some((e) => S(e, r))
      return (!s && S(r, t) && o.push(e), s ? [{ address: e, members: i }] : [])
    })
  }
  let [l, u] = await Promise.all([
      Zn(i, { deepest: 1 / 0, most: 60, nextTo: s }),
      Zn(i, { deepest: 4, most: 60, nextTo: c }),
    ]),
    d = (e) => [...a.values()].filter((t) => t === e).length
  return { members: r, keys: d(`key`), contracts: d(`contract`), above: l, below: u, denied: o }
}
var $n = 100,
  er = (e, t) =>
    x({
      queryKey: [...b.account({ chainId: e.chainId, safe: t }), `related`],
      queryFn: async ({ client: r }) => {
        let i = await tr(e)
        return Qn({
          chain: e,
          safe: t,
          candidates: async (t) => {
            let { safes: a } = await r.fetchQuery(Xn({ chainId: e.chainId, safe: t })),
              o = i.filter(({ owners: e }) => e.some((e) => S(e, t))),
              s = [...a.map(n), ...o.map(({ address: e }) => e)]
            return s.filter((e, t) => s.findIndex((t) => S(t, e)) === t)
          },
        })
      },
      staleTime: 3e4,
      meta: { persist: !1 },
    })
async function tr(e) {
  let t = ie.get().filter(({ chainId: t }) => t === e.chainId)
  return (
    await Promise.all(
      t.slice(0, $n).map(async ({ safe: t }) => {
        let r = await j(e, t).catch(() => null)
        return { address: n(t), owners: r?.owners ?? [] }
      }),
    )
  ).filter(({ owners: e }) => e.length > 0)
}
function nr(e, t, n) {
  return [
    ...t
      .filter(({ end: e }) => e !== `cycle`)
      .map(({ address: t }) => (n === `up` ? { owner: t, owned: e } : { owner: e, owned: t })),
    ...t.flatMap(({ address: e, next: t }) => nr(e, t, n)),
  ]
}
var Z = {
    tree: `_tree_164mu_1`,
    words: `_words_164mu_5`,
    row: `_row_164mu_12`,
    branch: `_branch_164mu_28`,
    down: `_down_164mu_37`,
    up: `_up_164mu_39`,
    who: `_who_164mu_73`,
    tag: `_tag_164mu_80`,
    threshold: `_threshold_164mu_91`,
    quiet: `_quiet_164mu_97`,
    relation: `_relation_164mu_101`,
    end: `_end_164mu_107`,
    act: `_act_164mu_111`,
  },
  rr = 6,
  ir = (e) => ({ '--depth': Math.min(e, rr) }),
  ar = [`no`, `one`, `two`, `three`, `four`, `five`, `six`, `seven`, `eight`, `nine`, `ten`, `eleven`, `twelve`],
  Q = (e) => ar[e] ?? C(e),
  or = (e) => e.charAt(0).toUpperCase() + e.slice(1),
  sr = (e) => `${Q(e)} ${e === 1 ? `person` : `people`}`,
  cr = ({ keys: e, contracts: t }) => [
    ...(e > 0 ? [sr(e)] : []),
    ...(t > 0 ? [`${Q(t)} ${t === 1 ? `contract that is not an account` : `contracts that are not accounts`}`] : []),
  ],
  $ = Te(`setup-related`, {
    partOf: ({ part: e, whole: t }) => `${C(e)} of ${C(t)}`,
    fromChainAndService: `found from chain and service`,
    fromChain: `found from the chain`,
    denied: ({ count: e }) =>
      v(e, { one: `The service lists an account too many`, other: `The service lists too many accounts` }),
    deniedNote: ({ accounts: e }) =>
      `It says that this account owns ${e.join(`, `)}, but the chain says that it does not. ${v(e.length, { one: `The account is not shown below.`, other: `The accounts are not shown below.` })}`,
    signAsParent: ({ count: e }) => `Sign as parent (${C(e)})`,
    levelsBelow: ({ depth: e }) => `${Q(e)} levels below`,
    levelsAbove: ({ depth: e }) => `${Q(e)} levels above`,
    ownersNotRead: `Its owners were not read`,
    ownerOfIts: ({ owners: e }) => (e === 1 ? `Its only owner` : `1 of its ${e} owners`),
    ownerOf: ({ owners: e }) => (e === 1 ? `The only owner` : `1 of ${e} owners`),
    accountsOwn: ({ accounts: e, ...t }) => {
      let n = cr(t),
        r = `${or(Q(e))} ${e === 1 ? `account owns` : `accounts own`} this one`
      return n.length === 0 ? `${r}.` : `${r}, together with ${ue(n)}.`
    },
    someNotRead: ({ unread: e, all: t }) => `${or(Q(e))} of its ${t} owners could not be read.`,
    noneKnown: `No account is known to own this one.`,
    ownersAre: (e) => `No account owns this one. Its owners are ${ue(cr(e))}.`,
    ownersArePeople: ({ owners: e }) =>
      e === 1
        ? `No account owns this one. Its only owner is a person.`
        : `No account owns this one. Its ${Q(e)} owners are people.`,
    thisAccount: `this account`,
    notChecked: `Not checked`,
    circle: `Owned in a circle, which ends here`,
    deeperNotShown: `Deeper accounts are not shown`,
    furtherNotRead: `Further accounts could not be read`,
    open: `Open`,
    differ: `The service and the chain differ.`,
    title: `Related accounts`,
    createBelow: `Create an account below`,
    loading: `Loading the related accounts`,
    notRead: `The related accounts could not be read`,
    othersWork: `The other parts of this page do not depend on them.`,
    moreAbove: `More accounts own this one than are shown here.`,
    belowNotFound: `The page could not find which accounts this one owns. The chain has no list of them.`,
    moreBelow: `This account owns more accounts than are shown here.`,
    withoutService: `Without a service, the page searches only accounts that this browser knows: the chain has no list of owned accounts.`,
    ownsNone: `It owns no account.`,
    ownsNoneKnown: `It owns no account that this browser knows.`,
  })
function lr({ address: e, members: t, depth: n, relation: r, end: i = null, isSelf: a = !1, act: o }) {
  let { chain: s, chainId: c } = E(),
    l = `${s.shortName}:${e}`
  return (0, U.jsxs)(`div`, {
    className: Z.row,
    style: ir(n),
    'data-account-row': !0,
    'data-self': a || void 0,
    children: [
      (0, U.jsxs)(`span`, {
        className: Z.who,
        children: [
          (0, U.jsx)(A, { info: { value: e, name: null, logoUri: null }, chainId: c, shape: `account`, size: 26 }),
          a && (0, U.jsx)(`span`, { className: Z.tag, children: $.thisAccount }),
        ],
      }),
      (0, U.jsx)(`span`, {
        className: Z.threshold,
        children:
          t === null
            ? (0, U.jsx)(`span`, { className: Z.quiet, children: $.notChecked })
            : (0, U.jsxs)(U.Fragment, {
                children: [
                  (0, U.jsx)(et, { threshold: t.threshold, owners: t.owners.length, label: `` }),
                  $.partOf({ part: t.threshold, whole: t.owners.length }),
                ],
              }),
      }),
      (0, U.jsxs)(`span`, {
        className: Z.relation,
        children: [
          i === `cycle` ? $.circle : r,
          i === `bound` && (0, U.jsx)(`span`, { className: Z.end, children: $.deeperNotShown }),
          i === `unread` && (0, U.jsx)(`span`, { className: Z.end, children: $.furtherNotRead }),
        ],
      }),
      (0, U.jsx)(`span`, {
        className: Z.act,
        children:
          o ??
          (!a &&
            i !== `cycle` &&
            (0, U.jsx)(y, { className: `cs-link`, to: `/safes/$safe`, params: { safe: l }, children: $.open })),
      }),
    ],
  })
}
function ur({ accounts: e, beside: t = null, ...n }) {
  let { depth: r, direction: i, relationOf: a, actOf: o } = n
  return e.length === 0
    ? null
    : (0, U.jsx)(`ul`, {
        className: Ce(Z.branch, Z[i]),
        style: ir(r),
        children: e.map((e) => {
          let s = (0, U.jsx)(lr, {
              address: e.address,
              members: e.members,
              depth: r,
              relation: a(e, r),
              end: e.end,
              act: o(e, t),
            }),
            c = (0, U.jsx)(ur, { ...n, accounts: e.next, beside: e, depth: r + 1 })
          return (0, U.jsxs)(`li`, { children: [i === `up` ? c : s, i === `up` ? s : c] }, e.address)
        }),
      })
}
function dr(e, t) {
  return t > 1 ? $.levelsBelow({ depth: t }) : e === null ? $.ownersNotRead : $.ownerOfIts({ owners: e.owners.length })
}
var fr = (e, t) => (t > 1 ? $.levelsAbove({ depth: t }) : $.ownerOf({ owners: e.owners.length }))
function pr({ members: e, keys: t, contracts: n, above: r }) {
  let i = r.next.length,
    a = e.owners.length,
    o = a - t - n - i,
    s = o > 0 ? [$.someNotRead({ unread: o, all: a })] : []
  return i > 0
    ? [$.accountsOwn({ accounts: i, keys: t, contracts: n }), ...s].join(` `)
    : o > 0
      ? [$.noneKnown, ...s].join(` `)
      : n > 0
        ? $.ownersAre({ keys: t, contracts: n })
        : $.ownersArePeople({ owners: a })
}
function mr({ edge: e, row: t, waiting: n }) {
  let { chain: r } = E(),
    i = (e) => `${r.shortName}:${e}`,
    a = i(e.owned),
    [o, ...s] = n
  if (o === void 0)
    return (0, U.jsx)(y, { className: `cs-link`, to: `/safes/$safe`, params: { safe: i(t) }, children: $.open })
  let c = $.signAsParent({ count: n.length })
  return s.length > 0
    ? (0, U.jsx)(y, { className: `cs-link`, to: `/safes/$safe/queue`, params: { safe: a }, children: c })
    : (0, U.jsx)(y, {
        className: `cs-link`,
        to: `/safes/$safe/transactions/$id`,
        params: { safe: a, id: o.id },
        children: c,
      })
}
var hr = (e) =>
    x({ queryKey: [...b.queue(e), `head`], queryFn: ({ signal: t }) => ae().getQueue({ params: e, signal: t }) }),
  gr = 12
function _r(e, t, n) {
  let r = te(),
    i = Ct(t.map(({ owned: e }) => e)).slice(0, gr),
    a = ce({ queries: i.map((t) => ({ ...hr({ chainId: e, safe: t }), enabled: r })) })
  return ({ owner: e, owned: t }) =>
    (a[i.indexOf(t)]?.data?.results ?? []).flatMap((t) =>
      t.type === `TRANSACTION` && n(t.transaction, e) ? [t.transaction] : [],
    )
}
function vr({ related: e, waitsFor: t, hasService: n }) {
  let { chainId: r, safe: i } = E(),
    { members: a, above: o, below: s } = e,
    c = _r(r, [...nr(i, o.next, `up`), ...nr(i, s.next, `down`)], t),
    l = (e) => (t, n) => {
      if (t.end === `cycle`) return
      let r = n?.address ?? i,
        a = e === `up` ? { owner: t.address, owned: r } : { owner: r, owned: t.address }
      return (0, U.jsx)(mr, { edge: a, row: t.address, waiting: c(a) })
    }
  return (0, U.jsxs)(`div`, {
    className: `cs-panel ${Z.tree}`,
    children: [
      (0, U.jsx)(`p`, { className: Z.words, children: pr(e) }),
      o.end === `bound` && (0, U.jsx)(`p`, { className: Z.words, children: $.moreAbove }),
      (0, U.jsx)(ur, { accounts: o.next, depth: 1, direction: `up`, relationOf: (e, t) => fr(a, t), actOf: l(`up`) }),
      (0, U.jsx)(lr, { address: i, members: a, depth: 0, relation: (0, U.jsx)(br, {}), isSelf: !0 }),
      (0, U.jsx)(ur, {
        accounts: s.next,
        depth: 1,
        direction: `down`,
        relationOf: (e, t) => dr(e.members, t),
        actOf: l(`down`),
      }),
      s.next.length === 0 && s.end === null && (0, U.jsx)(`p`, { className: Z.words, children: yr(n) }),
      s.end === `unread` && (0, U.jsx)(`p`, { className: Z.words, children: $.belowNotFound }),
      s.end === `bound` && (0, U.jsx)(`p`, { className: Z.words, children: $.moreBelow }),
      !n && (0, U.jsx)(`p`, { className: Z.words, children: $.withoutService }),
    ],
  })
}
var yr = (e) => (e ? $.ownsNone : $.ownsNoneKnown)
function br() {
  let { key: e } = E(),
    [t] = Me(),
    { data: n } = w(je(e, t))
  return !n || n.unpriced
    ? null
    : (0, U.jsxs)(U.Fragment, {
        children: [(0, U.jsx)(tt, { value: n.fiatTotal, currency: t }), ` `, (0, U.jsx)(D, { source: `service` })],
      })
}
function xr({ waitsFor: e }) {
  let { chain: t, safe: n, account: r } = E(),
    { data: i, error: o, refetch: s } = w(er(t, n)),
    c = oe().from === `service`
  return (
    V(`related`, {
      count: i ? Sr(i.above.next) + Sr(i.below.next) : void 0,
      caution: i && i.denied.length > 0 ? $.differ : null,
    }),
    (0, U.jsxs)(`section`, {
      'aria-labelledby': `related-heading`,
      children: [
        (0, U.jsx)(T, {
          id: `related-heading`,
          title: $.title,
          count: c
            ? (0, U.jsxs)(U.Fragment, { children: [$.fromChainAndService, ` `, (0, U.jsx)(D, { source: `service` })] })
            : (0, U.jsxs)(U.Fragment, { children: [$.fromChain, ` `, (0, U.jsx)(D, { source: `chain` })] }),
          action: (0, U.jsx)(p, {
            size: `xs`,
            leftSection: (0, U.jsx)(_, { name: `plus` }),
            renderRoot: (e) => (0, U.jsx)(y, { to: `/safes/$safe/setup/new-account`, params: { safe: r }, ...e }),
            children: $.createBelow,
          }),
        }),
        i === void 0 && !o && (0, U.jsx)(m, { rows: 3, shape: `account`, label: $.loading }),
        i === void 0 &&
          o &&
          (0, U.jsx)(a, { title: $.notRead, error: o, stillWorks: $.othersWork, onRetry: () => void s() }),
        i && i.denied.length > 0 && (0, U.jsx)(Cr, { accounts: i.denied }),
        i && (0, U.jsx)(vr, { related: i, waitsFor: e, hasService: c }),
      ],
    })
  )
}
var Sr = (e) => e.reduce((e, { end: t, next: n }) => e + (t === `cycle` ? 0 : 1 + Sr(n)), 0),
  Cr = ({ accounts: e }) =>
    (0, U.jsx)(F, {
      verdict: `caution`,
      title: $.denied({ count: e.length }),
      children: $.deniedNote({ accounts: e }),
    }),
  wr = [`owners`, `modules`, `limits`, `proposers`, `recovery`, `contract`, `related`]
function Tr(e) {
  let t = {
    owners: K.owners,
    modules: K.modulesAndGuards,
    limits: K.limits,
    proposers: K.proposers,
    recovery: K.recovery,
    contract: K.contract,
    related: K.relatedAccounts,
  }
  return wr.filter((t) => t !== `limits` || Ee(e, `SPENDING_LIMIT`)).map((e) => ({ id: e, title: t[e] }))
}
var Er = u(() =>
  d(
    async () => {
      let { ChangedStrip: e } = await import(`./later-DLdlgyuL.js`).then((e) => e.st)
      return { ChangedStrip: e }
    },
    __vite__mapDeps([0, 1, 2, 3, 4, 5, 6, 7, 8]),
    import.meta.url,
  ).then(({ ChangedStrip: e }) => ({ default: e })),
)
function Dr({ limits: e, waitsFor: t }) {
  let n = E(),
    { safe: r, chain: i, chainId: a } = n,
    { setup: o, chainError: s, infoOf: c } = rt(),
    { marks: l, report: u } = Or(),
    d = he().nameOf(r, a)?.name ?? null
  Se(K.title, d)
  let f = Tr(i)
  return (0, U.jsxs)(U.Fragment, {
    children: [
      (0, U.jsx)(Fe, {
        title: K.title,
        subtitle: K.subtitle({ name: d ?? K.thisAccount, threshold: o?.threshold ?? null }),
      }),
      (0, U.jsx)(B.Suspense, {
        children: (0, U.jsx)(`div`, { className: H.changed, children: (0, U.jsx)(Er, { account: n }) }),
      }),
      s && (0, U.jsx)(h, { title: K.nodesSilent({ network: i.chainName }), children: K.fromService }),
      (0, U.jsxs)(`div`, {
        className: H.page,
        children: [
          (0, U.jsx)(nn, { sections: f, marks: l, isReady: o !== null }),
          (0, U.jsx)(`div`, {
            className: H.sections,
            children:
              o === null
                ? (0, U.jsx)(m, { rows: 6, shape: `account`, label: K.loading })
                : (0, U.jsx)(wt, {
                    value: u,
                    children: f.map(({ id: e }) =>
                      (0, U.jsx)(`div`, { id: e, className: H.section, tabIndex: -1, children: p(e) }, e),
                    ),
                  }),
          }),
        ],
      }),
    ],
  })
  function p(n) {
    if (o === null) return null
    switch (n) {
      case `owners`:
        return (0, U.jsx)(_n, { setup: o, infoOf: c })
      case `modules`:
        return (0, U.jsx)(Yt, { setup: o })
      case `limits`:
        return e
      case `proposers`:
        return (0, U.jsx)(zn, { owners: o.source === `chain` ? o.owners : [] })
      case `recovery`:
        return (0, U.jsx)(Jn, { setup: o })
      case `contract`:
        return (0, U.jsx)(Nt, { setup: o, infoOf: c })
      case `related`:
        return (0, U.jsx)(xr, { waitsFor: t })
    }
  }
}
function Or() {
  let [e, t] = (0, B.useState)({})
  return { marks: e, report: (0, B.useCallback)((e, n) => t((t) => ({ ...t, [e]: n })), []) }
}
var kr = t({ component: () => jr }),
  Ar = u(() =>
    d(
      async () => {
        let { SpendingLimits: e } = await import(`./SpendingLimits-BW6kxpkt.js`)
        return { SpendingLimits: e }
      },
      __vite__mapDeps([
        34, 1, 4, 5, 3, 6, 2, 7, 35, 36, 27, 13, 0, 8, 10, 37, 38, 11, 12, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24,
        25, 26, 28, 29, 39,
      ]),
      import.meta.url,
    ).then(({ SpendingLimits: e }) => ({ default: e })),
  )
function jr() {
  return (0, U.jsx)(Dr, { limits: (0, U.jsx)(Nr, {}), waitsFor: Mr })
}
var Mr = (e, t) => ee(e, !1, t)?.act === `sign`
function Nr() {
  let { account: e } = E(),
    t = Ae(`limit`),
    [n, r] = (0, B.useState)()
  return (
    V(`limits`, { count: n }),
    (0, U.jsx)(B.Suspense, {
      fallback: (0, U.jsx)(m, { rows: 2, shape: `account`, label: K.loadingLimits }),
      children: (0, U.jsx)(Ar, { onDraft: (e, n) => void t(e, n), onCount: r }, e),
    })
  )
}
export { bn as a, jr as component, Y as i, Mn as n, yn as o, jn as r, J as s, kr as t }
//# sourceMappingURL=setup-KxBdoqmO.js.map
