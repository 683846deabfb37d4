import { o as e } from './rolldown-runtime-DLMaRju-.js'
import { Pa as t } from './later-DLdlgyuL.js'
import { Ga as n, Gi as r, Ma as i, Qi as a, ho as o, sa as s } from './index--te03lJq.js'
import { a as c } from './rest-CnNodkWm.js'
import { t as l } from './rest-aNUZyqda.js'
import { P as u, S as d } from './fields-KVqNPxJG.js'
import { n as f } from './rest-aMSycVjv.js'
import { t as p } from './rest-BOxwSZXT.js'
import { n as m, t as h } from './rest-1Q76-X1n.js'
var g = e(o(), 1),
  _ = {
    stack: `_stack_14pau_1`,
    head: `_head_14pau_7`,
    acts: `_acts_14pau_19`,
    reserved: `_reserved_14pau_27`,
    list: `_list_14pau_32`,
  },
  v = n()
function y({ proposal: e, onTaken: t }) {
  let [n, r] = (0, g.useState)(!1),
    [a, o] = (0, g.useState)(``),
    [c, u] = (0, g.useState)(null),
    [y, x] = (0, g.useState)(null),
    S = n ? c : void 0
  ;(0, g.useEffect)(() => {
    let t = !0
    if (S !== null)
      return (
        l(e, S).then(
          (n) => t && x({ proposal: e, secret: S, href: `${m(`/import`)}#${n}` }),
          (n) => t && x({ proposal: e, secret: S, problem: s(n) }),
        ),
        () => {
          t = !1
        }
      )
  }, [e, S])
  let C = y?.proposal === e && y.secret === S ? y : null,
    w = C && `problem` in C ? C.problem : null,
    T = (0, g.useId)()
  return (0, v.jsxs)(`div`, {
    className: _.stack,
    children: [
      (0, v.jsx)(f, {
        label: h.protect,
        description: h.protectNote,
        'aria-describedby': w !== null && !n ? T : void 0,
        checked: n,
        onChange: (e) => {
          ;(r(e.currentTarget.checked), u(null))
        },
      }),
      n &&
        (0, v.jsxs)(`form`, {
          className: _.stack,
          onSubmit: (e) => {
            ;(e.preventDefault(), u(a))
          },
          children: [
            (0, v.jsx)(p, {
              label: h.passphrase,
              description: h.passphraseNote,
              autoComplete: `new-password`,
              value: a,
              'aria-invalid': w !== null,
              error: w !== null && (0, v.jsx)(d, { kind: `error`, children: w }),
              errorProps: { component: `div` },
              onChange: (e) => o(e.currentTarget.value),
            }),
            (0, v.jsx)(i, {
              type: `submit`,
              disabled: a.length < 8 || a === c,
              'aria-describedby': `${T}-min`,
              children: h.encrypt,
            }),
            (0, v.jsx)(`p`, { id: `${T}-min`, children: a.length < 8 ? h.atLeast8 : a === c ? h.encrypted : `` }),
          ],
        }),
      w !== null && !n && (0, v.jsx)(d, { kind: `error`, id: T, children: w }),
      C && `href` in C && (0, v.jsx)(b, { href: C.href, isProtected: n, onTaken: t }),
    ],
  })
}
function b({ href: e, isProtected: t, onTaken: n }) {
  let { outcome: o, copy: s } = r(e)
  return (0, v.jsxs)(v.Fragment, {
    children: [
      (0, v.jsx)(u, {
        label: h.link,
        readOnly: !0,
        'data-code': !0,
        value: e,
        description: t ? h.opensWithPassphrase : h.anyoneReads,
        onFocus: (e) => e.currentTarget.select(),
        onCopy: n,
      }),
      (0, v.jsxs)(`div`, {
        className: _.acts,
        children: [
          (0, v.jsx)(i, {
            variant: `filled`,
            leftSection: (0, v.jsx)(a, { name: `copy` }),
            onClick: () => {
              ;(s(), n())
            },
            children: o === `copied` ? h.copied : o === `failed` ? h.notCopied : h.copyLink,
          }),
          (0, v.jsx)(`span`, { children: h.characterCount({ count: e.length }) }),
        ],
      }),
    ],
  })
}
function x({ item: e, label: n, fileName: r, onTaken: i = () => {} }) {
  let [a, o] = (0, g.useState)(`link`)
  return (0, v.jsxs)(v.Fragment, {
    children: [
      (0, v.jsx)(t, {
        'aria-label': h.wayToShare,
        value: a,
        onChange: (e) => o(e === `code` ? `code` : `link`),
        data: [
          { value: `link`, label: h.link },
          { value: `code`, label: h.codeOrFile },
        ],
      }),
      a === `link`
        ? (0, v.jsx)(y, { proposal: e, onTaken: i })
        : (0, v.jsx)(c, {
            item: e,
            label: n,
            fileName: r,
            onTaken: i,
            children: (0, v.jsx)(`p`, { children: h.codeOrFileNote }),
          }),
    ],
  })
}
export { _ as n, x as t }
//# sourceMappingURL=rest-BssddCTQ.js.map
