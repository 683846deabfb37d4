import { o as e } from './rolldown-runtime-DLMaRju-.js'
import {
  Ai as t,
  Ga as n,
  Ma as r,
  Ni as i,
  St as a,
  ho as o,
  ma as s,
  sa as c,
  si as l,
  tr as u,
} from './index--te03lJq.js'
import { a as d, r as f, t as p } from './rest-DeYC7m82.js'
import { Tn as m } from './later-DLdlgyuL.js'
import { C as h, P as g, S as _ } from './fields-KVqNPxJG.js'
var v = e(o(), 1),
  y = { form: `_form_1h5ns_1` },
  b = n()
function x({ chain: e, accountKey: n }) {
  let i = t(),
    [o, l] = (0, v.useState)(``),
    [f, x] = (0, v.useState)(null),
    [S, C] = (0, v.useState)(!1),
    w = (0, v.useId)()
  async function T() {
    let t = s(o)
    if (!t.ok) return x(t.reason)
    C(!0)
    try {
      if ((await d(m(e), [t.address])).get(t.address)?.type !== `ERC20`) return x(a.noToken({ chain: e.chainName }))
      ;(p(e.chainId, t.address), l(``), x(null), await i.invalidateQueries({ queryKey: u.account(n) }))
    } catch (e) {
      x(c(e))
    } finally {
      C(!1)
    }
  }
  return (0, b.jsxs)(`form`, {
    className: y.form,
    onSubmit: (e) => {
      ;(e.preventDefault(), T())
    },
    noValidate: !0,
    children: [
      (0, b.jsx)(g, {
        'aria-label': a.tokenAddress,
        placeholder: a.tokenPlaceholder,
        value: o,
        onChange: (e) => l(e.currentTarget.value),
        error: f !== null,
        ...h(f !== null && w),
        autoComplete: `off`,
        spellCheck: !1,
      }),
      (0, b.jsx)(r, { type: `submit`, size: `sm`, loading: S, children: a.addToken }),
      f !== null && (0, b.jsx)(_, { kind: `error`, id: w, children: f }),
    ],
  })
}
var S = `/_app/safes/$safe/`
function C({ account: e }) {
  let t = l({ select: (e) => e.at(-1)?.routeId ?? `` })
  if (e && (t === `${S}history` || t === S)) return (0, b.jsx)(T, { account: e })
  if (e && t === `${S}assets`) return (0, b.jsx)(E, { account: e })
  let n = w(t)
  return n === null ? null : (0, b.jsx)(i, { icon: `info-circle`, title: n.title, children: n.text })
}
function w(e) {
  return e === `${S}queue`
    ? { title: a.queueTitle, text: a.queueText }
    : e === `${S}messages/`
      ? { title: a.messagesTitle, text: a.messagesText }
      : e === `${S}apps`
        ? { title: a.appsTitle, text: a.appsText }
        : e === `/_app/`
          ? { title: a.inboxTitle, text: a.inboxText }
          : e === `/_app/accounts`
            ? { title: a.accountsTitle, text: a.accountsText }
            : null
}
function T({ account: { chain: e, key: n, safe: r } }) {
  let o = t(),
    s = (0, v.useSyncExternalStore)(f.subscribe, () => f.progress(n))
  return s === null
    ? null
    : s.reading && !s.complete
      ? (0, b.jsx)(i, { icon: `clock`, title: a.readingHistory, children: a.readingHistoryAt({ block: s.from }) })
      : s.complete
        ? (0, b.jsx)(i, { icon: `info-circle`, title: a.eventsOnly, children: a.eventsOnlyText(s) })
        : (0, b.jsx)(i, {
            icon: `info-circle`,
            title: a.notComplete,
            action: {
              label: a.readFurther,
              onClick: () => void f.lookBack(m(e), r).then(() => o.invalidateQueries({ queryKey: u.history(n) })),
            },
            children: a.notCompleteText(s),
          })
}
function E({ account: { chain: e, key: t } }) {
  let n = (0, v.useSyncExternalStore)(f.subscribe, () => f.progress(t))
  return (0, b.jsxs)(b.Fragment, {
    children: [
      (0, b.jsx)(i, {
        icon: `info-circle`,
        title: a.knownTokens,
        children: a.knownTokensText({ symbol: e.nativeCurrency.symbol, since: n?.from ?? null }),
      }),
      (0, b.jsx)(x, { chain: e, accountKey: t }),
    ],
  })
}
export { C as ChainOnlyNote }
//# sourceMappingURL=ChainOnlyNote-B0yfaJ1q.js.map
