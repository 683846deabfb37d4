import { u as e } from './later-DLdlgyuL.js'
import { M as t } from './fields-KVqNPxJG.js'
import { M as n, kn as r } from './lists-DTBg-a7q.js'
import { Ga as i, Hi as a, it as o, xa as s, yi as c, zi as l } from './index--te03lJq.js'
import { n as u } from './rest-DrVqvaW-.js'
var d = s(`known-modules`, {
    allowance: `Pays out the spending limits of this account. It can do nothing else.`,
    delay: `Lets the addresses in its list act alone, each time after a notice period in which the owners can cancel.`,
    roles: `Lets the members in its list act alone, within the rules stored in it.`,
    scopeGuard: `Refuses every transaction to a target or method that its owner has not allowed.`,
    recovery: `Lets enough of the guardians in its list replace the owners after a waiting time.`,
    operations: `Executes operations that enough owners have signed and that the ERC-4337 entry point forwards.`,
  }),
  f = new Map([
    [`Allowance`, `allowance`],
    [`Zodiac Delay`, `delay`],
    [`Zodiac Roles`, `roles`],
    [`Zodiac ScopeGuard`, `scopeGuard`],
    [`Social recovery`, `recovery`],
    [`Safe 4337`, `operations`],
  ])
function p({ name: e }) {
  let t = f.get(e)
  if (t === void 0) throw RangeError(`There is no sentence about the module "${e}".`)
  return d[t]
}
var m = s(`setup-powers`, {
    notChecked: `Not checked`,
    readingCode: `The page is reading the code.`,
    knownCode: `Known code`,
    knownAddress: `Known address`,
    exchangeable: `Exchangeable`,
    unknownCode: `Unknown code`,
    otherCode: `Other code`,
    noCode: `No code`,
    developmentCode: `Development code`,
    contract: `Contract`,
    code: `Code`,
    loadingCode: `Loading the code`,
    codeHash: `Code hash`,
    whatItCanDo: `What it can do`,
    codeOf: `<hash/>, code of <target/>`,
    problem: `Problem`,
    changedBy: `Changed by`,
    canReplaceCode: `<address/> can replace its code.`,
    canChangeRules: `<address/> can change its rules.`,
    unknownContract: `Unknown contract`,
    consequences: `Consequences`,
    back: `Back`,
    continue: `Continue to review`,
    unknownModule: `The page does not know this module`,
    unknownGuard: `The page does not know this guard`,
    unknownHandler: `The page does not know this handler`,
    moduleCould: `It could move everything that this account holds, at any time and without signatures.`,
    guardCould: `It could refuse every later transaction.`,
    handlerCould: `It could answer any call in the name of this account.`,
    imitatesModule: `It may only imitate a known module.`,
    imitatesGuard: `It may only imitate a known guard.`,
    imitatesHandler: `It may only imitate a known handler.`,
    codeDiffers: `The code differs from the published code`,
    developmentContract: `A contract for development on local chains`,
    reviewBlocks: `The review blocks signing until you type a sentence about this danger.`,
    canChange: `Its behaviour can change later`,
    otherChangesRules: `An address other than this account can change its rules. The review blocks signing until you type a sentence about this danger.`,
    controllerReplaces: `The address that controls it can replace its code without signatures of the owners.`,
    byAddressOnly: `Known by its address only`,
    notInPackage: `Its code is not in a published package, so the code at this address was not compared.`,
  }),
  h = i()
function g({ contract: { data: e, error: t }, quiet: n = !1 }) {
  return e
    ? (0, h.jsx)(r, { verdict: e.judged.verdict, label: _(e.judged.kind), quiet: n })
    : t
      ? (0, h.jsx)(r, { verdict: `unchecked`, label: m.notChecked, quiet: n })
      : (0, h.jsx)(`span`, { className: `cs-visually-hidden`, children: m.readingCode })
}
function _(e) {
  switch (e) {
    case `known-code`:
      return m.knownCode
    case `known-address`:
      return m.knownAddress
    case `exchangeable`:
      return m.exchangeable
    case `unknown-code`:
      return m.unknownCode
    case `other-code`:
      return m.otherCode
    case `no-code`:
      return m.noCode
    case `development-code`:
      return m.developmentCode
  }
}
function v({ address: e, contract: { data: r } }) {
  let { chainId: i } = n(),
    a = o().nameOf(e, i),
    s = r?.judged.name ?? null
  return a?.source === `you`
    ? (0, h.jsx)(t, { address: e, shape: `contract`, name: a.name, provenance: `you`, copyable: !0 })
    : s === null
      ? (0, h.jsx)(t, { address: e, shape: `contract`, ...(r ? { name: m.unknownContract } : {}), copyable: !0 })
      : (0, h.jsx)(t, { address: e, shape: `contract`, name: s, provenance: `chain`, copyable: !0 })
}
var y = {
  form: `_form_1uz82_1`,
  fields: `_fields_1uz82_8`,
  aside: `_aside_1uz82_13`,
  buttons: `_buttons_1uz82_18`,
  held: `_held_1uz82_26`,
  facts: `_facts_1uz82_33`,
  choices: `_choices_1uz82_55`,
  choice: `_choice_1uz82_55`,
  option: `_option_1uz82_84`,
  lost: `_lost_1uz82_94`,
  quiet: `_quiet_1uz82_99`,
  heading: `_heading_1uz82_104`,
  line: `_line_1uz82_127`,
  options: `_options_1uz82_135`,
  changes: `_changes_1uz82_139`,
}
function b(t) {
  let { chain: r, safe: i } = n()
  return c({ ...e(r, i, t ?? i), enabled: t !== null })
}
function x({ others: e }) {
  let { chainId: t } = n(),
    { nameOf: r } = o(),
    i = { code: m.canReplaceCode, rules: m.canChangeRules }
  return e.map(({ of: e, address: n, place: o }) =>
    (0, h.jsxs)(
      `span`,
      {
        children: [
          r(n, t)?.name,
          ` `,
          (0, h.jsx)(l, { text: i[e], slots: { address: (0, h.jsx)(a, { value: n }) } }),
          ` `,
        ],
      },
      `${e} ${n} ${o}`,
    ),
  )
}
var S = (e) => (e === `guard` ? C() : w()),
  C = () => ({
    term: u.transactionGuard,
    none: u.noGuard,
    does: u.guardDoes,
    since: `1.3.0`,
    set: u.setGuard,
    change: u.changeGuard,
    remove: u.removeGuard,
    already: u.alreadyGuard,
    asksSince: `1.4.1`,
    title: u.setGuardTitle,
    subtitle: u.setGuardSubtitle,
    caution: u.guardCaution,
    cautionText: u.guardCautionText,
  }),
  w = () => ({
    term: u.moduleGuard,
    none: u.noModuleGuard,
    does: u.moduleGuardDoes,
    since: `1.5.0`,
    set: u.setModuleGuard,
    change: u.changeModuleGuard,
    remove: u.removeModuleGuard,
    already: u.alreadyModuleGuard,
    asksSince: `1.5.0`,
    title: u.setModuleGuard,
    subtitle: u.setModuleGuardSubtitle,
    caution: u.moduleGuardCaution,
    cautionText: u.moduleGuardCautionText,
  })
export { v as a, p as c, y as i, x as n, g as o, b as r, m as s, S as t }
//# sourceMappingURL=rest-CxswhTUl.js.map
