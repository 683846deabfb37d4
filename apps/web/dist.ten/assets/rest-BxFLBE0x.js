import { o as e } from './rolldown-runtime-DLMaRju-.js'
import { Fa as t, Ga as n, Jt as r, Kt as i, L as a, Na as o, Xt as s, Yt as c } from './later-DLdlgyuL.js'
import { a as l, i as u, n as d, r as f, t as p } from './rest-BT_Dwl6x.js'
import { C as m, D as h, O as ee, P as te, p as ne, x as g } from './fields-KVqNPxJG.js'
import { n as re, t as _ } from './rest-aMSycVjv.js'
import {
  $ as ie,
  Bt as ae,
  Cn as oe,
  Gt as se,
  Ht as ce,
  Ln as le,
  M as ue,
  Mn as v,
  Nn as y,
  Pn as de,
  Rn as fe,
  Vt as pe,
  Xn as me,
  Yn as he,
  ct as ge,
  kn as b,
} from './lists-DTBg-a7q.js'
import { r as _e, s as x, t as ve } from './rest-DKUe5O8g.js'
import { t as S } from './rest-q93ZRJ9Y.js'
import {
  Aa as ye,
  Ea as be,
  Ga as xe,
  Gi as Se,
  Hi as C,
  Li as Ce,
  Ma as w,
  Qi as T,
  Ri as we,
  Ui as E,
  ba as D,
  ga as O,
  gi as Te,
  ho as Ee,
  it as De,
  so as Oe,
  ta as ke,
  to as k,
  wa as A,
  xa as j,
  ya as Ae,
} from './index--te03lJq.js'
import { t as je } from './rest-BilHHFfS.js'
import { n as Me } from './rest-B1EQQfBh.js'
import { i as Ne, n as M } from './rest-BXpYPL_p.js'
import { a as Pe, i as Fe, o as Ie } from './rest-D842GMB8.js'
var N = {
    frame: `_frame_1xwvq_1`,
    table: `_table_1xwvq_5`,
    values: `_values_1xwvq_49`,
    group: `_group_1xwvq_49`,
    who: `_who_1xwvq_63`,
    party: `_party_1xwvq_70`,
    name: `_name_1xwvq_78`,
    change: `_change_1xwvq_84`,
    before: `_before_1xwvq_92`,
    arrow: `_arrow_1xwvq_97`,
    after: `_after_1xwvq_108`,
    value: `_value_1xwvq_49`,
    later: `_later_1xwvq_121`,
    danger: `_danger_1xwvq_125`,
  },
  P = xe()
function Le({ caption: e, groups: t }) {
  let n = t.some(({ rows: e }) => e.some(({ change: e }) => e !== void 0)),
    r = n ? 5 : 4
  return (0, P.jsx)(`div`, {
    className: k(`cs-panel`, N.frame),
    children: (0, P.jsxs)(`table`, {
      className: k(N.table, !n && N.values),
      children: [
        (0, P.jsx)(`caption`, { className: `cs-visually-hidden`, children: e }),
        (0, P.jsx)(`thead`, {
          children: (0, P.jsxs)(`tr`, {
            children: [
              (0, P.jsx)(`th`, { scope: `col`, children: n ? v.who : v.what }),
              n && (0, P.jsx)(`th`, { scope: `col`, children: v.change }),
              (0, P.jsx)(`th`, { scope: `col`, children: v.before }),
              (0, P.jsx)(`td`, {}),
              (0, P.jsx)(`th`, { scope: `col`, children: v.after }),
            ],
          }),
        }),
        t.map(({ id: e, title: t, rows: i }) =>
          (0, P.jsxs)(
            `tbody`,
            {
              children: [
                t !== void 0 &&
                  (0, P.jsx)(`tr`, {
                    className: N.group,
                    children: (0, P.jsx)(`th`, { scope: `rowgroup`, colSpan: r, children: t }),
                  }),
                i.map((e) => (0, P.jsx)(Re, { row: e, hasChanges: n }, e.id)),
              ],
            },
            e,
          ),
        ),
      ],
    }),
  })
}
function Re({ row: e, hasChanges: t }) {
  let {
      picture: n,
      who: r,
      note: i,
      change: a,
      changeNote: o,
      before: s,
      beforeNote: c,
      after: l,
      afterNote: u,
      danger: d,
      later: f,
    } = e,
    p = a === void 0,
    m = s !== void 0 || l !== void 0
  return (0, P.jsxs)(`tr`, {
    className: k(d && N.danger, f && N.later, p && N.value),
    children: [
      (0, P.jsx)(`th`, {
        scope: `row`,
        ...(t && p ? { colSpan: 2 } : {}),
        children: (0, P.jsxs)(`span`, {
          className: N.who,
          children: [
            d && p ? (0, P.jsx)(T, { name: `alert-octagon`, label: v.danger }) : n,
            (0, P.jsxs)(`span`, {
              className: N.party,
              children: [
                (0, P.jsx)(`span`, { className: N.name, children: r }),
                i && (0, P.jsx)(`small`, { children: i }),
              ],
            }),
          ],
        }),
      }),
      !p &&
        (0, P.jsxs)(`td`, {
          className: N.change,
          children: [
            (0, P.jsx)(`b`, { children: (0, P.jsx)(`bdi`, { children: a }) }),
            o && (0, P.jsx)(`small`, { children: (0, P.jsx)(`bdi`, { children: o }) }),
          ],
        }),
      (0, P.jsxs)(`td`, {
        className: N.before,
        children: [(0, P.jsx)(`bdi`, { children: s }), c && (0, P.jsx)(`small`, { children: c })],
      }),
      (0, P.jsx)(`td`, { className: N.arrow, children: m && (0, P.jsx)(T, { name: `arrow-right`, size: 16 }) }),
      (0, P.jsxs)(`td`, {
        className: N.after,
        children: [(0, P.jsx)(`bdi`, { children: l }), u && (0, P.jsx)(`small`, { children: u })],
      }),
    ],
  })
}
var F = {
  all: `_all_1vq6k_1`,
  recipient: `_recipient_1vq6k_7`,
  picture: `_picture_1vq6k_15`,
  hex: `_hex_1vq6k_19`,
  copy: `_copy_1vq6k_25`,
  words: `_words_1vq6k_31`,
  danger: `_danger_1vq6k_39`,
}
function ze({ address: e, shape: t = `person`, children: n, label: r, danger: i = !1 }) {
  return (0, P.jsxs)(`div`, {
    className: k(F.recipient, i && F.danger),
    children: [
      (0, P.jsx)(E, { address: e, shape: t, size: 36, className: F.picture }),
      (0, P.jsx)(x, { address: e, className: F.hex }),
      (0, P.jsx)(`span`, { className: F.copy, children: (0, P.jsx)(le, { value: e, label: r }) }),
      (0, P.jsx)(`span`, { className: F.words, children: n }),
    ],
  })
}
function Be({ children: e }) {
  return (0, P.jsx)(`div`, { className: F.all, children: e })
}
var I = { bar: `_bar_1ssrt_1`, inline: `_inline_1ssrt_16`, words: `_words_1ssrt_20`, actions: `_actions_1ssrt_36` }
function Ve({ ring: e, title: t, detail: n, children: r, inline: i = !1 }) {
  return (0, P.jsxs)(`section`, {
    className: k(I.bar, i && I.inline),
    'aria-label': v.signOrReject,
    children: [
      e,
      (0, P.jsxs)(`div`, {
        className: I.words,
        children: [(0, P.jsx)(`b`, { children: t }), n && (0, P.jsx)(`span`, { children: n })],
      }),
      (0, P.jsx)(`div`, { className: I.actions, children: r }),
    ],
  })
}
var L = {
    list: `_list_1f0ac_1`,
    row: `_row_1f0ac_5`,
    picture: `_picture_1f0ac_34`,
    identicon: `_identicon_1f0ac_46`,
    open: `_open_1f0ac_50`,
    words: `_words_1f0ac_58`,
    'not-needed': `_not-needed_1f0ac_78`,
    missing: `_missing_1f0ac_79`,
    excluded: `_excluded_1f0ac_94`,
  },
  He = (e) =>
    ({
      signed: v.signed,
      missing: v.hasNotSigned,
      you: v.yourSignatureIsNext,
      excluded: v.signedButNotCounted,
      'not-needed': v.notNeeded,
    })[e]
function Ue({ entries: e, execution: t, label: n = v.signers }) {
  return (0, P.jsxs)(`ul`, {
    className: k(`cs-panel`, L.list),
    'aria-label': n,
    children: [
      e.map((e, t) => (0, P.jsx)(We, { entry: e }, `${e.address} ${t}`)),
      t &&
        (0, P.jsxs)(`li`, {
          className: L.row,
          children: [
            (0, P.jsx)(`span`, { className: L.picture, children: t.ring }),
            (0, P.jsxs)(`span`, {
              className: L.words,
              children: [
                (0, P.jsx)(`b`, { children: t.title }),
                t.detail && (0, P.jsx)(`span`, { children: t.detail }),
              ],
            }),
          ],
        }),
    ],
  })
}
function We({ entry: { address: e, name: t, state: n, at: r, note: i, verdict: a = `unchecked` } }) {
  return (0, P.jsxs)(`li`, {
    className: k(L.row, L[n]),
    children: [
      (0, P.jsx)(`span`, {
        className: L.picture,
        children:
          n === `you`
            ? (0, P.jsx)(`span`, { className: L.open })
            : (0, P.jsx)(E, { address: e, shape: `person`, size: 24, className: L.identicon }),
      }),
      (0, P.jsxs)(`span`, {
        className: L.words,
        children: [
          (0, P.jsx)(`b`, {
            children:
              n === `you`
                ? t
                  ? v.youNamed({ name: t })
                  : (0, P.jsxs)(P.Fragment, { children: [v.you, ` `, (0, P.jsx)(C, { value: e })] })
                : (t ?? (0, P.jsx)(C, { value: e })),
          }),
          (0, P.jsxs)(`span`, {
            children: [
              i ?? He(n),
              r !== void 0 && (0, P.jsxs)(P.Fragment, { children: [`, `, (0, P.jsx)(Ce, { at: r, form: `exact` })] }),
            ],
          }),
        ],
      }),
      n === `signed` && (0, P.jsx)(b, { verdict: a, label: a === `verified` ? v.signed : void 0, quiet: !0 }),
      n === `excluded` && (0, P.jsx)(b, { verdict: `danger`, label: v.excluded, quiet: !0 }),
    ],
  })
}
function Ge({ head: e, effects: t, side: n, details: r, bar: i }) {
  return (0, P.jsxs)(`article`, {
    className: M.page,
    'data-sign-bar': i ? !0 : void 0,
    children: [
      (0, P.jsx)(`header`, { className: M.head, children: e }),
      (0, P.jsx)(`div`, { className: M.effects, children: t }),
      (0, P.jsx)(`div`, { className: M.side, children: n }),
      (0, P.jsx)(`div`, { className: M.details, children: r }),
      i,
    ],
  })
}
var R = 2
function Ke(e, t, n) {
  let r = t.filter(({ kind: e }) => e === `all`).map(({ to: e }) => e),
    i = je([...r, ...t.map(({ to: e }) => e)]).filter((t) => !A(t, e)),
    a = (e) => r.some((t) => A(t, e)),
    o = i.map((e) => ({ address: e, role: a(e) ? `control` : `recipient` }))
  if (n === null) return o.length > R ? o.filter(({ role: e }) => e === `control`).slice(0, R) : o
  let { before: s, after: c } = n,
    l = (e, t) => e.owners.filter((e) => !t.owners.some((t) => A(t, e))),
    u = [
      ...l(c, s).map((e) => ({ address: e, role: `added` })),
      ...l(s, c).map((e) => ({ address: e, role: `removed` })),
    ],
    d = [...o, ...u]
  return d.length > R ? [] : d
}
function qe({ recipients: e }) {
  let t = Je()
  return e.length === 0
    ? null
    : (0, P.jsx)(Be, {
        children: e.map((n) => {
          let { name: r, words: i } = t(n, e.length > 1)
          return (0, P.jsx)(
            ze,
            {
              address: n.address,
              shape: n.role === `control` ? `contract` : `person`,
              danger: n.role === `control`,
              label: r === null ? u.address : u.addressOf({ name: r }),
              children: i,
            },
            `${n.role} ${n.address}`,
          )
        }),
      })
}
function Je() {
  let { key: e, chainId: t } = ue(),
    { nameOf: n } = De(),
    { data: r } = Te({ ...ne(e), enabled: !1 }),
    i = (e) =>
      (r?.pages ?? [])
        .flatMap(({ results: e }) => e)
        .filter(
          (t) =>
            t.type === `TRANSACTION` &&
            t.transaction.txStatus === `SUCCESS` &&
            t.transaction.executionInfo?.type === `MULTISIG` &&
            t.transaction.txInfo.type === `Transfer` &&
            A(t.transaction.txInfo.recipient.value, e),
        ).length
  return ({ address: e, role: r }, a) => {
    let o = n(e, t),
      s = o?.name ?? null
    if (r === `added`) return { name: s, words: s === null ? u.addedUnnamed : u.added({ name: s }) }
    if (r === `removed`) return { name: s, words: s === null ? u.removedUnnamed : u.removed({ name: s }) }
    let c = r === `control` ? 0 : i(e),
      l =
        o?.source === `you`
          ? c > 0
            ? u.contactPaid(c)
            : u.contact
          : o?.source === `published`
            ? u.published
            : c > 0
              ? u.unknownPaid(c)
              : u.unknown
    return { name: s, words: a && s !== null ? u.named({ name: s, words: l }) : l }
  }
}
function Ye({ kind: e, number: t, place: n = ``, meta: r, note: i = ``, badge: a, parts: o, recipients: s }) {
  return (0, P.jsxs)(P.Fragment, {
    children: [
      (0, P.jsxs)(_e, {
        children: [
          (0, P.jsx)(`b`, { children: e }),
          t !== null && (0, P.jsxs)(`span`, { children: [t, (0, P.jsx)(`span`, { className: f.wide, children: n })] }),
          r,
          i !== `` && (0, P.jsx)(`span`, { className: f.wide, children: u.note({ note: i }) }),
          a,
        ],
      }),
      (0, P.jsx)(ve, { length: se(o).length, children: (0, P.jsx)(p, { parts: o, isPressable: !0 }) }),
      (0, P.jsx)(qe, { recipients: s }),
    ],
  })
}
var z = e(Ee(), 1),
  Xe = /(0x[0-9a-fA-F]{40})(?![0-9a-fA-F])/
function Ze({ text: e, chainId: t }) {
  let { nameOf: n } = De()
  return e.split(Xe).map((e, r) => {
    if (r % 2 == 0 || !be(e)) return (0, P.jsx)(z.Fragment, { children: e }, r)
    let i = ye(e),
      a = n(i, t)?.name
    return (0, P.jsxs)(
      d,
      {
        address: e,
        children: [
          a !== void 0 && `${a} `,
          (0, P.jsx)(`span`, { className: `cs-visually-hidden`, children: e }),
          (0, P.jsx)(`span`, { 'aria-hidden': !0, children: (0, P.jsx)(C, { value: e }) }),
        ],
      },
      r,
    )
  })
}
var Qe = { link: `_link_1pgbg_1` },
  $e = { fine: `verified`, caution: `caution`, danger: `danger`, checking: `unchecked` }
function et({ verdict: e }) {
  return (0, P.jsx)(`a`, {
    className: Qe.link,
    href: `#checks`,
    children: (0, P.jsx)(b, {
      verdict: e === null ? `unchecked` : $e[e.tone],
      label: e === null ? Pe.checking : Fe(e),
    }),
  })
}
function tt({ signature: e, isBusy: t, onRetry: r }) {
  let { outcome: i, copy: o } = Se(e)
  return (0, P.jsx)(h, {
    verdict: `caution`,
    title: a.notAccepted,
    action: (0, P.jsxs)(n, {
      gap: `xs`,
      children: [
        (0, P.jsx)(w, {
          size: `xs`,
          leftSection: (0, P.jsx)(T, { name: `refresh` }),
          disabled: t,
          onClick: r,
          children: a.sendAgain,
        }),
        (0, P.jsx)(w, {
          size: `xs`,
          leftSection: (0, P.jsx)(T, { name: `copy` }),
          onClick: o,
          children: i === `copied` ? a.copied : i === `failed` ? a.notCopied : a.copy,
        }),
      ],
    }),
    children: a.stored,
  })
}
var nt = { match: `_match_ck9vn_1` },
  B = j(`override`, {
    title: (e) => D(e, { one: `Sign against a warning?`, other: `Sign against # warnings?` }),
    close: `Close`,
    explain: `An override is valid for this hash only. This browser stores it together with what you type. Override only after you asked the proposer about it, outside this page.`,
    type: ({ sentence: e }) => `Type “${e}” to continue`,
    matching: ({ matching: e, of: t }) => `${e} of ${t} characters match. The button works when all match.`,
    matches: `The sentence matches.`,
    keep: `Go back`,
    override: `Override`,
  })
function rt({ subject: e, checks: i, onClose: a }) {
  let [c, l] = (0, z.useState)({}),
    u = (0, z.useId)(),
    d = (e) => c[V(e)] ?? ``,
    f = i.every((e) => r(d(e), e)),
    p = () => {
      ;(Ie(
        e,
        i.map((e) => ({ check: e, typed: d(e) })),
      ),
        a())
    }
  return (0, P.jsx)(t, {
    opened: !0,
    onClose: a,
    size: `lg`,
    title: B.title(i.length),
    closeButtonProps: { 'aria-label': B.close },
    children: (0, P.jsx)(`form`, {
      onSubmit: (e) => {
        ;(e.preventDefault(), f && p())
      },
      children: (0, P.jsxs)(o, {
        children: [
          (0, P.jsx)(`p`, { children: B.explain }),
          i.map((e, t) =>
            (0, P.jsxs)(
              o,
              {
                gap: `xs`,
                children: [
                  (0, P.jsx)(`div`, {
                    id: `${u}-${t}`,
                    children: (0, P.jsx)(h, { verdict: `danger`, title: e.title, children: e.reason }),
                  }),
                  (0, P.jsx)(te, {
                    label: B.type({ sentence: s(e) }),
                    value: d(e),
                    ...m(`${u}-${t}`),
                    autoComplete: `off`,
                    spellCheck: !1,
                    onChange: (t) => {
                      let { value: n } = t.currentTarget
                      l((t) => ({ ...t, [V(e)]: n }))
                    },
                  }),
                  (0, P.jsx)(`p`, { role: `status`, className: nt.match, children: it(d(e), e) }),
                ],
              },
              V(e),
            ),
          ),
          (0, P.jsxs)(n, {
            justify: `flex-end`,
            children: [
              (0, P.jsx)(w, { variant: `filled`, onClick: a, children: B.keep }),
              (0, P.jsx)(w, {
                type: `submit`,
                disabled: !f,
                leftSection: f ? null : (0, P.jsx)(T, { name: `lock` }),
                children: B.override,
              }),
            ],
          }),
        ],
      }),
    }),
  })
}
function it(e, t) {
  return r(e, t) ? B.matches : B.matching({ matching: c(e, t), of: s(t).length })
}
var V = ({ id: e, field: t, title: n }) => [e, t, n].join(),
  H = { error: `_error_1723t_1`, acts: `_acts_1723t_22`, more: `_more_1723t_32`, bar: `_bar_1723t_39` }
function at({ stop: e }) {
  let t = (0, z.useId)(),
    [r, i] = (0, z.useState)(!1)
  return (0, P.jsx)(h, {
    verdict: `danger`,
    title: S.stopTitle,
    announce: !0,
    action: (0, P.jsxs)(n, {
      gap: `sm`,
      children: [
        (0, P.jsx)(re, {
          size: `xs`,
          checked: r,
          'aria-describedby': t,
          onChange: (e) => i(e.currentTarget.checked),
          label: S.stopCompared,
        }),
        (0, P.jsx)(w, { size: `xs`, disabled: !r, onClick: () => Me(e), children: S.allowAgain }),
      ],
    }),
    children: (0, P.jsx)(`span`, { id: t, children: S.stopWhy({ reason: e.reason }) }),
  })
}
function ot({ error: e, onDismiss: t, stop: n = null, ...r }) {
  return (0, P.jsxs)(`div`, {
    className: H.bar,
    children: [
      n && (0, P.jsx)(`div`, { className: H.error, children: (0, P.jsx)(at, { stop: n }) }),
      e &&
        !n &&
        (0, P.jsx)(`div`, {
          className: H.error,
          children: (0, P.jsx)(h, {
            verdict: e.isRejection ? `caution` : `danger`,
            title: e.message,
            announce: !0,
            action: (0, P.jsx)(`button`, { type: `button`, className: `cs-link`, onClick: t, children: S.close }),
          }),
        }),
      (0, P.jsx)(Ve, { ...r }),
    ],
  })
}
function U(e) {
  let t = document.getElementById(e)
  ;(t?.scrollIntoView({ block: `center` }), t?.focus({ preventScroll: !0 }))
}
function st({ act: { label: e, icon: t, run: n }, isMain: r, isBusy: i, held: a }) {
  let o = (0, z.useId)(),
    s = a !== null
  return (0, P.jsxs)(P.Fragment, {
    children: [
      (0, P.jsx)(w, {
        variant: r && !s ? `filled` : `default`,
        disabled: i,
        ...(s ? { 'aria-disabled': !0, 'aria-describedby': o } : {}),
        leftSection: (0, P.jsx)(T, { name: s ? `hourglass` : t }),
        onClick: () => (s ? U(`checks`) : n()),
        children: e,
      }),
      s && (0, P.jsx)(`span`, { id: o, className: `cs-visually-hidden`, children: a }),
    ],
  })
}
function ct(e) {
  return e.isBlockable && e.dangers > 0
    ? `blocked`
    : e.isRefused
      ? `refused`
      : e.isSigning
        ? e.isStopped
          ? `stopped`
          : e.isUndelivered
            ? `undelivered`
            : e.mustCompare
              ? `compare`
              : `acts`
        : `acts`
}
var lt = (e) => (e === `checking` ? S.busyChecking : e === `delivering` ? S.busyDelivering : S.busyWallet)
function ut(e) {
  let { progress: t, subject: n, verdict: r, ring: a, mayOverride: o, children: s } = e,
    [c, l] = (0, z.useState)(!1),
    { blocking: u, stop: d } = r,
    { busy: f } = t,
    { main: p, others: m } = pt(e),
    h = o && u.length > 0 && u.every(i)
  return (0, P.jsxs)(P.Fragment, {
    children: [
      (0, P.jsxs)(ot, {
        error: t.error,
        onDismiss: t.dismissError,
        stop: d,
        ring: (0, P.jsx)(fe, { ...a, size: 44 }),
        title: f ? lt(f) : dt(e),
        detail: ft(e),
        children: [
          (0, P.jsxs)(_t, {
            isAlone: p === null,
            hasActs: h || s !== void 0 || m !== null,
            children: [
              h &&
                (0, P.jsx)(w, { variant: `subtle`, disabled: f !== null, onClick: () => l(!0), children: S.override }),
              s,
              m,
            ],
          }),
          p,
        ],
      }),
      c && (0, P.jsx)(rt, { subject: n, checks: u, onClose: () => l(!1) }),
    ],
  })
}
var W = ({ blocked: e, verdict: { blocking: t } }) => e !== null && t.length > 0,
  dt = (e) => (W(e) ? S.signingBlocked : e.title)
function ft(e) {
  let { isHeld: t = !1, verdict: n, detail: r } = e,
    { dangers: i, blocking: a } = n,
    [o] = a
  return W(e) && o
    ? S.blockedBy({ danger: o.title })
    : t && a.length === 0
      ? S.checksRunning
      : i.length > 0 && a.length === 0
        ? S.overridden
        : r
}
function pt({ progress: e, verdict: t, blocked: n, isSigning: r, isHeld: i = !1, refused: a, acts: o, redeliver: s }) {
  let c = e.busy !== null,
    l = ct({
      dangers: t.blocking.length,
      isBlockable: n !== null,
      isRefused: a !== null,
      isSigning: r,
      isStopped: t.stop !== null,
      isUndelivered: s !== null,
      mustCompare: t.comparison.isMissing,
    }),
    u = (e) => ({ main: e, others: null })
  if (l === `blocked`) return u((0, P.jsx)(gt, { checks: t.blocking, children: n ?? `` }))
  if (l === `refused`) return u(a)
  if (l === `stopped`) return u((0, P.jsx)(ht, {}))
  if (l === `compare`) return u((0, P.jsx)(mt, {}))
  if (l === `undelivered`)
    return u((0, P.jsx)(w, { variant: `filled`, disabled: c, onClick: () => s?.(), children: S.sendAgain }))
  let d = (e, t) => (0, P.jsx)(st, { act: e, isMain: t, isBusy: c, held: i ? S.checksRunning : null }, e.id),
    f = o.at(-1),
    p = o.slice(0, -1)
  return { main: f === void 0 ? null : d(f, !0), others: p.length === 0 ? null : p.map((e) => d(e, !1)) }
}
function mt() {
  return (0, P.jsx)(_, {
    reason: S.compareReason,
    showReason: !1,
    leftSection: (0, P.jsx)(T, { name: `device-usb` }),
    onPress: () => U(`device`),
    children: S.compareFirst,
  })
}
function ht() {
  return (0, P.jsx)(_, {
    reason: S.stoppedReason,
    showReason: !1,
    leftSection: (0, P.jsx)(T, { name: `lock` }),
    children: S.stopped,
  })
}
function gt({ checks: e, children: t }) {
  return (0, P.jsx)(_, {
    reason: e.map((e) => e.title).join(`. `),
    showReason: !1,
    leftSection: (0, P.jsx)(T, { name: `lock` }),
    onPress: () => U(`checks`),
    children: t,
  })
}
function _t({ hasActs: e, isAlone: t, children: n }) {
  let r = Oe(`(max-width: 767px)`, !1, { getInitialValueInEffect: !1 })
  return !e || t || !r
    ? n
    : (0, P.jsxs)(l, {
        position: `top-start`,
        shadow: `md`,
        withinPortal: !1,
        keepMounted: !0,
        children: [
          (0, P.jsx)(l.Target, {
            children: (0, P.jsx)(me, {
              variant: `default`,
              className: H.more,
              'aria-label': S.more,
              children: (0, P.jsx)(T, { name: `dots` }),
            }),
          }),
          (0, P.jsx)(l.Dropdown, { className: H.acts, children: n }),
        ],
      })
}
var vt = ({ children: e }) =>
    (0, P.jsxs)(`section`, {
      'aria-label': u.details,
      children: [
        (0, P.jsx)(oe, {
          title: u.details,
          action: (0, P.jsx)(`span`, { className: f.wide, children: u.detailsNote }),
        }),
        (0, P.jsx)(Ne, { children: e }),
      ],
    }),
  G = j(`effects`, {
    whatChanges: `What changes`,
    whatChanged: `What changed`,
    whatWouldHaveChanged: `What would have changed`,
    positionNext: `as the next transaction to execute`,
    positionAfter: (e) => D(e, { one: `after the transaction before it`, other: `after the # transactions before it` }),
    positionAlone: `as if it were the next transaction to execute`,
    reading: `The page is computing what changes.`,
    nothing: `No balance and no setting changes`,
    nothingNote: `Only the account’s counter moves on.`,
    thisAccount: `this account`,
    thisAccountNamed: ({ name: e }) => `${e}, this account`,
    recipient: `recipient`,
    sender: `sender`,
    otherParty: `takes part`,
    youIfYouExecute: `you, if you execute it`,
    about: ({ fiat: e }) => `network fee, about ${e}`,
    networkFeeNote: `network fee, at the price now`,
    noPrice: `No price`,
    leaves: `Leaves this account`,
    leavesInAll: ({ fiat: e }) => `Leaves this account, ${e} in all`,
    goesTo: (e) => D(e, { one: `Goes to # recipient`, other: `Goes to # recipients` }),
    arrives: `Comes into this account`,
    others: `Other addresses`,
    later: `May be taken later, without another signature, until you withdraw the permission`,
    settings: `Settings of this account`,
    fee: `Network fee`,
    upTo: ({ amount: e }) => `up to ${e}`,
    atMost: ({ fiat: e }) => `${e} at most`,
    everythingOf: ({ symbol: e }) => `all ${e}, no limit`,
    itemLater: ({ item: e }) => `may take ${e}`,
    nothingMore: ({ symbol: e }) => `no ${e} any more`,
    nothingLeft: `nothing`,
    noLimit: `no limit`,
    holdsItem: `owner`,
    noItem: `not the owner`,
    moreThanHeld: ({ amount: e }) => `${e} more than it holds`,
    program: `Program that runs this account`,
    unknownProgram: `Unknown program`,
    byContractAbove: `at the address above`,
    whoCanMove: `Who can move the money`,
    owners: ({ threshold: e, owners: t }) => `${e} of ${t} owners`,
    alsoContract: `The contract above too`,
    noOwnerSigns: `no owner has to sign`,
    moneyAtRisk: `Money at risk`,
    allOfIt: `All of it`,
    nowOrLater: `now or at any later time`,
    paidOut: `Paid out by this transaction`,
    paidNothing: `Nothing`,
    looksHarmless: `which makes it look harmless`,
    guard: `Guard`,
    moduleGuard: `Guard for modules`,
    fallbackHandler: `Fallback handler`,
    module: `Module`,
    owner: `Owner`,
    signaturesNeeded: `Signatures needed`,
    enabled: `enabled`,
    notEnabled: `not enabled`,
    isOwner: `Owner`,
    isNoOwner: `Not an owner`,
    none: `none`,
    originRun: ({ block: e }) => `From a test run on the chain at block ${e}.`,
    originRunAfter: ({ block: e, nonces: t }) => `From a test run on the chain at block ${e}, after transactions ${t}.`,
    originRunAfterOne: ({ block: e, nonce: t }) =>
      `From a test run on the chain at block ${e}, after transaction ${t}.`,
    originCalls: ({ block: e }) =>
      `Balances read from the chain at block ${e}. The changes are computed from the calls, because no test run was possible.`,
    originBytes: `Computed from the bytes that you sign. Balances need a network.`,
    originMissing: (e) => `The queue has no transaction ${e}, so the transactions before this one are not counted.`,
    originFails: (e) => `Transaction ${e} would fail now, so the transactions before this one are not counted.`,
    originMany: (e) =>
      D(e, {
        one: `The # transaction before this one is not counted.`,
        other: `The # transactions before this one are too many to count.`,
      }),
    originUnread: `The queue could not be read, so the transactions before this one are not counted.`,
    namesFromBook: `Names from your address book.`,
    pricesFromService: ({ age: e }) => `Prices from the service, ${e}.`,
    noteFromService: `The note is from the service and is not signed.`,
    noteFromYou: `Your note is not signed.`,
    namesFromService: ({ names: e }) => `Named by the service only: ${e}.`,
    coinFromService: `The name of the coin is from the service.`,
    askedByApp: ({ app: e }) => `${e} asked for it, by its own word.`,
    proposedByStranger: ({ name: e }) => `Proposed by ${e}, who is not an owner.`,
    sentByService: `The sentence is from the service.`,
  }),
  K = {
    reading: `_reading_1pcno_1`,
    nothing: `_nothing_1pcno_34`,
    origin: `_origin_1pcno_50`,
    exception: `_exception_1pcno_61`,
  }
function yt({ title: e, position: t, groups: n, expected: r, context: i, origin: a }) {
  return (0, P.jsxs)(`section`, {
    'aria-label': e,
    children: [
      (0, P.jsx)(oe, { title: e, action: t }),
      n === null
        ? (0, P.jsx)(`div`, {
            className: `cs-panel ${K.reading}`,
            'data-rows': Math.min(r, 6),
            role: `status`,
            children: G.reading,
          })
        : n.length === 0
          ? (0, P.jsxs)(`div`, {
              className: `cs-panel ${K.nothing}`,
              children: [(0, P.jsx)(`b`, { children: G.nothing }), (0, P.jsx)(`span`, { children: G.nothingNote })],
            })
          : (0, P.jsx)(Le, { caption: e, groups: n.map((e) => bt(e, i)) }),
      a,
    ],
  })
}
var bt = ({ id: e, title: t, lines: n }, r) => ({
  id: e,
  ...(t === null ? {} : { title: t }),
  rows: n.map((e) => xt(e, r)),
})
function xt(e, t) {
  let {
      id: n,
      subject: r,
      note: i,
      isFull: a,
      change: o,
      changeNote: s,
      before: c,
      beforeNote: l,
      after: u,
      afterNote: d,
      isDanger: f,
      isLater: p,
    } = e,
    m = r.kind === `account` || r.kind === `address`
  return {
    id: n,
    picture: (0, P.jsx)(q, { subject: r }),
    who: St(r, a, t),
    note: a && m ? (0, P.jsx)(x, { address: r.address }) : i,
    ...(o === null ? {} : { change: o }),
    ...(s === null ? {} : { changeNote: s }),
    ...(c === null ? {} : { before: (0, P.jsx)(J, { value: c, context: t }) }),
    ...(l === null ? {} : { beforeNote: l }),
    ...(u === null ? {} : { after: (0, P.jsx)(J, { value: u, context: t }) }),
    ...(d === null ? {} : { afterNote: d }),
    danger: f,
    later: p,
  }
}
function St(e, t, { accountName: n, nameOf: r }) {
  switch (e.kind) {
    case `account`:
      return n
    case `asset`:
      return e.symbol
    case `value`:
      return e.label
    case `address`:
      return r(e.address) ?? (t ? null : (0, P.jsx)(C, { value: e.address }))
  }
}
function q({ subject: e }) {
  switch (e.kind) {
    case `account`:
      return (0, P.jsx)(E, { address: e.address, shape: `account`, size: 28 })
    case `address`:
      return (0, P.jsx)(E, { address: e.address, shape: `person`, size: 28 })
    case `asset`:
      return (0, P.jsx)(ee, { symbol: e.symbol, size: 28 })
    case `value`:
      return null
  }
}
function J({ value: { text: e, address: t }, context: n }) {
  if (t === void 0) return e
  let r = n.nameOf(t)
  return (0, P.jsxs)(P.Fragment, { children: [e, ` `, r !== null && r, ` `, (0, P.jsx)(C, { value: t })] })
}
var Y = (e) => (e < 0n ? -e : e),
  Ct = ({ token: e, tokenId: t, amount: n }, r) => `${n < 0n ? `−` : `+`}${X({ token: e, tokenId: t }, Y(n), r)}`
function X({ token: e, tokenId: t }, n, r) {
  return e === null || t === null ? ce(e, n, r) : pe(e, t, r, n === 1n ? null : n).text
}
function Z(e, t) {
  if (e === null) return t.native.decimals
  let n = t.tokenOf(e)
  return n?.kind === `ERC20` ? n.decimals : null
}
var wt = (e, t) => (e === null ? t.native.symbol : (t.tokenOf(e)?.symbol ?? he(e))),
  Tt = (e, t, n) => ae(t, Z(e, n) ?? 0)
function Q({ token: e, tokenId: t }, n, r, { balances: i }) {
  let a = Z(e, r)
  if (t !== null || a === null) return null
  let o = i?.items.find(({ tokenInfo: t }) =>
    e === null ? t.type === `NATIVE_TOKEN` : t.address.toLowerCase() === e.toLowerCase(),
  )?.fiatConversion
  return ie(Y(n), a, o)
}
function Et(e, t, n) {
  if (e.tokenId !== null) return null
  let r = Q(e, e.amount, t, n)
  return r === null ? G.noPrice : `${e.amount < 0n ? `−` : `+`}${y(r, n.currency.toUpperCase())}`
}
function Dt(e) {
  let t = 0n
  for (let n of e) {
    if (n === null) return null
    t += BigInt(n.replace(`.`, ``))
  }
  let n = t.toString().padStart(7, `0`)
  return `${n.slice(0, -6)}.${n.slice(-6)}`
}
var $ = (e) => ({
  note: null,
  isFull: !1,
  change: null,
  changeNote: null,
  before: null,
  beforeNote: null,
  after: null,
  afterNote: null,
  isDanger: !1,
  isLater: !1,
  ...e,
})
function Ot({ foreseen: e, flows: t, context: n, pricing: r }) {
  let i = t.filter(({ kind: e }) => e === `may`),
    a = i.filter(({ resetMinutes: e }) => e !== void 0)
  return [
    ...(
      e.permissions ??
      i
        .filter(({ resetMinutes: e }) => e === void 0)
        .flatMap(({ token: e, to: t, amount: n, tokenId: r }) =>
          e === null ? [] : [{ token: e, spender: t, amount: n, tokenId: r, before: null }],
        )
    )
      .filter(({ spender: e }) => !A(e, kt))
      .map((e) => At(e, n, r)),
    ...a.map((e) => jt(e, n, r)),
  ]
}
var kt = `0x0000000000000000000000000000000000000000`
function At(e, t, n) {
  let { token: r, spender: i, amount: a, tokenId: o, before: s } = e,
    c = wt(r, t),
    l = Z(r, t) !== null,
    u = (e) => (l ? Tt(r, e, t) : e.toString()),
    d = a === null ? null : Q(e, a, t, n)
  return $({
    id: `may ${r} ${i} ${o ?? ``}`,
    subject: { kind: `address`, address: i },
    isFull: !0,
    isLater: !0,
    isDanger: a === null,
    change:
      a === null
        ? G.everythingOf({ symbol: c })
        : a === 0n
          ? G.nothingMore({ symbol: c })
          : o === null
            ? G.upTo({ amount: X(e, a, t) })
            : G.itemLater({ item: X(e, 1n, t) }),
    changeNote: d === null || a === 0n ? null : G.atMost({ fiat: y(d, n.currency.toUpperCase()) }),
    before: s === null ? null : { text: u(s) },
    after: s === null ? null : { text: a === null ? G.noLimit : `${u(a)} ${c}` },
  })
}
function jt(e, t, n) {
  let { token: r, to: i, amount: a, resetMinutes: o = 0 } = e,
    s = a === null ? null : Q(e, a, t, n)
  return $({
    id: `limit ${r ?? `native`} ${i}`,
    subject: { kind: `address`, address: i },
    isFull: !0,
    isLater: !0,
    change: a === null ? G.noLimit : G.upTo({ amount: X(e, a, t) }),
    changeNote: [ge(o), s && y(s, n.currency.toUpperCase())].filter(Boolean).join(`, `),
  })
}
function Mt({ sentences: e, exceptions: t }) {
  return (0, P.jsxs)(`p`, {
    className: K.origin,
    children: [
      e.length > 0 && (0, P.jsx)(`span`, { children: e.join(` `) }),
      t.map(({ text: e, source: t }) =>
        (0, P.jsxs)(
          `span`,
          { className: K.exception, children: [(0, P.jsx)(de, { source: t, isSilent: !0 }), ` `, e] },
          e,
        ),
      ),
    ],
  })
}
function Nt(e, t, n) {
  let r = we(!1)
  return [
    ...(e === null ? [] : Pt(e)),
    ...(n ? [G.namesFromBook] : []),
    ...(t === null ? [] : [G.pricesFromService({ age: ke(t, r) })]),
  ]
}
function Pt({ position: e, block: t, source: n }) {
  let r = Ae(t)
  if (n === `calls`) return [G.originCalls({ block: r }), ...Ft(e)]
  if (e.kind !== `after`) return [G.originRun({ block: r }), ...Ft(e)]
  let i = e.nonces.map(String),
    [a = ``] = i
  return [i.length === 1 ? G.originRunAfterOne({ block: r, nonce: a }) : G.originRunAfter({ block: r, nonces: O(i) })]
}
function Ft(e) {
  if (e.kind !== `alone`) return []
  let t = O(e.nonces.map(String))
  switch (e.cause) {
    case `missing`:
      return e.nonces.length === 0 ? [] : [G.originMissing(t)]
    case `fails`:
      return [G.originFails(t)]
    case `many`:
      return [G.originMany(e.nonces.length)]
    case `unread`:
      return [G.originUnread]
  }
}
function It({ parts: e, source: t }, { native: n }) {
  let r = [...new Set(e.flatMap((e) => (e.kind === `name` && e.source ? [e.text] : [])))]
  return [
    ...(r.length > 0 ? [{ text: G.namesFromService({ names: O(r) }), source: `service` }] : []),
    ...(n.isTold === !0 && e.some(({ kind: e, source: t }) => e === `amount` && t)
      ? [{ text: G.coinFromService, source: `service` }]
      : []),
    ...(t === `service` ? [{ text: G.sentByService, source: `service` }] : []),
  ]
}
function Lt({ title: e, children: r, act: i, onClose: a, onConfirm: s }) {
  return (0, P.jsx)(t, {
    opened: !0,
    onClose: a,
    title: e,
    closeButtonProps: { 'aria-label': g.close },
    children: (0, P.jsxs)(o, {
      children: [
        r,
        (0, P.jsxs)(n, {
          justify: `flex-end`,
          children: [
            (0, P.jsx)(w, { onClick: a, children: g.keep }),
            (0, P.jsx)(w, { variant: `filled`, onClick: s, children: i }),
          ],
        }),
      ],
    }),
  })
}
export {
  Ke as C,
  N as E,
  Ye as S,
  Ue as T,
  vt as _,
  Ot as a,
  et as b,
  Tt as c,
  Dt as d,
  wt as f,
  G as g,
  q as h,
  Nt as i,
  Ct as l,
  yt as m,
  Mt as n,
  $ as o,
  Q as p,
  It as r,
  X as s,
  Lt as t,
  Et as u,
  ut as v,
  Ge as w,
  Ze as x,
  tt as y,
}
//# sourceMappingURL=rest-BxFLBE0x.js.map
