const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      './findKept-CpwC4q4c.js',
      './rest-B05EYwN-.js',
      './rolldown-runtime-DLMaRju-.js',
      './rest-C3mDGTbO.js',
      './lists-DTBg-a7q.js',
      './lists-Cd1HcrqG.css',
      './later-DLdlgyuL.js',
      './fields-KVqNPxJG.js',
      './fields-BhU42fya.css',
      './later-BVtEykpe.css',
      './rest-DeYC7m82.js',
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
      './ChainOnlyNote-B0yfaJ1q.js',
      './ChainOnlyNote-PN3rHv3p.css',
      './Palette-B341op9K.js',
      './rest-BLgIr9Nz.js',
      './rest-Do4JT0um.js',
      './page-needs-DYlkKAPC.js',
      './page-needs-CrbMd3MC.css',
      './Palette-irLMFuNt.css',
      './KeyHelp-BTfjwCjx.js',
      './KeyHelp-DNNFLBFr.css',
      './page-accounts-CRM33_yg.js',
      './page-accounts-C6Qr62Tl.css',
      './addOwner-Bf0dQ7nJ.js',
      './addOwner-BBjXTXuf.css',
      './address-book-nTkTGTTK.js',
      './rest-B1z90-BO.js',
      './rest-BykV6UJX.js',
      './rest-DJfmUtIb.js',
      './rest-DlatUGr7.js',
      './rest-CJZ3gRJW.js',
      './rest-RxGX0XL-.js',
      './rest-DTnaDgTe.js',
      './rest-D2hJBhj-.js',
      './rest-BFxqbXnU.js',
      './rest-wvAyKwH5.js',
      './rest-CdT5_Wh3.js',
      './address-book-DzmmrFyA.css',
      './create-ByNEgX-G.js',
      './rest-B4NrIFGr.js',
      './rest-aMSycVjv.js',
      './rest-DBWxYTpm.js',
      './rest-Bh2TG8ha.css',
      './rest-CWxd1sTc.js',
      './rest-V0sFQu-D.js',
      './rest-BT_Dwl6x.js',
      './rest-C2S2cNs6.css',
      './rest-Bb7jYocN.js',
      './rest-DIAPUj32.css',
      './rest-X-3GH6UX.css',
      './rest-CV37kAA4.js',
      './rest-CHRudeiZ.css',
      './rest-BlR6MYiO.js',
      './rest-Cxvfm7_T.js',
      './rest-BThtJ061.css',
      './rest-BM6GC5Un.css',
      './rest-BW6-RKo3.js',
      './rest-BR8vaS45.css',
      './create-CuI17Jaf.css',
      './import-Oeshxk7-.js',
      './rest-CJZK_U9Z.js',
      './rest-BOxwSZXT.js',
      './rest-kUWXK5kc.js',
      './rest-Dlj0wS6e.js',
      './rest-DyTJIdPD.js',
      './rest-CmDQyV1X.js',
      './rest-B5w7Pa4q.js',
      './rest-aNUZyqda.js',
      './rest-Cj1rx-Z5.js',
      './rest-B8EX1hRn.css',
      './rest-BJdaFEUy.js',
      './rest-CAN2a4h5.js',
      './rest-COc_bzz2.js',
      './rest-BmbEM6oO.js',
      './rest-jG5AOP3u.css',
      './rest-Dh3VP80D.js',
      './rest-DFNLYQRI.css',
      './rest-BssddCTQ.js',
      './rest-CnNodkWm.js',
      './rest-BilHHFfS.js',
      './rest-1Q76-X1n.js',
      './rest-B_BLeZTv.css',
      './rest-DySxLr7R.css',
      './rest-CxWAD8sS.css',
      './rest-DzpHyuye.js',
      './rest-DwShPi51.js',
      './rest-hiAsC7jV.css',
      './rest-CxDxUG-B.js',
      './import-LmZrhyWv.css',
      './more-3Ppdzjs1.js',
      './rest-BQOeWQA-.js',
      './rest-VuvC-ADs.css',
      './more-uIa7nl-v.css',
      './prove-CUHZRlKS.js',
      './rest-CpjWLpd4.js',
      './rest-BqoaecWD.js',
      './prove-BD_XghDx.css',
      './settings-BS1pPYdu.js',
      './rest-DnfLSmR1.js',
      './rest-BZvi6xM_.js',
      './rest-CNledJOW.css',
      './-AppHost-B9FsX1GD.js',
      './rest-q8x7pQNj.js',
      './rest-CjyWmYV2.js',
      './rest-D9hD2qgk.js',
      './rest-CTgwxPBf.css',
      './rest-nnvE2m5z.css',
      './rest-DGIchwV7.js',
      './rest-BDvyvxAq.css',
      './rest-GRTnIP2r.js',
      './rest-CC7xzsx6.css',
      './rest-BUBkRqV3.js',
      './rest-BLweipgx.js',
      './rest-NfdgukGS.js',
      './rest-DrVqvaW-.js',
      './rest-ByVA5GFK.js',
      './rest-C3a9xsnL.js',
      './rest-q93ZRJ9Y.js',
      './rest-BaoHt0l1.js',
      './rest-DplOVUUd.js',
      './rest-CljqbIcH.css',
      './-AppHost-BkYQv5Ww.css',
      './settings_.appearance-CrZtdz2A.js',
      './settings_.apps-BBPuW1gJ.js',
      './settings_.build-CgWPQrLk.js',
      './settings_-BPjENmHN.css',
      './settings_.data-DF6tFQO5.js',
      './rest-dlHfFz0A.js',
      './settings_.networks-DV38ftm9.js',
      './rest-C1eQ6T0E.js',
      './rest-BxFLBE0x.js',
      './rest-Chuzl1HF.css',
      './rest-sPnlEiEo.js',
      './settings_-c0eksudg.css',
      './share_.safe-app-BC5V1gJK.js',
      './share_-BQYhlPdg.css',
      './page-home-DEnBUbDz.js',
      './page-home-Cnt1L86Q.css',
      './apps-MBszKmOq.js',
      './rest-Dph4rD6H.js',
      './apps-DqbpWmq7.css',
      './page-assets-B0WYitVr.js',
      './page-assets-BF77JFlv.css',
      './contract-calls-ingVVyZe.js',
      './rest-BaAjqOzi.js',
      './rest-RfDH9dS6.js',
      './rest-PoPCRb3P.js',
      './rest-B9IDoHRI.js',
      './rest-DhtZystM.css',
      './rest-Drq7vyH0.js',
      './contract-calls-DFNoCT-b.css',
      './dapps-DeHNJU2e.js',
      './rest-CrKYEE8F.js',
      './rest-B2IypYne.js',
      './dapps-C1nYNdTS.css',
      './page-history-CVz9Zi-F.js',
      './page-history-Do9mh4x8.css',
      './page-queue-bPPEwZl-.js',
      './page-queue-D4bnsYrC.css',
      './review-DBaQxhIf.js',
      './rest-D8EjkF0k.js',
      './rest-DiN8Tax9.js',
      './rest-Dw7j6y1_.css',
      './rest-Cmmjidi6.js',
      './rest-7i4qq2SQ.js',
      './rest-DMf2o7tl.js',
      './rest-BQ1q3Igc.js',
      './rest-CjMIeS5H.css',
      './rest-Df4g611_.css',
      './review-BrSteoZw.css',
      './send-7eRHaLTK.js',
      './send-CtnjbU6d.css',
      './settings-ChWbfaz6.js',
      './setup-KxBdoqmO.js',
      './rest-DZvZdQJz.js',
      './rest-CxswhTUl.js',
      './rest-C7JX3zD4.css',
      './rest-CNNlE7CL.js',
      './rest-IU9BSla3.js',
      './rest-D779xla8.js',
      './setup-DfRDLN8m.css',
      './explorer._chain.address._address-Cs0Cr503.js',
      './rest-CtmY0iXF.js',
      './explorer._chain.tx._hash-CX3THY3m.js',
      './explorer._chain.tx-BMVAyEXk.css',
      './messages.index-BlnNNXWA.js',
      './rest-BKBXBg4l.js',
      './messages._hash-CUNodrJK.js',
      './rest-BGMwgicC.js',
      './messages.check-OChsJVI8.js',
      './messages.review-D9dx8DUx.js',
      './setup_.guard-L25lFCB1.js',
      './rest-D41q-Pk3.js',
      './setup_.handler-oQ0hpF09.js',
      './setup_.new-account-1uxysS_C.js',
      './setup_-DGjTWHBC.css',
      './setup_.owners-BCb8FETV.js',
      './rest-DGcedK-0.js',
      './rest-BYN97wOe.css',
      './setup_-3BzXu22G.css',
      './setup_.recovery-_3VCMh6H.js',
      './rest-Dq0ts-k8.js',
      './rest-CJU2q42-.js',
      './rest-mEt-RbdF.css',
      './setup_-D6EUnsB6.css',
      './setup_.upgrade-xJcggwq9.js',
      './setup_-b_r-RL9C.css',
      './transactions._id-Df-L7_Qs.js',
      './rest-DXQcNkZR.js',
      './transactions-kAvldMtC.css',
      './setup_.modules.add-BInMTtNy.js',
      './setup_.recovery_.start-BnCNX1Ms.js',
      './german-CkDuk5Ab.js',
    ]),
) => i.map((i) => d[i])
import { o as e, r as t, t as n } from './rolldown-runtime-DLMaRju-.js'
var r = n((e) => {
    function t(e, t) {
      var n = e.length
      e.push(t)
      a: for (; 0 < n;) {
        var r = (n - 1) >>> 1,
          a = e[r]
        if (0 < i(a, t)) ((e[r] = t), (e[n] = a), (n = r))
        else break a
      }
    }
    function n(e) {
      return e.length === 0 ? null : e[0]
    }
    function r(e) {
      if (e.length === 0) return null
      var t = e[0],
        n = e.pop()
      if (n !== t) {
        e[0] = n
        a: for (var r = 0, a = e.length, o = a >>> 1; r < o;) {
          var s = 2 * (r + 1) - 1,
            c = e[s],
            l = s + 1,
            u = e[l]
          if (0 > i(c, n)) l < a && 0 > i(u, c) ? ((e[r] = u), (e[l] = n), (r = l)) : ((e[r] = c), (e[s] = n), (r = s))
          else if (l < a && 0 > i(u, n)) ((e[r] = u), (e[l] = n), (r = l))
          else break a
        }
      }
      return t
    }
    function i(e, t) {
      var n = e.sortIndex - t.sortIndex
      return n === 0 ? e.id - t.id : n
    }
    if (((e.unstable_now = void 0), typeof performance == `object` && typeof performance.now == `function`)) {
      var a = performance
      e.unstable_now = function () {
        return a.now()
      }
    } else {
      var o = Date,
        s = o.now()
      e.unstable_now = function () {
        return o.now() - s
      }
    }
    var c = [],
      l = [],
      u = 1,
      d = null,
      f = 3,
      p = !1,
      m = !1,
      h = !1,
      g = !1,
      _ = typeof setTimeout == `function` ? setTimeout : null,
      v = typeof clearTimeout == `function` ? clearTimeout : null,
      y = typeof setImmediate < `u` ? setImmediate : null
    function b(e) {
      for (var i = n(l); i !== null;) {
        if (i.callback === null) r(l)
        else if (i.startTime <= e) (r(l), (i.sortIndex = i.expirationTime), t(c, i))
        else break
        i = n(l)
      }
    }
    function x(e) {
      if (((h = !1), b(e), !m)) {
        if (n(c) !== null) ((m = !0), S || ((S = !0), E()))
        else {
          var t = n(l)
          t !== null && ie(x, t.startTime - e)
        }
      }
    }
    var S = !1,
      C = -1,
      ee = 5,
      w = -1
    function te() {
      return g ? !0 : !(e.unstable_now() - w < ee)
    }
    function T() {
      if (((g = !1), S)) {
        var t = e.unstable_now()
        w = t
        var i = !0
        try {
          a: {
            ;((m = !1), h && ((h = !1), v(C), (C = -1)), (p = !0))
            var a = f
            try {
              b: {
                for (b(t), d = n(c); d !== null && !(d.expirationTime > t && te());) {
                  var o = d.callback
                  if (typeof o == `function`) {
                    ;((d.callback = null), (f = d.priorityLevel))
                    var s = o(d.expirationTime <= t)
                    if (((t = e.unstable_now()), typeof s == `function`)) {
                      ;((d.callback = s), b(t), (i = !0))
                      break b
                    }
                    ;(d === n(c) && r(c), b(t))
                  } else r(c)
                  d = n(c)
                }
                if (d !== null) i = !0
                else {
                  var u = n(l)
                  ;(u !== null && ie(x, u.startTime - t), (i = !1))
                }
              }
              break a
            } finally {
              ;((d = null), (f = a), (p = !1))
            }
            i = void 0
          }
        } finally {
          i ? E() : (S = !1)
        }
      }
    }
    var E
    if (typeof y == `function`)
      E = function () {
        y(T)
      }
    else if (typeof MessageChannel < `u`) {
      var ne = new MessageChannel(),
        re = ne.port2
      ;((ne.port1.onmessage = T),
        (E = function () {
          re.postMessage(null)
        }))
    } else
      E = function () {
        _(T, 0)
      }
    function ie(t, n) {
      C = _(function () {
        t(e.unstable_now())
      }, n)
    }
    ;((e.unstable_IdlePriority = 5),
      (e.unstable_ImmediatePriority = 1),
      (e.unstable_LowPriority = 4),
      (e.unstable_NormalPriority = 3),
      (e.unstable_Profiling = null),
      (e.unstable_UserBlockingPriority = 2),
      (e.unstable_cancelCallback = function (e) {
        e.callback = null
      }),
      (e.unstable_forceFrameRate = function (e) {
        0 > e || 125 < e
          ? console.error(
              `forceFrameRate takes a positive int between 0 and 125, forcing frame rates higher than 125 fps is not supported`,
            )
          : (ee = 0 < e ? Math.floor(1e3 / e) : 5)
      }),
      (e.unstable_getCurrentPriorityLevel = function () {
        return f
      }),
      (e.unstable_next = function (e) {
        switch (f) {
          case 1:
          case 2:
          case 3:
            var t = 3
            break
          default:
            t = f
        }
        var n = f
        f = t
        try {
          return e()
        } finally {
          f = n
        }
      }),
      (e.unstable_requestPaint = function () {
        g = !0
      }),
      (e.unstable_runWithPriority = function (e, t) {
        switch (e) {
          case 1:
          case 2:
          case 3:
          case 4:
          case 5:
            break
          default:
            e = 3
        }
        var n = f
        f = e
        try {
          return t()
        } finally {
          f = n
        }
      }),
      (e.unstable_scheduleCallback = function (r, i, a) {
        var o = e.unstable_now()
        switch (
          (typeof a == `object` && a ? ((a = a.delay), (a = typeof a == `number` && 0 < a ? o + a : o)) : (a = o), r)
        ) {
          case 1:
            var s = -1
            break
          case 2:
            s = 250
            break
          case 5:
            s = 1073741823
            break
          case 4:
            s = 1e4
            break
          default:
            s = 5e3
        }
        return (
          (s = a + s),
          (r = { id: u++, callback: i, priorityLevel: r, startTime: a, expirationTime: s, sortIndex: -1 }),
          a > o
            ? ((r.sortIndex = a),
              t(l, r),
              n(c) === null && r === n(l) && (h ? (v(C), (C = -1)) : (h = !0), ie(x, a - o)))
            : ((r.sortIndex = s), t(c, r), m || p || ((m = !0), S || ((S = !0), E()))),
          r
        )
      }),
      (e.unstable_shouldYield = te),
      (e.unstable_wrapCallback = function (e) {
        var t = f
        return function () {
          var n = f
          f = t
          try {
            return e.apply(this, arguments)
          } finally {
            f = n
          }
        }
      }))
  }),
  i = n((e, t) => {
    t.exports = r()
  }),
  a = n((e) => {
    var t = Symbol.for(`react.transitional.element`),
      n = Symbol.for(`react.portal`),
      r = Symbol.for(`react.fragment`),
      i = Symbol.for(`react.strict_mode`),
      a = Symbol.for(`react.profiler`),
      o = Symbol.for(`react.consumer`),
      s = Symbol.for(`react.context`),
      c = Symbol.for(`react.forward_ref`),
      l = Symbol.for(`react.suspense`),
      u = Symbol.for(`react.memo`),
      d = Symbol.for(`react.lazy`),
      f = Symbol.for(`react.activity`),
      p = Symbol.for(`react.view_transition`),
      m = Symbol.iterator
    function h(e) {
      return typeof e != `object` || !e
        ? null
        : ((e = (m && e[m]) || e[`@@iterator`]), typeof e == `function` ? e : null)
    }
    var g = {
        isMounted: function () {
          return !1
        },
        enqueueForceUpdate: function () {},
        enqueueReplaceState: function () {},
        enqueueSetState: function () {},
      },
      _ = Object.assign,
      v = {}
    function y(e, t, n) {
      ;((this.props = e), (this.context = t), (this.refs = v), (this.updater = n || g))
    }
    ;((y.prototype.isReactComponent = {}),
      (y.prototype.setState = function (e, t) {
        if (typeof e != `object` && typeof e != `function` && e != null)
          throw Error(
            `takes an object of state variables to update or a function which returns an object of state variables.`,
          )
        this.updater.enqueueSetState(this, e, t, `setState`)
      }),
      (y.prototype.forceUpdate = function (e) {
        this.updater.enqueueForceUpdate(this, e, `forceUpdate`)
      }))
    function b() {}
    b.prototype = y.prototype
    function x(e, t, n) {
      ;((this.props = e), (this.context = t), (this.refs = v), (this.updater = n || g))
    }
    var S = (x.prototype = new b())
    ;((S.constructor = x), _(S, y.prototype), (S.isPureReactComponent = !0))
    var C = Array.isArray
    function ee() {}
    var w = { H: null, A: null, T: null, S: null },
      te = Object.prototype.hasOwnProperty
    function T(e, n, r) {
      var i = r.ref
      return { $$typeof: t, type: e, key: n, ref: i === void 0 ? null : i, props: r }
    }
    function E(e, t) {
      return T(e.type, t, e.props)
    }
    function ne(e) {
      return typeof e == `object` && !!e && e.$$typeof === t
    }
    function re(e) {
      var t = { '=': `=0`, ':': `=2` }
      return (
        `$` +
        e.replace(/[=:]/g, function (e) {
          return t[e]
        })
      )
    }
    var ie = /\/+/g
    function ae(e, t) {
      return typeof e == `object` && e && e.key != null ? re(`` + e.key) : t.toString(36)
    }
    function oe(e) {
      switch (e.status) {
        case `fulfilled`:
          return e.value
        case `rejected`:
          throw e.reason
        default:
          switch (
            (typeof e.status == `string`
              ? e.then(ee, ee)
              : ((e.status = `pending`),
                e.then(
                  function (t) {
                    e.status === `pending` && ((e.status = `fulfilled`), (e.value = t))
                  },
                  function (t) {
                    e.status === `pending` && ((e.status = `rejected`), (e.reason = t))
                  },
                )),
            e.status)
          ) {
            case `fulfilled`:
              return e.value
            case `rejected`:
              throw e.reason
          }
      }
      throw e
    }
    function se(e, r, i, a, o) {
      var s = typeof e
      ;(s === `undefined` || s === `boolean`) && (e = null)
      var c = !1
      if (e === null) c = !0
      else
        switch (s) {
          case `bigint`:
          case `string`:
          case `number`:
            c = !0
            break
          case `object`:
            switch (e.$$typeof) {
              case t:
              case n:
                c = !0
                break
              case d:
                return ((c = e._init), se(c(e._payload), r, i, a, o))
            }
        }
      if (c)
        return (
          (o = o(e)),
          (c = a === `` ? `.` + ae(e, 0) : a),
          C(o)
            ? ((i = ``),
              c != null && (i = c.replace(ie, `$&/`) + `/`),
              se(o, r, i, ``, function (e) {
                return e
              }))
            : o != null &&
              (ne(o) &&
                (o = E(
                  o,
                  i + (o.key == null || (e && e.key === o.key) ? `` : (`` + o.key).replace(ie, `$&/`) + `/`) + c,
                )),
              r.push(o)),
          1
        )
      c = 0
      var l = a === `` ? `.` : a + `:`
      if (C(e)) for (var u = 0; u < e.length; u++) ((a = e[u]), (s = l + ae(a, u)), (c += se(a, r, i, s, o)))
      else if (((u = h(e)), typeof u == `function`))
        for (e = u.call(e), u = 0; !(a = e.next()).done;)
          ((a = a.value), (s = l + ae(a, u++)), (c += se(a, r, i, s, o)))
      else if (s === `object`) {
        if (typeof e.then == `function`) return se(oe(e), r, i, a, o)
        throw (
          (r = String(e)),
          Error(
            `Objects are not valid as a React child (found: ` +
              (r === `[object Object]` ? `object with keys {` + Object.keys(e).join(`, `) + `}` : r) +
              `). If you meant to render a collection of children, use an array instead.`,
          )
        )
      }
      return c
    }
    function ce(e, t, n) {
      if (e == null) return e
      var r = [],
        i = 0
      return (
        se(e, r, ``, ``, function (e) {
          return t.call(n, e, i++)
        }),
        r
      )
    }
    function le(e) {
      if (e._status === -1) {
        var t = e._result,
          n = t()
        ;(n.then(
          function (t) {
            ;(e._status === 0 || e._status === -1) &&
              ((e._status = 1), (e._result = t), n.status === void 0 && ((n.status = `fulfilled`), (n.value = t)))
          },
          function (t) {
            ;(e._status === 0 || e._status === -1) &&
              ((e._status = 2), (e._result = t), n.status === void 0 && ((n.status = `rejected`), (n.reason = t)))
          },
        ),
          e._status === -1 && ((e._status = 0), (e._result = n)))
      }
      if (e._status === 1) return e._result.default
      throw e._result
    }
    var ue =
      typeof reportError == `function`
        ? reportError
        : function (e) {
            if (typeof window == `object` && typeof window.ErrorEvent == `function`) {
              var t = new window.ErrorEvent(`error`, {
                bubbles: !0,
                cancelable: !0,
                message: typeof e == `object` && e && typeof e.message == `string` ? String(e.message) : String(e),
                error: e,
              })
              if (!window.dispatchEvent(t)) return
            } else if (typeof process == `object` && typeof process.emit == `function`) {
              process.emit(`uncaughtException`, e)
              return
            }
            console.error(e)
          }
    function de(e) {
      var t = w.T,
        n = {}
      ;((n.types = t === null ? null : t.types), (w.T = n))
      try {
        var r = e(),
          i = w.S
        ;(i !== null && i(n, r), typeof r == `object` && r && typeof r.then == `function` && r.then(ee, ue))
      } catch (e) {
        ue(e)
      } finally {
        ;(t !== null && n.types !== null && (t.types = n.types), (w.T = t))
      }
    }
    function fe(e) {
      var t = w.T
      if (t !== null) {
        var n = t.types
        n === null ? (t.types = [e]) : n.indexOf(e) === -1 && n.push(e)
      } else de(fe.bind(null, e))
    }
    var pe = {
      map: ce,
      forEach: function (e, t, n) {
        ce(
          e,
          function () {
            t.apply(this, arguments)
          },
          n,
        )
      },
      count: function (e) {
        var t = 0
        return (
          ce(e, function () {
            t++
          }),
          t
        )
      },
      toArray: function (e) {
        return (
          ce(e, function (e) {
            return e
          }) || []
        )
      },
      only: function (e) {
        if (!ne(e)) throw Error(`React.Children.only expected to receive a single React element child.`)
        return e
      },
    }
    ;((e.Activity = f),
      (e.Children = pe),
      (e.Component = y),
      (e.Fragment = r),
      (e.Profiler = a),
      (e.PureComponent = x),
      (e.StrictMode = i),
      (e.Suspense = l),
      (e.ViewTransition = p),
      (e.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE = w),
      (e.__COMPILER_RUNTIME = {
        __proto__: null,
        c: function (e) {
          return w.H.useMemoCache(e)
        },
      }),
      (e.addTransitionType = fe),
      (e.cache = function (e) {
        return function () {
          return e.apply(null, arguments)
        }
      }),
      (e.cacheSignal = function () {
        return null
      }),
      (e.cloneElement = function (e, t, n) {
        if (e == null) throw Error(`The argument must be a React element, but you passed ` + e + `.`)
        var r = _({}, e.props),
          i = e.key
        if (t != null)
          for (a in (t.key !== void 0 && (i = `` + t.key), t))
            !te.call(t, a) ||
              a === `key` ||
              a === `__self` ||
              a === `__source` ||
              (a === `ref` && t.ref === void 0) ||
              (r[a] = t[a])
        var a = arguments.length - 2
        if (a === 1) r.children = n
        else if (1 < a) {
          for (var o = Array(a), s = 0; s < a; s++) o[s] = arguments[s + 2]
          r.children = o
        }
        return T(e.type, i, r)
      }),
      (e.createContext = function (e) {
        return (
          (e = { $$typeof: s, _currentValue: e, _currentValue2: e, _threadCount: 0, Provider: null, Consumer: null }),
          (e.Provider = e),
          (e.Consumer = { $$typeof: o, _context: e }),
          e
        )
      }),
      (e.createElement = function (e, t, n) {
        var r,
          i = {},
          a = null
        if (t != null)
          for (r in (t.key !== void 0 && (a = `` + t.key), t))
            te.call(t, r) && r !== `key` && r !== `__self` && r !== `__source` && (i[r] = t[r])
        var o = arguments.length - 2
        if (o === 1) i.children = n
        else if (1 < o) {
          for (var s = Array(o), c = 0; c < o; c++) s[c] = arguments[c + 2]
          i.children = s
        }
        if (e && e.defaultProps) for (r in ((o = e.defaultProps), o)) i[r] === void 0 && (i[r] = o[r])
        return T(e, a, i)
      }),
      (e.createRef = function () {
        return { current: null }
      }),
      (e.forwardRef = function (e) {
        return { $$typeof: c, render: e }
      }),
      (e.isValidElement = ne),
      (e.lazy = function (e) {
        return { $$typeof: d, _payload: { _status: -1, _result: e }, _init: le }
      }),
      (e.memo = function (e, t) {
        return { $$typeof: u, type: e, compare: t === void 0 ? null : t }
      }),
      (e.startTransition = de),
      (e.unstable_useCacheRefresh = function () {
        return w.H.useCacheRefresh()
      }),
      (e.use = function (e) {
        return w.H.use(e)
      }),
      (e.useActionState = function (e, t, n) {
        return w.H.useActionState(e, t, n)
      }),
      (e.useCallback = function (e, t) {
        return w.H.useCallback(e, t)
      }),
      (e.useContext = function (e) {
        return w.H.useContext(e)
      }),
      (e.useDebugValue = function () {}),
      (e.useDeferredValue = function (e, t) {
        return w.H.useDeferredValue(e, t)
      }),
      (e.useEffect = function (e, t) {
        return w.H.useEffect(e, t)
      }),
      (e.useEffectEvent = function (e) {
        return w.H.useEffectEvent(e)
      }),
      (e.useId = function () {
        return w.H.useId()
      }),
      (e.useImperativeHandle = function (e, t, n) {
        return w.H.useImperativeHandle(e, t, n)
      }),
      (e.useInsertionEffect = function (e, t) {
        return w.H.useInsertionEffect(e, t)
      }),
      (e.useLayoutEffect = function (e, t) {
        return w.H.useLayoutEffect(e, t)
      }),
      (e.useMemo = function (e, t) {
        return w.H.useMemo(e, t)
      }),
      (e.useOptimistic = function (e, t) {
        return w.H.useOptimistic(e, t)
      }),
      (e.useReducer = function (e, t, n) {
        return w.H.useReducer(e, t, n)
      }),
      (e.useRef = function (e) {
        return w.H.useRef(e)
      }),
      (e.useState = function (e) {
        return w.H.useState(e)
      }),
      (e.useSyncExternalStore = function (e, t, n) {
        return w.H.useSyncExternalStore(e, t, n)
      }),
      (e.useTransition = function () {
        return w.H.useTransition()
      }),
      (e.version = `19.3.1`))
  }),
  o = n((e, t) => {
    t.exports = a()
  }),
  s = n((e) => {
    var t = o()
    function n(e) {
      var t = `https://react.dev/errors/` + e
      if (1 < arguments.length) {
        t += `?args[]=` + encodeURIComponent(arguments[1])
        for (var n = 2; n < arguments.length; n++) t += `&args[]=` + encodeURIComponent(arguments[n])
      }
      return (
        `Minified React error #` +
        e +
        `; visit ` +
        t +
        ` for the full message or use the non-minified dev environment for full errors and additional helpful warnings.`
      )
    }
    function r() {}
    var i = {
        d: {
          f: r,
          r: function () {
            throw Error(n(522))
          },
          D: r,
          C: r,
          L: r,
          m: r,
          X: r,
          S: r,
          M: r,
        },
        p: 0,
        findDOMNode: null,
      },
      a = Symbol.for(`react.portal`),
      s = Symbol.for(`react.recoverable`),
      c = Symbol.for(`react.optimistic_key`)
    function l(e, t, n) {
      var r = 3 < arguments.length && arguments[3] !== void 0 ? arguments[3] : null
      return {
        $$typeof: a,
        key: r == null ? null : r === c ? c : `` + r,
        children: e,
        containerInfo: t,
        implementation: n,
      }
    }
    var u = t.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE
    function d(e, t) {
      if (e === `font`) return ``
      if (typeof t == `string`) return t === `use-credentials` ? t : ``
    }
    ;((e.__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE = i),
      (e.browser = function (e) {
        return { $$typeof: s, _reason: e }
      }),
      (e.createPortal = function (e, t) {
        var r = 2 < arguments.length && arguments[2] !== void 0 ? arguments[2] : null
        if (!t || (t.nodeType !== 1 && t.nodeType !== 9 && t.nodeType !== 11)) throw Error(n(299))
        return l(e, t, null, r)
      }),
      (e.flushSync = function (e) {
        var t = u.T,
          n = i.p
        try {
          if (((u.T = null), (i.p = 2), e)) return e()
        } finally {
          ;((u.T = t), (i.p = n), i.d.f())
        }
      }),
      (e.preconnect = function (e, t) {
        typeof e == `string` &&
          (t
            ? ((t = t.crossOrigin), (t = typeof t == `string` ? (t === `use-credentials` ? t : ``) : void 0))
            : (t = null),
          i.d.C(e, t))
      }),
      (e.prefetchDNS = function (e) {
        typeof e == `string` && i.d.D(e)
      }),
      (e.preinit = function (e, t) {
        if (typeof e == `string` && t && typeof t.as == `string`) {
          var n = t.as,
            r = d(n, t.crossOrigin),
            a = typeof t.integrity == `string` ? t.integrity : void 0,
            o = typeof t.fetchPriority == `string` ? t.fetchPriority : void 0
          n === `style`
            ? i.d.S(e, typeof t.precedence == `string` ? t.precedence : void 0, {
                crossOrigin: r,
                integrity: a,
                fetchPriority: o,
              })
            : n === `script` &&
              i.d.X(e, {
                crossOrigin: r,
                integrity: a,
                fetchPriority: o,
                nonce: typeof t.nonce == `string` ? t.nonce : void 0,
              })
        }
      }),
      (e.preinitModule = function (e, t) {
        if (typeof e == `string`) {
          if (typeof t == `object` && t) {
            if (t.as == null || t.as === `script`) {
              var n = d(t.as, t.crossOrigin)
              i.d.M(e, {
                crossOrigin: n,
                integrity: typeof t.integrity == `string` ? t.integrity : void 0,
                nonce: typeof t.nonce == `string` ? t.nonce : void 0,
                fetchPriority: typeof t.fetchPriority == `string` ? t.fetchPriority : void 0,
              })
            }
          } else t ?? i.d.M(e)
        }
      }),
      (e.preload = function (e, t) {
        if (typeof e == `string` && typeof t == `object` && t && typeof t.as == `string`) {
          var n = t.as,
            r = d(n, t.crossOrigin)
          i.d.L(e, n, {
            crossOrigin: r,
            integrity: typeof t.integrity == `string` ? t.integrity : void 0,
            nonce: typeof t.nonce == `string` ? t.nonce : void 0,
            type: typeof t.type == `string` ? t.type : void 0,
            fetchPriority: typeof t.fetchPriority == `string` ? t.fetchPriority : void 0,
            referrerPolicy: typeof t.referrerPolicy == `string` ? t.referrerPolicy : void 0,
            imageSrcSet: typeof t.imageSrcSet == `string` ? t.imageSrcSet : void 0,
            imageSizes: typeof t.imageSizes == `string` ? t.imageSizes : void 0,
            media: typeof t.media == `string` ? t.media : void 0,
          })
        }
      }),
      (e.preloadModule = function (e, t) {
        if (typeof e == `string`) {
          if (t) {
            var n = d(t.as, t.crossOrigin)
            i.d.m(e, {
              as: typeof t.as == `string` && t.as !== `script` ? t.as : void 0,
              crossOrigin: n,
              integrity: typeof t.integrity == `string` ? t.integrity : void 0,
              nonce: typeof t.nonce == `string` ? t.nonce : void 0,
              fetchPriority: typeof t.fetchPriority == `string` ? t.fetchPriority : void 0,
            })
          } else i.d.m(e)
        }
      }),
      (e.requestFormReset = function (e) {
        i.d.r(e)
      }),
      (e.unstable_batchedUpdates = function (e, t) {
        return e(t)
      }),
      (e.useFormState = function (e, t, n) {
        return u.H.useFormState(e, t, n)
      }),
      (e.useFormStatus = function () {
        return u.H.useHostTransitionStatus()
      }),
      (e.version = `19.3.1`))
  }),
  c = n((e, t) => {
    function n() {
      if (typeof __REACT_DEVTOOLS_GLOBAL_HOOK__ < `u` && typeof __REACT_DEVTOOLS_GLOBAL_HOOK__.checkDCE == `function`)
        try {
          __REACT_DEVTOOLS_GLOBAL_HOOK__.checkDCE(n)
        } catch (e) {
          console.error(e)
        }
    }
    ;(n(), (t.exports = s()))
  }),
  l = n((e) => {
    var t = i(),
      n = o(),
      r = c()
    function a(e) {
      var t = `https://react.dev/errors/` + e
      if (1 < arguments.length) {
        t += `?args[]=` + encodeURIComponent(arguments[1])
        for (var n = 2; n < arguments.length; n++) t += `&args[]=` + encodeURIComponent(arguments[n])
      }
      return (
        `Minified React error #` +
        e +
        `; visit ` +
        t +
        ` for the full message or use the non-minified dev environment for full errors and additional helpful warnings.`
      )
    }
    function s(e) {
      return !(!e || (e.nodeType !== 1 && e.nodeType !== 9 && e.nodeType !== 11))
    }
    function l(e) {
      for (var t = e, n = t; n && !n.alternate;) ((t = n), t.flags & 4098 && (e = t.return), (n = t.return))
      for (; t.return;) t = t.return
      return t.tag === 3 ? e : null
    }
    function u(e) {
      if (e.tag === 13) {
        var t = e.memoizedState
        if ((t === null && ((e = e.alternate), e !== null && (t = e.memoizedState)), t !== null)) return t.dehydrated
      }
      return null
    }
    function d(e) {
      if (e.tag === 31) {
        var t = e.memoizedState
        if ((t === null && ((e = e.alternate), e !== null && (t = e.memoizedState)), t !== null)) return t.dehydrated
      }
      return null
    }
    function f(e) {
      if (l(e) !== e) throw Error(a(188))
    }
    function p(e) {
      var t = e.alternate
      if (!t) {
        if (((t = l(e)), t === null)) throw Error(a(188))
        return t === e ? e : null
      }
      for (var n = e, r = t; ;) {
        var i = n.return
        if (i === null) break
        var o = i.alternate
        if (o === null) {
          if (((r = i.return), r !== null)) {
            n = r
            continue
          }
          break
        }
        if (i.child === o.child) {
          for (o = i.child; o;) {
            if (o === n) return (f(i), e)
            if (o === r) return (f(i), t)
            o = o.sibling
          }
          throw Error(a(188))
        }
        if (n.return !== r.return) ((n = i), (r = o))
        else {
          for (var s = !1, c = i.child; c;) {
            if (c === n) {
              ;((s = !0), (n = i), (r = o))
              break
            }
            if (c === r) {
              ;((s = !0), (r = i), (n = o))
              break
            }
            c = c.sibling
          }
          if (!s) {
            for (c = o.child; c;) {
              if (c === n) {
                ;((s = !0), (n = o), (r = i))
                break
              }
              if (c === r) {
                ;((s = !0), (r = o), (n = i))
                break
              }
              c = c.sibling
            }
            if (!s) throw Error(a(189))
          }
        }
        if (n.alternate !== r) throw Error(a(190))
      }
      if (n.tag !== 3) throw Error(a(188))
      return n.stateNode.current === n ? e : t
    }
    function m(e) {
      var t = e.tag
      if (t === 5 || t === 26 || t === 27 || t === 6) return e
      for (e = e.child; e !== null;) {
        if (((t = m(e)), t !== null)) return t
        e = e.sibling
      }
      return null
    }
    function h(e, t, n, r, i, a) {
      for (; e !== null;) {
        if (
          ((e.tag === 5 || e.tag === 27 || e.tag === 6) && n(e, r, i, a)) ||
          ((e.tag !== 22 || e.memoizedState === null) &&
            (t || (e.tag !== 5 && e.tag !== 27)) &&
            h(e.child, t, n, r, i, a))
        )
          return !0
        e = e.sibling
      }
      return !1
    }
    function g(e) {
      for (e = e.return; e !== null;) {
        if (e.tag === 3 || e.tag === 5 || e.tag === 27) return e
        e = e.return
      }
      return null
    }
    function _(e) {
      var t = !1
      for (e = e.return; e !== null && (e.tag === 4 && (t = !0), e.tag !== 3 && e.tag !== 5 && e.tag !== 27);)
        e = e.return
      return t
    }
    function v(e) {
      var t = [null, null],
        n = g(e)
      return (n === null || y(t, e, n.child, { foundSelf: !1 }), t)
    }
    function y(e, t, n, r) {
      for (; n !== null;) {
        if (n === t) r.foundSelf = !0
        else if (n.tag === 5 || n.tag === 27 || n.tag === 6) {
          if (r.foundSelf) return ((e[1] = n), !0)
          e[0] = n
        } else if ((n.tag !== 22 || n.memoizedState === null) && y(e, t, n.child, r)) return !0
        n = n.sibling
      }
      return !1
    }
    function b(e) {
      switch (e.tag) {
        case 5:
        case 27:
        case 6:
          return e.stateNode
        case 3:
          return e.stateNode.containerInfo
        default:
          throw Error(a(559))
      }
    }
    var x = null,
      S = null
    function C(e, t, n) {
      return e === n || (e === t && ((x = e), !0))
    }
    function ee(e, t, n) {
      return e === n ? ((S = e), !1) : e === t && (S !== null && (x = e), !0)
    }
    function w(e) {
      if (e === null) return null
      do e = e === null ? null : e.return
      while (e && e.tag !== 5 && e.tag !== 27 && e.tag !== 3)
      return e || null
    }
    function te(e, t, n) {
      for (var r = 0, i = e; i; i = n(i)) r++
      i = 0
      for (var a = t; a; a = n(a)) i++
      for (; 0 < r - i;) ((e = n(e)), r--)
      for (; 0 < i - r;) ((t = n(t)), i--)
      for (; r--;) {
        if (e === t || (t !== null && e === t.alternate)) return e
        ;((e = n(e)), (t = n(t)))
      }
      return null
    }
    var T = Object.assign,
      E = Symbol.for(`react.element`),
      ne = Symbol.for(`react.transitional.element`),
      re = Symbol.for(`react.portal`),
      ie = Symbol.for(`react.fragment`),
      ae = Symbol.for(`react.strict_mode`),
      oe = Symbol.for(`react.profiler`),
      se = Symbol.for(`react.consumer`),
      ce = Symbol.for(`react.context`),
      le = Symbol.for(`react.forward_ref`),
      ue = Symbol.for(`react.suspense`),
      de = Symbol.for(`react.suspense_list`),
      fe = Symbol.for(`react.memo`),
      pe = Symbol.for(`react.lazy`),
      me = Symbol.for(`react.activity`),
      he = Symbol.for(`react.legacy_hidden`),
      ge = Symbol.for(`react.memo_cache_sentinel`),
      _e = Symbol.for(`react.view_transition`),
      ve = Symbol.for(`react.recoverable`),
      ye = Symbol.iterator
    function be(e) {
      return typeof e != `object` || !e
        ? null
        : ((e = (ye && e[ye]) || e[`@@iterator`]), typeof e == `function` ? e : null)
    }
    var xe = Symbol.for(`react.client.reference`)
    function Se(e) {
      if (e == null) return null
      if (typeof e == `function`) return e.$$typeof === xe ? null : e.displayName || e.name || null
      if (typeof e == `string`) return e
      switch (e) {
        case ie:
          return `Fragment`
        case oe:
          return `Profiler`
        case ae:
          return `StrictMode`
        case ue:
          return `Suspense`
        case de:
          return `SuspenseList`
        case me:
          return `Activity`
        case _e:
          return `ViewTransition`
      }
      if (typeof e == `object`)
        switch (e.$$typeof) {
          case re:
            return `Portal`
          case ce:
            return e.displayName || `Context`
          case se:
            return (e._context.displayName || `Context`) + `.Consumer`
          case le:
            var t = e.render
            return (
              (e = e.displayName),
              (e ||= ((e = t.displayName || t.name || ``), e === `` ? `ForwardRef` : `ForwardRef(` + e + `)`)),
              e
            )
          case fe:
            return ((t = e.displayName || null), t === null ? Se(e.type) || `Memo` : t)
          case pe:
            ;((t = e._payload), (e = e._init))
            try {
              return Se(e(t))
            } catch {}
        }
      return null
    }
    var Ce = Array.isArray,
      D = n.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,
      O = r.__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,
      we = { pending: !1, data: null, method: null, action: null },
      Te = [],
      Ee = -1
    function De(e) {
      return { current: e }
    }
    function Oe(e) {
      0 > Ee || ((e.current = Te[Ee]), (Te[Ee] = null), Ee--)
    }
    function ke(e, t) {
      ;(Ee++, (Te[Ee] = e.current), (e.current = t))
    }
    var Ae = De(null),
      je = De(null),
      Me = De(null),
      Ne = De(null)
    function Pe(e, t) {
      switch ((ke(Me, t), ke(je, e), ke(Ae, null), t.nodeType)) {
        case 9:
        case 11:
          e = (e = t.documentElement) && (e = e.namespaceURI) ? wp(e) : 0
          break
        default:
          if (((e = t.tagName), (t = t.namespaceURI))) ((t = wp(t)), (e = Tp(t, e)))
          else
            switch (e) {
              case `svg`:
                e = 1
                break
              case `math`:
                e = 2
                break
              default:
                e = 0
            }
      }
      ;(Oe(Ae), ke(Ae, e))
    }
    function Fe() {
      ;(Oe(Ae), Oe(je), Oe(Me))
    }
    function Ie(e) {
      var t = e.memoizedState
      ;(t !== null && ((xh._currentValue = t.memoizedState), ke(Ne, e)), (t = Ae.current))
      var n = Tp(t, e.type)
      t !== n && (ke(je, e), ke(Ae, n))
    }
    function Le(e) {
      ;(je.current === e && (Oe(Ae), Oe(je)), Ne.current === e && (Oe(Ne), (xh._currentValue = we)))
    }
    var Re, ze
    function Be(e) {
      if (Re === void 0)
        try {
          throw Error()
        } catch (e) {
          var t = e.stack.trim().match(/\n( *(at )?)/)
          ;((Re = (t && t[1]) || ``),
            (ze =
              -1 <
              e.stack.indexOf(`
    at`)
                ? ` (<anonymous>)`
                : -1 < e.stack.indexOf(`@`)
                  ? `@unknown:0:0`
                  : ``))
        }
      return (
        `
` +
        Re +
        e +
        ze
      )
    }
    var Ve = !1
    function He(e, t) {
      if (!e || Ve) return ``
      Ve = !0
      var n = Error.prepareStackTrace
      Error.prepareStackTrace = void 0
      try {
        var r = {
          DetermineComponentFrameRoot: function () {
            try {
              if (t) {
                var n = function () {
                  throw Error()
                }
                if (
                  (Object.defineProperty(n.prototype, 'props', {
                    set: function () {
                      throw Error()
                    },
                  }),
                  typeof Reflect == `object` && Reflect.construct)
                ) {
                  try {
                    Reflect.construct(n, [])
                  } catch (e) {
                    var r = e
                  }
                  Reflect.construct(e, [], n)
                } else {
                  try {
                    n.call()
                  } catch (e) {
                    r = e
                  }
                  n = !1
                  try {
                    var i = Object.getOwnPropertyDescriptor(e.prototype, `props`)
                    ;(Object.defineProperty(e.prototype, 'props', {
                      configurable: !0,
                      set: function () {
                        throw Error()
                      },
                    }),
                      (n = !0),
                      new e())
                  } finally {
                    n && (i === void 0 ? delete e.prototype.props : Object.defineProperty(e.prototype, 'props', i))
                  }
                }
              } else {
                try {
                  throw Error()
                } catch (e) {
                  r = e
                }
                ;(n = e()) && typeof n.catch == `function` && n.catch(function () {})
              }
            } catch (e) {
              if (e && r && typeof e.stack == `string`) return [e.stack, r.stack]
            }
            return [null, null]
          },
        }
        r.DetermineComponentFrameRoot.displayName = `DetermineComponentFrameRoot`
        var i = Object.getOwnPropertyDescriptor(r.DetermineComponentFrameRoot, `name`)
        i &&
          i.configurable &&
          Object.defineProperty(r.DetermineComponentFrameRoot, 'name', { value: `DetermineComponentFrameRoot` })
        var a = r.DetermineComponentFrameRoot(),
          o = a[0],
          s = a[1]
        if (o && s) {
          var c = o.split(`
`),
            l = s.split(`
`)
          for (i = r = 0; r < c.length && !c[r].includes(`DetermineComponentFrameRoot`);) r++
          for (; i < l.length && !l[i].includes(`DetermineComponentFrameRoot`);) i++
          if (r === c.length || i === l.length)
            for (r = c.length - 1, i = l.length - 1; 1 <= r && 0 <= i && c[r] !== l[i];) i--
          for (; 1 <= r && 0 <= i; r--, i--)
            if (c[r] !== l[i]) {
              if (r !== 1 || i !== 1)
                do
                  if ((r--, i--, 0 > i || c[r] !== l[i])) {
                    var u =
                      `
` + c[r].replace(` at new `, ` at `)
                    return (
                      e.displayName && u.includes(`<anonymous>`) && (u = u.replace(`<anonymous>`, e.displayName)), u
                    )
                  }
                while (1 <= r && 0 <= i)
              break
            }
        }
      } finally {
        ;((Ve = !1), (Error.prepareStackTrace = n))
      }
      return (n = e ? e.displayName || e.name : ``) ? Be(n) : ``
    }
    function Ue(e, t) {
      switch (e.tag) {
        case 26:
        case 27:
        case 5:
          return Be(e.type)
        case 16:
          return Be(`Lazy`)
        case 13:
          return e.child !== t && t !== null ? Be(`Suspense Fallback`) : Be(`Suspense`)
        case 19:
          return Be(`SuspenseList`)
        case 0:
        case 15:
          return He(e.type, !1)
        case 11:
          return He(e.type.render, !1)
        case 1:
          return He(e.type, !0)
        case 31:
          return Be(`Activity`)
        case 30:
          return Be(`ViewTransition`)
        default:
          return ``
      }
    }
    function We(e) {
      try {
        var t = ``,
          n = null
        do ((t += Ue(e, n)), (n = e), (e = e.return))
        while (e)
        return t
      } catch (e) {
        return (
          `
Error generating stack: ` +
          e.message +
          `
` +
          e.stack
        )
      }
    }
    var Ge = Object.prototype.hasOwnProperty,
      Ke = t.unstable_scheduleCallback,
      qe = t.unstable_cancelCallback,
      Je = t.unstable_shouldYield,
      Ye = t.unstable_requestPaint,
      Xe = t.unstable_now,
      Ze = t.unstable_getCurrentPriorityLevel,
      Qe = t.unstable_ImmediatePriority,
      $e = t.unstable_UserBlockingPriority,
      et = t.unstable_NormalPriority,
      tt = t.unstable_LowPriority,
      nt = t.unstable_IdlePriority,
      rt = t.log,
      it = t.unstable_setDisableYieldValue,
      at = null,
      ot = null
    function k(e) {
      if ((typeof rt == `function` && it(e), ot && typeof ot.setStrictMode == `function`))
        try {
          ot.setStrictMode(at, e)
        } catch {}
    }
    var st = Math.clz32 ? Math.clz32 : ut,
      ct = Math.log,
      lt = Math.LN2
    function ut(e) {
      return ((e >>>= 0), e === 0 ? 32 : (31 - ((ct(e) / lt) | 0)) | 0)
    }
    var dt = 256,
      ft = 262144,
      pt = 4194304
    function mt(e) {
      var t = e & 42
      if (t !== 0) return t
      switch (e & -e) {
        case 1:
          return 1
        case 2:
          return 2
        case 4:
          return 4
        case 8:
          return 8
        case 16:
          return 16
        case 32:
          return 32
        case 64:
          return 64
        case 128:
          return 128
        case 256:
        case 512:
        case 1024:
        case 2048:
        case 4096:
        case 8192:
        case 16384:
        case 32768:
        case 65536:
        case 131072:
          return e & -e
        case 262144:
        case 524288:
        case 1048576:
        case 2097152:
          return e & 3932160
        case 4194304:
        case 8388608:
        case 16777216:
        case 33554432:
          return e & 62914560
        case 67108864:
          return 67108864
        case 134217728:
          return 134217728
        case 268435456:
          return 268435456
        case 536870912:
          return 536870912
        case 1073741824:
          return 0
        default:
          return e
      }
    }
    function ht(e, t, n) {
      var r = e.pendingLanes
      if (r === 0) return 0
      var i = 0,
        a = e.suspendedLanes,
        o = e.pingedLanes
      e = e.warmLanes
      var s = r & 134217727
      return (
        s === 0
          ? ((s = r & ~a),
            s === 0 ? (o === 0 ? n || ((n = r & ~e), n !== 0 && (i = mt(n))) : (i = mt(o))) : (i = mt(s)))
          : ((r = s & ~a),
            r === 0 ? ((o &= s), o === 0 ? n || ((n = s & ~e), n !== 0 && (i = mt(n))) : (i = mt(o))) : (i = mt(r))),
        i === 0
          ? 0
          : t !== 0 && t !== i && (t & a) === 0 && ((a = i & -i), (n = t & -t), a >= n || (a === 32 && n & 4194048))
            ? t
            : i
      )
    }
    function gt(e, t) {
      return (e.pendingLanes & ~(e.suspendedLanes & ~e.pingedLanes) & t) === 0
    }
    function _t(e, t) {
      t & 8 && (t |= t & 32)
      var n = e.entangledLanes
      if (n !== 0)
        for (e = e.entanglements, n &= t; 0 < n;) {
          var r = 31 - st(n),
            i = 1 << r
          ;((t |= e[r]), (n &= ~i))
        }
      return t
    }
    function vt(e, t) {
      switch (e) {
        case 1:
        case 2:
        case 4:
        case 8:
        case 64:
          return t + 250
        case 16:
        case 32:
        case 128:
        case 256:
        case 512:
        case 1024:
        case 2048:
        case 4096:
        case 8192:
        case 16384:
        case 32768:
        case 65536:
        case 131072:
        case 262144:
        case 524288:
        case 1048576:
        case 2097152:
          return t + 5e3
        case 4194304:
        case 8388608:
        case 16777216:
        case 33554432:
          return -1
        case 67108864:
        case 134217728:
        case 268435456:
        case 536870912:
        case 1073741824:
          return -1
        default:
          return -1
      }
    }
    function yt() {
      var e = pt
      return ((pt <<= 1), !(pt & 62914560) && (pt = 4194304), e)
    }
    function bt(e) {
      for (var t = [], n = 0; 31 > n; n++) t.push(e)
      return t
    }
    function xt(e, t) {
      ;((e.pendingLanes |= t), t !== 268435456 && ((e.suspendedLanes = 0), (e.pingedLanes = 0), (e.warmLanes = 0)))
    }
    function St(e, t, n, r, i, a) {
      var o = e.pendingLanes
      ;((e.pendingLanes = n),
        (e.suspendedLanes = 0),
        (e.pingedLanes = 0),
        (e.warmLanes = 0),
        (e.expiredLanes &= n),
        (e.entangledLanes &= n),
        (e.errorRecoveryDisabledLanes &= n),
        (e.shellSuspendCounter = 0))
      var s = e.entanglements,
        c = e.expirationTimes,
        l = e.hiddenUpdates
      for (n = o & ~n; 0 < n;) {
        var u = 31 - st(n),
          d = 1 << u
        ;((s[u] = 0), (c[u] = -1))
        var f = l[u]
        if (f !== null)
          for (l[u] = null, u = 0; u < f.length; u++) {
            var p = f[u]
            p !== null && (p.lane &= -536870913)
          }
        n &= ~d
      }
      ;(r !== 0 && Ct(e, r, 0), a !== 0 && i === 0 && e.tag !== 0 && (e.suspendedLanes |= a & ~(o & ~t)))
    }
    function Ct(e, t, n) {
      ;((e.pendingLanes |= t), (e.suspendedLanes &= ~t))
      var r = 31 - st(t)
      ;((e.entangledLanes |= t), (e.entanglements[r] = e.entanglements[r] | 1073741824 | (n & 261930)))
    }
    function wt(e, t) {
      var n = (e.entangledLanes |= t)
      for (e = e.entanglements; n;) {
        var r = 31 - st(n),
          i = 1 << r
        ;((i & t) | (e[r] & t) && (e[r] |= t), (n &= ~i))
      }
    }
    function Tt(e, t) {
      var n = t & -t
      return ((n = n & 42 ? 1 : Et(n)), (n & (e.suspendedLanes | t)) === 0 ? n : 0)
    }
    function Et(e) {
      switch (e) {
        case 2:
          e = 1
          break
        case 8:
          e = 4
          break
        case 32:
          e = 16
          break
        case 256:
        case 512:
        case 1024:
        case 2048:
        case 4096:
        case 8192:
        case 16384:
        case 32768:
        case 65536:
        case 131072:
        case 262144:
        case 524288:
        case 1048576:
        case 2097152:
        case 4194304:
        case 8388608:
        case 16777216:
        case 33554432:
          e = 128
          break
        case 268435456:
          e = 134217728
          break
        default:
          e = 0
      }
      return e
    }
    function Dt(e) {
      return ((e &= -e), 2 < e ? (8 < e ? (e & 134217727 ? 32 : 268435456) : 8) : 2)
    }
    function Ot() {
      var e = O.p
      return e === 0 ? ((e = window.event), e === void 0 ? 32 : Fh(e.type)) : e
    }
    function kt(e, t) {
      var n = O.p
      try {
        return ((O.p = e), t())
      } finally {
        O.p = n
      }
    }
    var At = Math.random().toString(36).slice(2),
      jt = `__reactFiber$` + At,
      Mt = `__reactProps$` + At,
      Nt = `__reactContainer$` + At,
      Pt = `__reactEvents$` + At,
      Ft = `__reactListeners$` + At,
      It = `__reactHandles$` + At,
      Lt = `__reactResources$` + At,
      Rt = `__reactMarker$` + At,
      zt = `__reactLoad$` + At
    function Bt(e) {
      ;(delete e[jt], delete e[Mt], delete e[Ft], delete e[It])
    }
    function Vt(e) {
      var t
      if ((t = e[jt])) return t
      for (var n = e.parentNode; n;) {
        if ((t = n[Nt] || n[jt])) {
          if (((n = t.alternate), t.child !== null || (n !== null && n.child !== null)))
            for (e = Em(e); e !== null;) {
              if ((n = e[jt])) return n
              e = Em(e)
            }
          return t
        }
        ;((e = n), (n = e.parentNode))
      }
      return null
    }
    function Ht(e) {
      if ((e = e[jt] || e[Nt])) {
        var t = e.tag
        if (t === 5 || t === 6 || t === 13 || t === 31 || t === 26 || t === 27 || t === 3) return e
      }
      return null
    }
    function Ut(e) {
      var t = e.tag
      if (t === 5 || t === 26 || t === 27 || t === 6) return e.stateNode
      throw Error(a(33))
    }
    function Wt(e) {
      var t = e[Lt]
      return ((t ||= e[Lt] = { hoistableStyles: new Map(), hoistableScripts: new Map() }), t)
    }
    function Gt(e) {
      e[Rt] = !0
    }
    function Kt(e) {
      e[zt] = void 0
    }
    var qt = new Set(),
      Jt = {}
    function Yt(e, t) {
      ;(Xt(e, t), Xt(e + `Capture`, t))
    }
    function Xt(e, t) {
      for (Jt[e] = t, e = 0; e < t.length; e++) qt.add(t[e])
    }
    var Zt = RegExp(
        `^[:A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD][:A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\-.0-9\\u00B7\\u0300-\\u036F\\u203F-\\u2040]*$`,
      ),
      Qt = {},
      $t = {}
    function en(e) {
      return Ge.call($t, e) ? !0 : Ge.call(Qt, e) ? !1 : Zt.test(e) ? ($t[e] = !0) : ((Qt[e] = !0), !1)
    }
    var tn = !1
    function nn() {
      var e = tn
      return ((tn = !1), e)
    }
    function rn(e, t, n) {
      if (en(t)) {
        if (n === null) e.removeAttribute(t)
        else {
          switch (typeof n) {
            case `undefined`:
            case `function`:
            case `symbol`:
              e.removeAttribute(t)
              return
            case `boolean`:
              var r = t.toLowerCase().slice(0, 5)
              if (r !== `data-` && r !== `aria-`) {
                e.removeAttribute(t)
                return
              }
          }
          e.setAttribute(t, n)
        }
      }
    }
    function an(e, t, n) {
      if (n === null) e.removeAttribute(t)
      else {
        switch (typeof n) {
          case `undefined`:
          case `function`:
          case `symbol`:
          case `boolean`:
            e.removeAttribute(t)
            return
        }
        e.setAttribute(t, n)
      }
    }
    function on(e, t, n, r) {
      if (r === null) e.removeAttribute(n)
      else {
        switch (typeof r) {
          case `undefined`:
          case `function`:
          case `symbol`:
          case `boolean`:
            e.removeAttribute(n)
            return
        }
        e.setAttributeNS(t, n, r)
      }
    }
    function sn(e) {
      switch (typeof e) {
        case `bigint`:
        case `boolean`:
        case `number`:
        case `string`:
        case `undefined`:
          return e
        case `object`:
          return e
        default:
          return ``
      }
    }
    function cn(e) {
      var t = e.type
      return (e = e.nodeName) && e.toLowerCase() === `input` && (t === `checkbox` || t === `radio`)
    }
    function ln(e, t, n) {
      var r = Object.getOwnPropertyDescriptor(e.constructor.prototype, t)
      if (!e.hasOwnProperty(t) && r !== void 0 && typeof r.get == `function` && typeof r.set == `function`) {
        var i = r.get,
          a = r.set
        return (
          Object.defineProperty(e, t, {
            configurable: !0,
            get: function () {
              return i.call(this)
            },
            set: function (e) {
              ;((n = `` + e), a.call(this, e))
            },
          }),
          Object.defineProperty(e, t, { enumerable: r.enumerable }),
          {
            getValue: function () {
              return n
            },
            setValue: function (e) {
              n = `` + e
            },
            stopTracking: function () {
              ;((e._valueTracker = null), delete e[t])
            },
          }
        )
      }
    }
    function un(e) {
      if (!e._valueTracker) {
        var t = cn(e) ? `checked` : `value`
        e._valueTracker = ln(e, t, `` + e[t])
      }
    }
    function dn(e) {
      if (!e) return !1
      var t = e._valueTracker
      if (!t) return !0
      var n = t.getValue(),
        r = ``
      return (e && (r = cn(e) ? (e.checked ? `true` : `false`) : e.value), (e = r), e !== n && (t.setValue(e), !0))
    }
    var fn = /[\n"\\]/g
    function pn(e) {
      return e.replace(fn, function (e) {
        return `\\` + e.charCodeAt(0).toString(16) + ` `
      })
    }
    function mn(e, t, n, r, i, a, o, s) {
      ;((e.name = ``),
        o != null && typeof o != `function` && typeof o != `symbol` && typeof o != `boolean`
          ? (e.type = o)
          : e.removeAttribute(`type`),
        t == null
          ? (o !== `submit` && o !== `reset`) || e.removeAttribute(`value`)
          : o === `number`
            ? ((t === 0 && e.value === ``) || e.value != t) && (e.value = `` + sn(t))
            : e.value !== `` + sn(t) && (e.value = `` + sn(t)),
        t == null
          ? n == null
            ? r != null && e.removeAttribute(`value`)
            : gn(e, sn(n))
          : o === `number` && e.value == t
            ? gn(e, sn(e.value))
            : gn(e, sn(t)),
        i == null && a != null && (e.defaultChecked = !!a),
        i != null && (e.checked = i && typeof i != `function` && typeof i != `symbol`),
        s != null && typeof s != `function` && typeof s != `symbol` && typeof s != `boolean`
          ? (e.name = `` + sn(s))
          : e.removeAttribute(`name`))
    }
    function hn(e, t, n, r, i, a, o, s) {
      if (
        (a != null && typeof a != `function` && typeof a != `symbol` && typeof a != `boolean` && (e.type = a),
        t != null || n != null)
      ) {
        if (!((a !== `submit` && a !== `reset`) || t != null)) {
          un(e)
          return
        }
        ;((n = n == null ? `` : `` + sn(n)),
          (t = t == null ? n : `` + sn(t)),
          s || t === e.value || (e.value = t),
          (e.defaultValue = t))
      }
      ;((r ??= i),
        (r = typeof r != `function` && typeof r != `symbol` && !!r),
        (e.checked = s ? e.checked : !!r),
        (e.defaultChecked = !!r),
        o != null && typeof o != `function` && typeof o != `symbol` && typeof o != `boolean` && (e.name = o),
        un(e))
    }
    function gn(e, t) {
      e.defaultValue !== `` + t && (e.defaultValue = `` + t)
    }
    function _n(e, t, n, r) {
      if (((e = e.options), t)) {
        t = {}
        for (var i = 0; i < n.length; i++) t[`$` + n[i]] = !0
        for (n = 0; n < e.length; n++)
          ((i = t.hasOwnProperty(`$` + e[n].value)),
            e[n].selected !== i && (e[n].selected = i),
            i && r && (e[n].defaultSelected = !0))
      } else {
        for (n = `` + sn(n), t = null, i = 0; i < e.length; i++) {
          if (e[i].value === n) {
            ;((e[i].selected = !0), r && (e[i].defaultSelected = !0))
            return
          }
          t !== null || e[i].disabled || (t = e[i])
        }
        t !== null && (t.selected = !0)
      }
    }
    function vn(e, t, n) {
      t != null && ((t = `` + sn(t)), t !== e.value && (e.value = t), n == null)
        ? e.defaultValue !== t && (e.defaultValue = t)
        : (e.defaultValue = n == null ? `` : `` + sn(n))
    }
    function yn(e, t, n, r) {
      if (t == null) {
        if (r != null) {
          if (n != null) throw Error(a(92))
          if (Ce(r)) {
            if (1 < r.length) throw Error(a(93))
            r = r[0]
          }
          n = r
        }
        ;((n ??= ``), (t = n))
      }
      ;((n = sn(t)),
        (e.defaultValue = n),
        (r = e.textContent),
        r === n && r !== `` && r !== null && (e.value = r),
        un(e))
    }
    function bn(e, t) {
      if (t) {
        var n = e.firstChild
        if (n && n === e.lastChild && n.nodeType === 3) {
          n.nodeValue = t
          return
        }
      }
      e.textContent = t
    }
    var xn = new Set(
      `animationIterationCount aspectRatio borderImageOutset borderImageSlice borderImageWidth boxFlex boxFlexGroup boxOrdinalGroup columnCount columns flex flexGrow flexPositive flexShrink flexNegative flexOrder gridArea gridRow gridRowEnd gridRowSpan gridRowStart gridColumn gridColumnEnd gridColumnSpan gridColumnStart fontWeight lineClamp lineHeight opacity order orphans scale tabSize widows zIndex zoom fillOpacity floodOpacity stopOpacity strokeDasharray strokeDashoffset strokeMiterlimit strokeOpacity strokeWidth MozAnimationIterationCount MozBoxFlex MozBoxFlexGroup MozLineClamp msAnimationIterationCount msFlex msZoom msFlexGrow msFlexNegative msFlexOrder msFlexPositive msFlexShrink msGridColumn msGridColumnSpan msGridRow msGridRowSpan WebkitAnimationIterationCount WebkitBoxFlex WebKitBoxFlexGroup WebkitBoxOrdinalGroup WebkitColumnCount WebkitColumns WebkitFlex WebkitFlexGrow WebkitFlexPositive WebkitFlexShrink WebkitLineClamp`.split(
        ` `,
      ),
    )
    function Sn(e, t, n) {
      var r = t.indexOf(`--`) === 0
      n == null || typeof n == `boolean` || n === ``
        ? r
          ? e.setProperty(t, ``)
          : t === `float`
            ? (e.cssFloat = ``)
            : (e[t] = ``)
        : r
          ? e.setProperty(t, n)
          : typeof n != `number` || n === 0 || xn.has(t)
            ? t === `float`
              ? (e.cssFloat = n)
              : (e[t] = (`` + n).trim())
            : (e[t] = n + `px`)
    }
    function Cn(e, t, n) {
      if (t != null && typeof t != `object`) throw Error(a(62))
      if (((e = e.style), n != null)) {
        for (var r in n)
          !n.hasOwnProperty(r) ||
            (t != null && t.hasOwnProperty(r)) ||
            (r.indexOf(`--`) === 0 ? e.setProperty(r, ``) : r === `float` ? (e.cssFloat = ``) : (e[r] = ``), (tn = !0))
        for (var i in t) ((r = t[i]), t.hasOwnProperty(i) && n[i] !== r && (Sn(e, i, r), (tn = !0)))
      } else for (var o in t) t.hasOwnProperty(o) && Sn(e, o, t[o])
    }
    function wn(e) {
      if (e.indexOf(`-`) === -1) return !1
      switch (e) {
        case `annotation-xml`:
        case `color-profile`:
        case `font-face`:
        case `font-face-src`:
        case `font-face-uri`:
        case `font-face-format`:
        case `font-face-name`:
        case `missing-glyph`:
          return !1
        default:
          return !0
      }
    }
    var Tn = new Map([
        [`acceptCharset`, `accept-charset`],
        [`htmlFor`, `for`],
        [`httpEquiv`, `http-equiv`],
        [`crossOrigin`, `crossorigin`],
        [`accentHeight`, `accent-height`],
        [`alignmentBaseline`, `alignment-baseline`],
        [`arabicForm`, `arabic-form`],
        [`baselineShift`, `baseline-shift`],
        [`capHeight`, `cap-height`],
        [`clipPath`, `clip-path`],
        [`clipRule`, `clip-rule`],
        [`colorInterpolation`, `color-interpolation`],
        [`colorInterpolationFilters`, `color-interpolation-filters`],
        [`colorProfile`, `color-profile`],
        [`colorRendering`, `color-rendering`],
        [`dominantBaseline`, `dominant-baseline`],
        [`enableBackground`, `enable-background`],
        [`fillOpacity`, `fill-opacity`],
        [`fillRule`, `fill-rule`],
        [`floodColor`, `flood-color`],
        [`floodOpacity`, `flood-opacity`],
        [`fontFamily`, `font-family`],
        [`fontSize`, `font-size`],
        [`fontSizeAdjust`, `font-size-adjust`],
        [`fontStretch`, `font-stretch`],
        [`fontStyle`, `font-style`],
        [`fontVariant`, `font-variant`],
        [`fontWeight`, `font-weight`],
        [`glyphName`, `glyph-name`],
        [`glyphOrientationHorizontal`, `glyph-orientation-horizontal`],
        [`glyphOrientationVertical`, `glyph-orientation-vertical`],
        [`horizAdvX`, `horiz-adv-x`],
        [`horizOriginX`, `horiz-origin-x`],
        [`imageRendering`, `image-rendering`],
        [`letterSpacing`, `letter-spacing`],
        [`lightingColor`, `lighting-color`],
        [`markerEnd`, `marker-end`],
        [`markerMid`, `marker-mid`],
        [`markerStart`, `marker-start`],
        [`maskType`, `mask-type`],
        [`overlinePosition`, `overline-position`],
        [`overlineThickness`, `overline-thickness`],
        [`paintOrder`, `paint-order`],
        [`panose-1`, `panose-1`],
        [`pointerEvents`, `pointer-events`],
        [`renderingIntent`, `rendering-intent`],
        [`shapeRendering`, `shape-rendering`],
        [`stopColor`, `stop-color`],
        [`stopOpacity`, `stop-opacity`],
        [`strikethroughPosition`, `strikethrough-position`],
        [`strikethroughThickness`, `strikethrough-thickness`],
        [`strokeDasharray`, `stroke-dasharray`],
        [`strokeDashoffset`, `stroke-dashoffset`],
        [`strokeLinecap`, `stroke-linecap`],
        [`strokeLinejoin`, `stroke-linejoin`],
        [`strokeMiterlimit`, `stroke-miterlimit`],
        [`strokeOpacity`, `stroke-opacity`],
        [`strokeWidth`, `stroke-width`],
        [`textAnchor`, `text-anchor`],
        [`textDecoration`, `text-decoration`],
        [`textRendering`, `text-rendering`],
        [`transformOrigin`, `transform-origin`],
        [`underlinePosition`, `underline-position`],
        [`underlineThickness`, `underline-thickness`],
        [`unicodeBidi`, `unicode-bidi`],
        [`unicodeRange`, `unicode-range`],
        [`unitsPerEm`, `units-per-em`],
        [`vAlphabetic`, `v-alphabetic`],
        [`vHanging`, `v-hanging`],
        [`vIdeographic`, `v-ideographic`],
        [`vMathematical`, `v-mathematical`],
        [`vectorEffect`, `vector-effect`],
        [`vertAdvY`, `vert-adv-y`],
        [`vertOriginX`, `vert-origin-x`],
        [`vertOriginY`, `vert-origin-y`],
        [`wordSpacing`, `word-spacing`],
        [`writingMode`, `writing-mode`],
        [`xmlnsXlink`, `xmlns:xlink`],
        [`xHeight`, `x-height`],
      ]),
      En =
        /^[\u0000-\u001F ]*j[\r\n\t]*a[\r\n\t]*v[\r\n\t]*a[\r\n\t]*s[\r\n\t]*c[\r\n\t]*r[\r\n\t]*i[\r\n\t]*p[\r\n\t]*t[\r\n\t]*:/i
    function Dn(e) {
      return En.test(`` + e)
        ? `javascript:throw new Error('React has blocked a javascript: URL as a security precaution.')`
        : e
    }
    function On() {}
    var kn = null
    function An(e) {
      return (
        (e = e.target || e.srcElement || window),
        e.correspondingUseElement && (e = e.correspondingUseElement),
        e.nodeType === 3 ? e.parentNode : e
      )
    }
    var jn = null,
      Mn = null
    function Nn(e) {
      var t = Ht(e)
      if (t && (e = t.stateNode)) {
        var n = e[Mt] || null
        a: switch (((e = t.stateNode), t.type)) {
          case `input`:
            if (
              (mn(e, n.value, n.defaultValue, n.defaultValue, n.checked, n.defaultChecked, n.type, n.name),
              (t = n.name),
              n.type === `radio` && t != null)
            ) {
              for (n = e; n.parentNode;) n = n.parentNode
              for (n = n.querySelectorAll(`input[name="` + pn(`` + t) + `"][type="radio"]`), t = 0; t < n.length; t++) {
                var r = n[t]
                if (r !== e && r.form === e.form) {
                  var i = r[Mt] || null
                  if (!i) throw Error(a(90))
                  mn(r, i.value, i.defaultValue, i.defaultValue, i.checked, i.defaultChecked, i.type, i.name)
                }
              }
              for (t = 0; t < n.length; t++) ((r = n[t]), r.form === e.form && dn(r))
            }
            break a
          case `textarea`:
            vn(e, n.value, n.defaultValue)
            break a
          case `select`:
            ;((t = n.value), t != null && _n(e, !!n.multiple, t, !1))
        }
      }
    }
    var Pn = !1
    function Fn(e, t, n) {
      if (Pn) return e(t, n)
      Pn = !0
      try {
        return e(t)
      } finally {
        if (((Pn = !1), (jn !== null || Mn !== null) && (ef(), jn && ((t = jn), (e = Mn), (Mn = jn = null), Nn(t), e))))
          for (t = 0; t < e.length; t++) Nn(e[t])
      }
    }
    function In(e, t) {
      var n = e.stateNode
      if (n === null) return null
      var r = n[Mt] || null
      if (r === null) return null
      n = r[t]
      a: switch (t) {
        case `onClick`:
        case `onClickCapture`:
        case `onDoubleClick`:
        case `onDoubleClickCapture`:
        case `onMouseDown`:
        case `onMouseDownCapture`:
        case `onMouseMove`:
        case `onMouseMoveCapture`:
        case `onMouseUp`:
        case `onMouseUpCapture`:
        case `onMouseEnter`:
          ;((r = !r.disabled) ||
            ((e = e.type), (r = e !== `button` && e !== `input` && e !== `select` && e !== `textarea`)),
            (e = !r))
          break a
        default:
          e = !1
      }
      if (e) return null
      if (n && typeof n != `function`) throw Error(a(231, t, typeof n))
      return n
    }
    var Ln = typeof window < `u` && window.document !== void 0 && window.document.createElement !== void 0,
      Rn = !1
    if (Ln)
      try {
        var zn = {}
        ;(Object.defineProperty(zn, 'passive', {
          get: function () {
            Rn = !0
          },
        }),
          window.addEventListener(`test`, zn, zn),
          window.removeEventListener(`test`, zn, zn))
      } catch {
        Rn = !1
      }
    var Bn = null,
      Vn = null,
      Hn = null
    function Un() {
      if (Hn) return Hn
      var e,
        t = Vn,
        n = t.length,
        r,
        i = `value` in Bn ? Bn.value : Bn.textContent,
        a = i.length
      for (e = 0; e < n && t[e] === i[e]; e++);
      var o = n - e
      for (r = 1; r <= o && t[n - r] === i[a - r]; r++);
      return (Hn = i.slice(e, 1 < r ? 1 - r : void 0))
    }
    function Wn(e) {
      var t = e.keyCode
      return (
        `charCode` in e ? ((e = e.charCode), e === 0 && t === 13 && (e = 13)) : (e = t),
        e === 10 && (e = 13),
        32 <= e || e === 13 ? e : 0
      )
    }
    function Gn() {
      return !0
    }
    function Kn() {
      return !1
    }
    function qn(e) {
      function t(t, n, r, i, a) {
        for (var o in ((this._reactName = t),
        (this._targetInst = r),
        (this.type = n),
        (this.nativeEvent = i),
        (this.target = a),
        (this.currentTarget = null),
        e))
          e.hasOwnProperty(o) && ((t = e[o]), (this[o] = t ? t(i) : i[o]))
        return (
          (this.isDefaultPrevented = (i.defaultPrevented == null ? !1 === i.returnValue : i.defaultPrevented)
            ? Gn
            : Kn),
          (this.isPropagationStopped = Kn),
          this
        )
      }
      return (
        T(t.prototype, {
          preventDefault: function () {
            this.defaultPrevented = !0
            var e = this.nativeEvent
            e &&
              (e.preventDefault ? e.preventDefault() : typeof e.returnValue != `unknown` && (e.returnValue = !1),
              (this.isDefaultPrevented = Gn))
          },
          stopPropagation: function () {
            var e = this.nativeEvent
            e &&
              (e.stopPropagation ? e.stopPropagation() : typeof e.cancelBubble != `unknown` && (e.cancelBubble = !0),
              (this.isPropagationStopped = Gn))
          },
          persist: function () {},
          isPersistent: Gn,
        }),
        t
      )
    }
    var Jn = {
        eventPhase: 0,
        bubbles: 0,
        cancelable: 0,
        timeStamp: function (e) {
          return e.timeStamp || Date.now()
        },
        defaultPrevented: 0,
        isTrusted: 0,
      },
      Yn = qn(Jn),
      Xn = T({}, Jn, { view: 0, detail: 0 }),
      Zn = qn(Xn),
      Qn,
      $n,
      er,
      tr = T({}, Xn, {
        screenX: 0,
        screenY: 0,
        clientX: 0,
        clientY: 0,
        pageX: 0,
        pageY: 0,
        ctrlKey: 0,
        shiftKey: 0,
        altKey: 0,
        metaKey: 0,
        getModifierState: fr,
        button: 0,
        buttons: 0,
        relatedTarget: function (e) {
          return e.relatedTarget === void 0
            ? e.fromElement === e.srcElement
              ? e.toElement
              : e.fromElement
            : e.relatedTarget
        },
        movementX: function (e) {
          return `movementX` in e
            ? e.movementX
            : (e !== er &&
                (er && e.type === `mousemove`
                  ? ((Qn = e.screenX - er.screenX), ($n = e.screenY - er.screenY))
                  : ($n = Qn = 0),
                (er = e)),
              Qn)
        },
        movementY: function (e) {
          return `movementY` in e ? e.movementY : $n
        },
      }),
      nr = qn(tr),
      rr = qn(T({}, tr, { dataTransfer: 0 })),
      ir = qn(T({}, Xn, { relatedTarget: 0 })),
      ar = qn(T({}, Jn, { animationName: 0, elapsedTime: 0, pseudoElement: 0 })),
      or = qn(
        T({}, Jn, {
          clipboardData: function (e) {
            return `clipboardData` in e ? e.clipboardData : window.clipboardData
          },
        }),
      ),
      sr = qn(T({}, Jn, { data: 0 })),
      cr = {
        Esc: `Escape`,
        Spacebar: ` `,
        Left: `ArrowLeft`,
        Up: `ArrowUp`,
        Right: `ArrowRight`,
        Down: `ArrowDown`,
        Del: `Delete`,
        Win: `OS`,
        Menu: `ContextMenu`,
        Apps: `ContextMenu`,
        Scroll: `ScrollLock`,
        MozPrintableKey: `Unidentified`,
      },
      lr = {
        8: `Backspace`,
        9: `Tab`,
        12: `Clear`,
        13: `Enter`,
        16: `Shift`,
        17: `Control`,
        18: `Alt`,
        19: `Pause`,
        20: `CapsLock`,
        27: `Escape`,
        32: ` `,
        33: `PageUp`,
        34: `PageDown`,
        35: `End`,
        36: `Home`,
        37: `ArrowLeft`,
        38: `ArrowUp`,
        39: `ArrowRight`,
        40: `ArrowDown`,
        45: `Insert`,
        46: `Delete`,
        112: `F1`,
        113: `F2`,
        114: `F3`,
        115: `F4`,
        116: `F5`,
        117: `F6`,
        118: `F7`,
        119: `F8`,
        120: `F9`,
        121: `F10`,
        122: `F11`,
        123: `F12`,
        144: `NumLock`,
        145: `ScrollLock`,
        224: `Meta`,
      },
      ur = { Alt: `altKey`, Control: `ctrlKey`, Meta: `metaKey`, Shift: `shiftKey` }
    function dr(e) {
      var t = this.nativeEvent
      return t.getModifierState ? t.getModifierState(e) : (e = ur[e]) ? !!t[e] : !1
    }
    function fr() {
      return dr
    }
    var pr = qn(
        T({}, Xn, {
          key: function (e) {
            if (e.key) {
              var t = cr[e.key] || e.key
              if (t !== `Unidentified`) return t
            }
            return e.type === `keypress`
              ? ((e = Wn(e)), e === 13 ? `Enter` : String.fromCharCode(e))
              : e.type === `keydown` || e.type === `keyup`
                ? lr[e.keyCode] || `Unidentified`
                : ``
          },
          code: 0,
          location: 0,
          ctrlKey: 0,
          shiftKey: 0,
          altKey: 0,
          metaKey: 0,
          repeat: 0,
          locale: 0,
          getModifierState: fr,
          charCode: function (e) {
            return e.type === `keypress` ? Wn(e) : 0
          },
          keyCode: function (e) {
            return e.type === `keydown` || e.type === `keyup` ? e.keyCode : 0
          },
          which: function (e) {
            return e.type === `keypress` ? Wn(e) : e.type === `keydown` || e.type === `keyup` ? e.keyCode : 0
          },
        }),
      ),
      mr = qn(
        T({}, tr, {
          pointerId: 0,
          width: 0,
          height: 0,
          pressure: 0,
          tangentialPressure: 0,
          tiltX: 0,
          tiltY: 0,
          twist: 0,
          pointerType: 0,
          isPrimary: 0,
        }),
      ),
      hr = qn(T({}, Jn, { submitter: 0 })),
      gr = qn(
        T({}, Xn, {
          touches: 0,
          targetTouches: 0,
          changedTouches: 0,
          altKey: 0,
          metaKey: 0,
          ctrlKey: 0,
          shiftKey: 0,
          getModifierState: fr,
        }),
      ),
      _r = qn(T({}, Jn, { propertyName: 0, elapsedTime: 0, pseudoElement: 0 })),
      vr = qn(
        T({}, tr, {
          deltaX: function (e) {
            return `deltaX` in e ? e.deltaX : `wheelDeltaX` in e ? -e.wheelDeltaX : 0
          },
          deltaY: function (e) {
            return `deltaY` in e
              ? e.deltaY
              : `wheelDeltaY` in e
                ? -e.wheelDeltaY
                : `wheelDelta` in e
                  ? -e.wheelDelta
                  : 0
          },
          deltaZ: 0,
          deltaMode: 0,
        }),
      ),
      yr = qn(T({}, Jn, { newState: 0, oldState: 0, source: 0 })),
      br = [9, 13, 27, 32],
      xr = Ln && `CompositionEvent` in window,
      Sr = null
    Ln && `documentMode` in document && (Sr = document.documentMode)
    var Cr = Ln && `TextEvent` in window && !Sr,
      wr = Ln && (!xr || (Sr && 8 < Sr && 11 >= Sr)),
      Tr = ` `,
      Er = !1
    function Dr(e, t) {
      switch (e) {
        case `keyup`:
          return br.indexOf(t.keyCode) !== -1
        case `keydown`:
          return t.keyCode !== 229
        case `keypress`:
        case `mousedown`:
        case `focusout`:
          return !0
        default:
          return !1
      }
    }
    function Or(e) {
      return ((e = e.detail), typeof e == `object` && `data` in e ? e.data : null)
    }
    var kr = !1
    function Ar(e, t) {
      switch (e) {
        case `compositionend`:
          return Or(t)
        case `keypress`:
          return t.which === 32 ? ((Er = !0), Tr) : null
        case `textInput`:
          return ((e = t.data), e === Tr && Er ? null : e)
        default:
          return null
      }
    }
    function jr(e, t) {
      if (kr)
        return e === `compositionend` || (!xr && Dr(e, t)) ? ((e = Un()), (Hn = Vn = Bn = null), (kr = !1), e) : null
      switch (e) {
        case `paste`:
          return null
        case `keypress`:
          if (!(t.ctrlKey || t.altKey || t.metaKey) || (t.ctrlKey && t.altKey)) {
            if (t.char && 1 < t.char.length) return t.char
            if (t.which) return String.fromCharCode(t.which)
          }
          return null
        case `compositionend`:
          return wr && t.locale !== `ko` ? null : t.data
        default:
          return null
      }
    }
    var Mr = {
      color: !0,
      date: !0,
      datetime: !0,
      'datetime-local': !0,
      email: !0,
      month: !0,
      number: !0,
      password: !0,
      range: !0,
      search: !0,
      tel: !0,
      text: !0,
      time: !0,
      url: !0,
      week: !0,
    }
    function Nr(e) {
      var t = e && e.nodeName && e.nodeName.toLowerCase()
      return t === `input` ? !!Mr[e.type] : t === `textarea`
    }
    function Pr(e, t, n, r) {
      ;(jn ? (Mn ? Mn.push(r) : (Mn = [r])) : (jn = r),
        (t = lp(t, `onChange`)),
        0 < t.length && ((n = new Yn(`onChange`, `change`, null, n, r)), e.push({ event: n, listeners: t })))
    }
    var Fr = null,
      Ir = null
    function Lr(e) {
      np(e, 0)
    }
    function Rr(e) {
      if (dn(Ut(e))) return e
    }
    function zr(e, t) {
      if (e === `change`) return t
    }
    var Br = !1
    if (Ln) {
      var Vr
      if (Ln) {
        var Hr = `oninput` in document
        if (!Hr) {
          var Ur = document.createElement(`div`)
          ;(Ur.setAttribute(`oninput`, `return;`), (Hr = typeof Ur.oninput == `function`))
        }
        Vr = Hr
      } else Vr = !1
      Br = Vr && (!document.documentMode || 9 < document.documentMode)
    }
    function Wr() {
      Fr && (Fr.detachEvent(`onpropertychange`, Gr), (Ir = Fr = null))
    }
    function Gr(e) {
      if (e.propertyName === `value` && Rr(Ir)) {
        var t = []
        ;(Pr(t, Ir, e, An(e)), Fn(Lr, t))
      }
    }
    function Kr(e, t, n) {
      e === `focusin` ? (Wr(), (Fr = t), (Ir = n), Fr.attachEvent(`onpropertychange`, Gr)) : e === `focusout` && Wr()
    }
    function qr(e) {
      if (e === `selectionchange` || e === `keyup` || e === `keydown`) return Rr(Ir)
    }
    function Jr(e, t) {
      if (e === `click`) return Rr(t)
    }
    function Yr(e, t) {
      if (e === `input` || e === `change`) return Rr(t)
    }
    function Xr(e, t) {
      return (e === t && (e !== 0 || 1 / e == 1 / t)) || (e !== e && t !== t)
    }
    var Zr = typeof Object.is == `function` ? Object.is : Xr
    function Qr(e, t) {
      if (Zr(e, t)) return !0
      if (typeof e != `object` || !e || typeof t != `object` || !t) return !1
      var n = Object.keys(e),
        r = Object.keys(t)
      if (n.length !== r.length) return !1
      for (r = 0; r < n.length; r++) {
        var i = n[r]
        if (!Ge.call(t, i) || !Zr(e[i], t[i])) return !1
      }
      return !0
    }
    function $r(e) {
      if (((e ||= typeof document < `u` ? document : void 0), e === void 0)) return null
      try {
        return e.activeElement || e.body
      } catch {
        return e.body
      }
    }
    function ei(e) {
      for (; e && e.firstChild;) e = e.firstChild
      return e
    }
    function ti(e, t) {
      var n = ei(e)
      e = 0
      for (var r; n;) {
        if (n.nodeType === 3) {
          if (((r = e + n.textContent.length), e <= t && r >= t)) return { node: n, offset: t - e }
          e = r
        }
        a: {
          for (; n;) {
            if (n.nextSibling) {
              n = n.nextSibling
              break a
            }
            n = n.parentNode
          }
          n = void 0
        }
        n = ei(n)
      }
    }
    function ni(e, t) {
      return e && t
        ? e === t
          ? !0
          : e && e.nodeType === 3
            ? !1
            : t && t.nodeType === 3
              ? ni(e, t.parentNode)
              : `contains` in e
                ? e.contains(t)
                : e.compareDocumentPosition
                  ? !!(e.compareDocumentPosition(t) & 16)
                  : !1
        : !1
    }
    function ri(e) {
      e =
        e != null && e.ownerDocument != null && e.ownerDocument.defaultView != null
          ? e.ownerDocument.defaultView
          : window
      for (var t = $r(e.document); t instanceof e.HTMLIFrameElement;) {
        try {
          var n = typeof t.contentWindow.location.href == `string`
        } catch {
          n = !1
        }
        if (n) e = t.contentWindow
        else break
        t = $r(e.document)
      }
      return t
    }
    function ii(e) {
      var t = e && e.nodeName && e.nodeName.toLowerCase()
      return (
        t &&
        ((t === `input` &&
          (e.type === `text` ||
            e.type === `search` ||
            e.type === `tel` ||
            e.type === `url` ||
            e.type === `password`)) ||
          t === `textarea` ||
          e.contentEditable === `true`)
      )
    }
    var ai = Ln && `documentMode` in document && 11 >= document.documentMode,
      oi = null,
      si = null,
      ci = null,
      li = !1
    function ui(e, t, n) {
      var r = n.window === n ? n.document : n.nodeType === 9 ? n : n.ownerDocument
      li ||
        oi == null ||
        oi !== $r(r) ||
        ((r = oi),
        `selectionStart` in r && ii(r)
          ? (r = { start: r.selectionStart, end: r.selectionEnd })
          : ((r = ((r.ownerDocument && r.ownerDocument.defaultView) || window).getSelection()),
            (r = {
              anchorNode: r.anchorNode,
              anchorOffset: r.anchorOffset,
              focusNode: r.focusNode,
              focusOffset: r.focusOffset,
            })),
        (ci && Qr(ci, r)) ||
          ((ci = r),
          (r = lp(si, `onSelect`)),
          0 < r.length &&
            ((t = new Yn(`onSelect`, `select`, null, t, n)), e.push({ event: t, listeners: r }), (t.target = oi))))
    }
    function di(e, t) {
      var n = {}
      return ((n[e.toLowerCase()] = t.toLowerCase()), (n[`Webkit` + e] = `webkit` + t), (n[`Moz` + e] = `moz` + t), n)
    }
    var fi = {
        animationend: di(`Animation`, `AnimationEnd`),
        animationiteration: di(`Animation`, `AnimationIteration`),
        animationstart: di(`Animation`, `AnimationStart`),
        transitionrun: di(`Transition`, `TransitionRun`),
        transitionstart: di(`Transition`, `TransitionStart`),
        transitioncancel: di(`Transition`, `TransitionCancel`),
        transitionend: di(`Transition`, `TransitionEnd`),
      },
      pi = {},
      mi = {}
    Ln &&
      ((mi = document.createElement(`div`).style),
      `AnimationEvent` in window ||
        (delete fi.animationend.animation, delete fi.animationiteration.animation, delete fi.animationstart.animation),
      `TransitionEvent` in window || delete fi.transitionend.transition)
    function hi(e) {
      if (pi[e]) return pi[e]
      if (!fi[e]) return e
      var t = fi[e],
        n
      for (n in t) if (t.hasOwnProperty(n) && n in mi) return (pi[e] = t[n])
      return e
    }
    var gi = hi(`animationend`),
      _i = hi(`animationiteration`),
      vi = hi(`animationstart`),
      yi = hi(`transitionrun`),
      bi = hi(`transitionstart`),
      xi = hi(`transitioncancel`),
      Si = hi(`transitionend`),
      Ci = new Map(),
      wi =
        `abort auxClick beforeToggle cancel canPlay canPlayThrough click close contextMenu copy cut drag dragEnd dragEnter dragExit dragLeave dragOver dragStart drop durationChange emptied encrypted ended error fullscreenChange fullscreenError gotPointerCapture input invalid keyDown keyPress keyUp load loadedData loadedMetadata loadStart lostPointerCapture mouseDown mouseMove mouseOut mouseOver mouseUp paste pause play playing pointerCancel pointerDown pointerMove pointerOut pointerOver pointerUp progress rateChange reset resize seeked seeking stalled submit suspend timeUpdate touchCancel touchEnd touchStart volumeChange scroll toggle touchMove waiting wheel`.split(
          ` `,
        )
    wi.push(`scrollEnd`)
    function Ti(e, t) {
      ;(Ci.set(e, t), Yt(t, [e]))
    }
    var Ei = 0
    function Di(e, t) {
      if (e.name != null && e.name !== `auto`) return e.name
      if (t.autoName !== null) return t.autoName
      e = Ld.identifierPrefix
      var n = Ei++
      return ((e = `_` + e + `t_` + n.toString(32) + `_`), (t.autoName = e))
    }
    function Oi(e) {
      if (e == null || typeof e == `string`) return e
      var t = null,
        n = Gd
      if (n !== null)
        for (var r = 0; r < n.length; r++) {
          var i = e[n[r]]
          if (i != null) {
            if (i === `none`) return `none`
            t = t == null ? i : t + (` ` + i)
          }
        }
      return t ?? e.default
    }
    function ki(e, t) {
      return ((e = Oi(e)), (t = Oi(t)), t == null ? (e === `auto` ? null : e) : t === `auto` ? null : t)
    }
    var Ai =
        typeof reportError == `function`
          ? reportError
          : function (e) {
              if (typeof window == `object` && typeof window.ErrorEvent == `function`) {
                var t = new window.ErrorEvent(`error`, {
                  bubbles: !0,
                  cancelable: !0,
                  message: typeof e == `object` && e && typeof e.message == `string` ? String(e.message) : String(e),
                  error: e,
                })
                if (!window.dispatchEvent(t)) return
              } else if (typeof process == `object` && typeof process.emit == `function`) {
                process.emit(`uncaughtException`, e)
                return
              }
              console.error(e)
            },
      ji = [],
      Mi = 0,
      Ni = 0
    function Pi() {
      for (var e = Mi, t = (Ni = Mi = 0); t < e;) {
        var n = ji[t]
        ji[t++] = null
        var r = ji[t]
        ji[t++] = null
        var i = ji[t]
        ji[t++] = null
        var a = ji[t]
        if (((ji[t++] = null), r !== null && i !== null)) {
          var o = r.pending
          ;(o === null ? (i.next = i) : ((i.next = o.next), (o.next = i)), (r.pending = i))
        }
        a !== 0 && Ri(n, i, a)
      }
    }
    function Fi(e, t, n, r) {
      ;((ji[Mi++] = e),
        (ji[Mi++] = t),
        (ji[Mi++] = n),
        (ji[Mi++] = r),
        (Ni |= r),
        (e.lanes |= r),
        (e = e.alternate),
        e !== null && (e.lanes |= r))
    }
    function Ii(e, t, n, r) {
      return (Fi(e, t, n, r), zi(e))
    }
    function Li(e, t) {
      return (Fi(e, null, null, t), zi(e))
    }
    function Ri(e, t, n) {
      e.lanes |= n
      var r = e.alternate
      r !== null && (r.lanes |= n)
      for (var i = !1, a = e.return; a !== null;)
        ((a.childLanes |= n),
          (r = a.alternate),
          r !== null && (r.childLanes |= n),
          a.tag === 22 && ((e = a.stateNode), e === null || e._visibility & 1 || (i = !0)),
          (e = a),
          (a = a.return))
      return e.tag === 3
        ? ((a = e.stateNode),
          i &&
            t !== null &&
            ((i = 31 - st(n)),
            (e = a.hiddenUpdates),
            (r = e[i]),
            r === null ? (e[i] = [t]) : r.push(t),
            (t.lane = n | 536870912)),
          a)
        : null
    }
    function zi(e) {
      if (50 < Kd) throw ((Kd = 0), (qd = null), Error(a(185)))
      for (var t = e.return; t !== null;) ((e = t), (t = e.return))
      return e.tag === 3 ? e.stateNode : null
    }
    var Bi = {}
    function Vi(e, t, n, r) {
      ;((this.tag = e),
        (this.key = n),
        (this.sibling = this.child = this.return = this.stateNode = this.type = this.elementType = null),
        (this.index = 0),
        (this.refCleanup = this.ref = null),
        (this.pendingProps = t),
        (this.dependencies = this.memoizedState = this.updateQueue = this.memoizedProps = null),
        (this.mode = r),
        (this.subtreeFlags = this.flags = 0),
        (this.deletions = null),
        (this.childLanes = this.lanes = 0),
        (this.alternate = null))
    }
    function Hi(e, t, n, r) {
      return new Vi(e, t, n, r)
    }
    function Ui(e) {
      return ((e = e.prototype), !(!e || !e.isReactComponent))
    }
    function Wi(e, t) {
      var n = e.alternate
      return (
        n === null
          ? ((n = Hi(e.tag, t, e.key, e.mode)),
            (n.elementType = e.elementType),
            (n.type = e.type),
            (n.stateNode = e.stateNode),
            (n.alternate = e),
            (e.alternate = n))
          : ((n.pendingProps = t), (n.type = e.type), (n.flags = 0), (n.subtreeFlags = 0), (n.deletions = null)),
        (n.flags = e.flags & 1206910976),
        (n.childLanes = e.childLanes),
        (n.lanes = e.lanes),
        (n.child = e.child),
        (n.memoizedProps = e.memoizedProps),
        (n.memoizedState = e.memoizedState),
        (n.updateQueue = e.updateQueue),
        (t = e.dependencies),
        (n.dependencies = t === null ? null : { lanes: t.lanes, firstContext: t.firstContext }),
        (n.sibling = e.sibling),
        (n.index = e.index),
        (n.ref = e.ref),
        (n.refCleanup = e.refCleanup),
        n
      )
    }
    function Gi(e, t) {
      e.flags &= 1206910978
      var n = e.alternate
      return (
        n === null
          ? ((e.childLanes = 0),
            (e.lanes = t),
            (e.child = null),
            (e.subtreeFlags = 0),
            (e.memoizedProps = null),
            (e.memoizedState = null),
            (e.updateQueue = null),
            (e.dependencies = null),
            (e.stateNode = null))
          : ((e.childLanes = n.childLanes),
            (e.lanes = n.lanes),
            (e.child = n.child),
            (e.subtreeFlags = 0),
            (e.deletions = null),
            (e.memoizedProps = n.memoizedProps),
            (e.memoizedState = n.memoizedState),
            (e.updateQueue = n.updateQueue),
            (e.type = n.type),
            (t = n.dependencies),
            (e.dependencies = t === null ? null : { lanes: t.lanes, firstContext: t.firstContext })),
        e
      )
    }
    function Ki(e, t, n, r, i, o) {
      var s = 0
      if (((r = e), typeof r == `function`)) Ui(r) && (s = 1)
      else if (typeof r == `string`)
        s = sh(e, n, Ae.current) ? 26 : e === `html` || e === `head` || e === `body` ? 27 : 5
      else
        a: switch (r) {
          case me:
            return ((e = Hi(31, n, t, i)), (e.elementType = me), (e.lanes = o), e)
          case ie:
            return qi(n.children, i, o, t)
          case ae:
            ;((s = 8), (i |= 24))
            break
          case oe:
            return ((e = Hi(12, n, t, i | 2)), (e.elementType = oe), (e.lanes = o), e)
          case ue:
            return ((e = Hi(13, n, t, i)), (e.elementType = ue), (e.lanes = o), e)
          case de:
            return ((e = Hi(19, n, t, i)), (e.elementType = de), (e.lanes = o), e)
          case he:
          case _e:
            return (
              (e = i | 32),
              (e = Hi(30, n, t, e)),
              (e.elementType = _e),
              (e.lanes = o),
              (e.stateNode = { autoName: null, paired: null, clones: null, ref: null }),
              e
            )
          default:
            if (typeof r == `object` && r)
              switch (r.$$typeof) {
                case ce:
                  s = 10
                  break a
                case se:
                  s = 9
                  break a
                case le:
                  s = 11
                  break a
                case fe:
                  s = 14
                  break a
                case pe:
                  ;((s = 16), (r = null))
                  break a
              }
            ;((s = 29), (n = Error(a(130, e === null ? `null` : typeof e, ``))), (r = null))
        }
      return ((t = Hi(s, n, t, i)), (t.elementType = e), (t.type = r), (t.lanes = o), t)
    }
    function qi(e, t, n, r) {
      return ((e = Hi(7, e, r, t)), (e.lanes = n), e)
    }
    function Ji(e, t, n) {
      return ((e = Hi(6, e, null, t)), (e.lanes = n), e)
    }
    function Yi(e) {
      var t = Hi(18, null, null, 0)
      return ((t.stateNode = e), t)
    }
    function Xi(e, t, n) {
      return (
        (t = Hi(4, e.children === null ? [] : e.children, e.key, t)),
        (t.lanes = n),
        (t.stateNode = { containerInfo: e.containerInfo, pendingChildren: null, implementation: e.implementation }),
        t
      )
    }
    var Zi = new WeakMap()
    function Qi(e, t) {
      if (typeof e == `object` && e) {
        var n = Zi.get(e)
        return n === void 0 ? ((t = { value: e, source: t, stack: We(t) }), Zi.set(e, t), t) : n
      }
      return { value: e, source: t, stack: We(t) }
    }
    var $i = [],
      ea = 0,
      ta = null,
      na = 0,
      ra = [],
      ia = 0,
      aa = null,
      oa = 1,
      sa = ``
    function ca(e, t) {
      ;(($i[ea++] = na), ($i[ea++] = ta), (ta = e), (na = t))
    }
    function la(e, t, n) {
      ;((ra[ia++] = oa), (ra[ia++] = sa), (ra[ia++] = aa), (aa = e))
      var r = oa
      e = sa
      var i = 32 - st(r) - 1
      ;((r &= ~(1 << i)), (n += 1))
      var a = 32 - st(t) + i
      if (30 < a) {
        var o = i - (i % 5)
        ;((a = (r & ((1 << o) - 1)).toString(32)),
          (r >>= o),
          (i -= o),
          (oa = (1 << (32 - st(t) + i)) | (n << i) | r),
          (sa = a + e))
      } else ((oa = (1 << a) | (n << i) | r), (sa = e))
    }
    function ua(e) {
      e.return !== null && (ca(e, 1), la(e, 1, 0))
    }
    function da(e) {
      for (; e === ta;) ((ta = $i[--ea]), ($i[ea] = null), (na = $i[--ea]), ($i[ea] = null))
      for (; e === aa;)
        ((aa = ra[--ia]), (ra[ia] = null), (sa = ra[--ia]), (ra[ia] = null), (oa = ra[--ia]), (ra[ia] = null))
    }
    function fa(e, t) {
      ;((ra[ia++] = oa), (ra[ia++] = sa), (ra[ia++] = aa), (oa = t.id), (sa = t.overflow), (aa = e))
    }
    var pa = null,
      ma = null,
      A = !1,
      ha = null,
      ga = !1,
      _a = Error(a(519))
    function va(e) {
      throw (
        wa(Qi(Error(a(418, 1 < arguments.length && arguments[1] !== void 0 && arguments[1] ? `text` : `HTML`, ``)), e)),
        _a
      )
    }
    function ya(e) {
      var t = e.stateNode,
        n = e.type,
        r = e.memoizedProps
      switch (((t[jt] = e), (t[Mt] = r), n)) {
        case `dialog`:
          ;(L(`cancel`, t), L(`close`, t))
          break
        case `iframe`:
        case `object`:
        case `embed`:
          L(`load`, t)
          break
        case `video`:
        case `audio`:
          for (n = 0; n < ep.length; n++) L(ep[n], t)
          break
        case `source`:
          L(`error`, t)
          break
        case `img`:
        case `image`:
        case `link`:
          ;(L(`error`, t), L(`load`, t))
          break
        case `details`:
          L(`toggle`, t)
          break
        case `input`:
          ;(L(`invalid`, t), hn(t, r.value, r.defaultValue, r.checked, r.defaultChecked, r.type, r.name, !0))
          break
        case `select`:
          L(`invalid`, t)
          break
        case `textarea`:
          ;(L(`invalid`, t), yn(t, r.value, r.defaultValue, r.children))
      }
      ;((n = r.children),
        (typeof n != `string` && typeof n != `number` && typeof n != `bigint`) ||
        t.textContent === `` + n ||
        !0 === r.suppressHydrationWarning ||
        R(t.textContent, n)
          ? (r.popover != null && (L(`beforetoggle`, t), L(`toggle`, t)),
            r.onScroll != null && L(`scroll`, t),
            r.onScrollEnd != null && L(`scrollend`, t),
            r.onClick != null && (t.onclick = On),
            (t = !0))
          : (t = !1),
        t || va(e, !0))
    }
    function ba(e) {
      for (pa = e.return; pa;)
        switch (pa.tag) {
          case 5:
          case 31:
          case 13:
            ga = !1
            return
          case 27:
          case 3:
            ga = !0
            return
          default:
            pa = pa.return
        }
    }
    function xa(e) {
      if (e !== pa) return !1
      if (!A) return (ba(e), (A = !0), !1)
      var t = e.tag,
        n
      if (
        ((n = t !== 3 && t !== 27) &&
          ((n = t === 5) && ((n = e.type), (n = n === `form` || n === `button` || Dp(e.type, e.memoizedProps))),
          (n = !n)),
        n && ma && va(e),
        ba(e),
        t === 13)
      ) {
        if (((e = e.memoizedState), (e = e === null ? null : e.dehydrated), !e)) throw Error(a(317))
        ma = Tm(e)
      } else if (t === 31) {
        if (((e = e.memoizedState), (e = e === null ? null : e.dehydrated), !e)) throw Error(a(317))
        ma = Tm(e)
      } else
        t === 27
          ? ((t = ma), Ip(e.type) ? ((e = wm), (wm = null), (ma = e)) : (ma = t))
          : (ma = pa ? Cm(e.stateNode.nextSibling) : null)
      return !0
    }
    function Sa() {
      ;((ma = pa = null), (A = !1))
    }
    function Ca() {
      var e = ha
      return (e !== null && (kd === null ? (kd = e) : kd.push.apply(kd, e), (ha = null)), e)
    }
    function wa(e) {
      ha === null ? (ha = [e]) : ha.push(e)
    }
    var Ta = De(null),
      Ea = null,
      Da = null
    function Oa(e, t, n) {
      ;(ke(Ta, t._currentValue), (t._currentValue = n))
    }
    function ka(e) {
      ;((e._currentValue = Ta.current), Oe(Ta))
    }
    function Aa(e, t, n) {
      for (; e !== null;) {
        var r = e.alternate
        if (
          ((e.childLanes & t) === t
            ? r !== null && (r.childLanes & t) !== t && (r.childLanes |= t)
            : ((e.childLanes |= t), r !== null && (r.childLanes |= t)),
          e === n)
        )
          break
        e = e.return
      }
    }
    function ja(e, t, n, r) {
      var i = e.child
      for (i !== null && (i.return = e); i !== null;) {
        var o = i.dependencies
        if (o !== null) {
          var s = i.child
          o = o.firstContext
          a: for (; o !== null;) {
            var c = o
            o = i
            for (var l = 0; l < t.length; l++)
              if (c.context === t[l]) {
                ;((o.lanes |= n), (c = o.alternate), c !== null && (c.lanes |= n), Aa(o.return, n, e), r || (s = null))
                break a
              }
            o = c.next
          }
        } else if (i.tag === 18) {
          if (((s = i.return), s === null)) throw Error(a(341))
          ;((s.lanes |= n), (o = s.alternate), o !== null && (o.lanes |= n), Aa(s, n, e), (s = null))
        } else
          i.tag === 13 && i.memoizedState !== null && i.memoizedState.dehydrated === null
            ? ((i.lanes |= n),
              (s = i.alternate),
              s !== null && (s.lanes |= n),
              Aa(i.return, n, e),
              (s = i.child),
              (s = s === null ? null : s.sibling))
            : (s = i.child)
        if (s !== null) s.return = i
        else
          for (s = i; s !== null;) {
            if (s === e) {
              s = null
              break
            }
            if (((i = s.sibling), i !== null)) {
              ;((i.return = s.return), (s = i))
              break
            }
            s = s.return
          }
        i = s
      }
    }
    function Ma(e, t, n, r) {
      e = null
      for (var i = t, o = !1; i !== null;) {
        if (!o) {
          if (i.flags & 524288) o = !0
          else if (i.flags & 262144) break
        }
        if (i.tag === 10) {
          var s = i.alternate
          if (s === null) throw Error(a(387))
          if (((s = s.memoizedProps), s !== null)) {
            var c = i.type
            Zr(i.pendingProps.value, s.value) || (e === null ? (e = [c]) : e.push(c))
          }
        } else if (i === Ne.current) {
          if (((s = i.alternate), s === null)) throw Error(a(387))
          s.memoizedState.memoizedState !== i.memoizedState.memoizedState && (e === null ? (e = [xh]) : e.push(xh))
        }
        i = i.return
      }
      return (e !== null && ja(t, e, n, r), (t.flags |= 262144), e !== null)
    }
    function Na(e) {
      for (e = e.firstContext; e !== null;) {
        if (!Zr(e.context._currentValue, e.memoizedValue)) return !0
        e = e.next
      }
      return !1
    }
    function Pa(e) {
      ;((Ea = e), (Da = null), (e = e.dependencies), e !== null && (e.firstContext = null))
    }
    function Fa(e) {
      return La(Ea, e)
    }
    function Ia(e, t) {
      return (Ea === null && Pa(e), La(e, t))
    }
    function La(e, t) {
      var n = t._currentValue
      if (((t = { context: t, memoizedValue: n, next: null }), Da === null)) {
        if (e === null) throw Error(a(308))
        ;((Da = t), (e.dependencies = { lanes: 0, firstContext: t }), (e.flags |= 524288))
      } else Da = Da.next = t
      return n
    }
    var Ra =
        typeof AbortController < `u`
          ? AbortController
          : function () {
              var e = [],
                t = (this.signal = {
                  aborted: !1,
                  addEventListener: function (t, n) {
                    e.push(n)
                  },
                })
              this.abort = function () {
                ;((t.aborted = !0),
                  e.forEach(function (e) {
                    return e()
                  }))
              }
            },
      za = t.unstable_scheduleCallback,
      Ba = t.unstable_NormalPriority,
      Va = { $$typeof: ce, Consumer: null, Provider: null, _currentValue: null, _currentValue2: null, _threadCount: 0 }
    function Ha() {
      return { controller: new Ra(), data: new Map(), refCount: 0 }
    }
    function Ua(e) {
      ;(e.refCount--,
        e.refCount === 0 &&
          za(Ba, function () {
            e.controller.abort()
          }))
    }
    function Wa(e, t) {
      if (e.pendingLanes & 4194048) {
        var n = e.transitionTypes
        for (n === null && (n = e.transitionTypes = []), e = 0; e < t.length; e++) {
          var r = t[e]
          n.indexOf(r) === -1 && n.push(r)
        }
      }
    }
    var Ga = null
    function Ka(e) {
      var t = e.transitionTypes
      return ((e.transitionTypes = null), t)
    }
    var qa = null,
      Ja = 0,
      Ya = 0,
      Xa = null
    function Za(e, t) {
      if (qa === null) {
        var n = (qa = [])
        ;((Ja = 0),
          (Ya = Yf()),
          (Xa = {
            status: `pending`,
            value: void 0,
            then: function (e) {
              n.push(e)
            },
          }))
      }
      return (Ja++, t.then(Qa, Qa), t)
    }
    function Qa() {
      if (--Ja === 0 && ((Ga = null), qa !== null)) {
        Xa !== null && (Xa.status = `fulfilled`)
        var e = qa
        ;((qa = null), (Ya = 0), (Xa = null))
        for (var t = 0; t < e.length; t++) (0, e[t])()
      }
    }
    function $a(e, t) {
      var n = [],
        r = {
          status: `pending`,
          value: null,
          reason: null,
          then: function (e) {
            n.push(e)
          },
        }
      return (
        e.then(
          function () {
            ;((r.status = `fulfilled`), (r.value = t))
            for (var e = 0; e < n.length; e++) (0, n[e])(t)
          },
          function (e) {
            for (r.status = `rejected`, r.reason = e, e = 0; e < n.length; e++) (0, n[e])(void 0)
          },
        ),
        r
      )
    }
    var eo = D.S
    D.S = function (e, t) {
      if (((Md = Xe()), typeof t == `object` && t && typeof t.then == `function` && Za(e, t), Ga !== null))
        for (var n = Ff; n !== null;) (Wa(n, Ga), (n = n.next))
      if (((n = e.types), n !== null)) {
        for (var r = Ff; r !== null;) (Wa(r, n), (r = r.next))
        if (Ya !== 0) {
          ;((r = Ga), r === null && (r = Ga = []))
          for (var i = 0; i < n.length; i++) {
            var a = n[i]
            r.indexOf(a) === -1 && r.push(a)
          }
        }
      }
      eo !== null && eo(e, t)
    }
    var to = De(null)
    function no() {
      var e = to.current
      return e === null ? hd.pooledCache : e
    }
    function ro(e, t) {
      t === null ? ke(to, to.current) : ke(to, t.pool)
    }
    function io() {
      var e = no()
      return e === null ? null : { parent: Va._currentValue, pool: e }
    }
    var ao = Error(a(460)),
      oo = Error(a(474)),
      so = Error(a(542)),
      co = { then: function () {} }
    function lo(e) {
      return ((e = e.status), e === `fulfilled` || e === `rejected`)
    }
    function uo(e, t, n) {
      switch (((n = e[n]), n === void 0 ? e.push(t) : n !== t && (t.then(On, On), (t = n)), t.status)) {
        case `fulfilled`:
          return t.value
        case `rejected`:
          throw ((e = t.reason), ho(e), e === void 0 && !(`reason` in t) ? Error(a(600)) : e)
        default:
          if (typeof t.status == `string`) t.then(On, On)
          else {
            if (((e = hd), e !== null && 100 < e.shellSuspendCounter)) throw Error(a(482))
            ;((e = t),
              (e.status = `pending`),
              e.then(
                function (e) {
                  if (t.status === `pending`) {
                    var n = t
                    ;((n.status = `fulfilled`), (n.value = e))
                  }
                },
                function (e) {
                  if (t.status === `pending`) {
                    var n = t
                    ;((n.status = `rejected`), (n.reason = e))
                  }
                },
              ))
          }
          switch (t.status) {
            case `fulfilled`:
              return t.value
            case `rejected`:
              throw ((e = t.reason), ho(e), e)
          }
          throw ((po = t), ao)
      }
    }
    function fo(e) {
      try {
        var t = e._init
        return t(e._payload)
      } catch (e) {
        throw typeof e == `object` && e && typeof e.then == `function` ? ((po = e), ao) : e
      }
    }
    var po = null
    function mo() {
      if (po === null) throw Error(a(459))
      var e = po
      return ((po = null), e)
    }
    function ho(e) {
      if (e === ao || e === so) throw Error(a(483))
    }
    var go = null,
      _o = 0
    function vo(e) {
      var t = _o
      return ((_o += 1), go === null && (go = []), uo(go, e, t))
    }
    function yo(e, t) {
      ;((t = t.props.ref), (e.ref = t === void 0 ? null : t))
    }
    function bo(e, t) {
      throw t.$$typeof === E
        ? Error(a(525))
        : ((e = Object.prototype.toString.call(t)),
          Error(a(31, e === `[object Object]` ? `object with keys {` + Object.keys(t).join(`, `) + `}` : e)))
    }
    function xo(e) {
      function t(t, n) {
        if (e) {
          var r = t.deletions
          r === null ? ((t.deletions = [n]), (t.flags |= 16)) : r.push(n)
        }
      }
      function n(n, r) {
        if (!e) return null
        for (; r !== null;) (t(n, r), (r = r.sibling))
        return null
      }
      function r(e) {
        for (var t = new Map(); e !== null;) (e.key === null ? t.set(e.index, e) : t.set(e.key, e), (e = e.sibling))
        return t
      }
      function i(e, t) {
        return ((e = Wi(e, t)), (e.index = 0), (e.sibling = null), e)
      }
      function o(t, n, r) {
        return (
          (t.index = r),
          e
            ? ((r = t.alternate),
              r === null ? ((t.flags |= 134217730), n) : ((r = r.index), r < n ? ((t.flags |= 2), n) : r))
            : ((t.flags |= 1048576), n)
        )
      }
      function s(t) {
        return (e && t.alternate === null && (t.flags |= 134217730), t)
      }
      function c(e, t, n, r) {
        return t === null || t.tag !== 6
          ? ((t = Ji(n, e.mode, r)), (t.return = e), t)
          : ((t = i(t, n)), (t.return = e), t)
      }
      function l(e, t, n, r) {
        var a = n.type
        return a === ie
          ? ((e = d(e, t, n.props.children, r, n.key)), yo(e, n), e)
          : t !== null && (t.elementType === a || (typeof a == `object` && a && a.$$typeof === pe && fo(a) === t.type))
            ? ((t = i(t, n.props)), yo(t, n), (t.return = e), t)
            : ((t = Ki(n.type, n.key, n.props, null, e.mode, r)), yo(t, n), (t.return = e), t)
      }
      function u(e, t, n, r) {
        return t === null ||
          t.tag !== 4 ||
          t.stateNode.containerInfo !== n.containerInfo ||
          t.stateNode.implementation !== n.implementation
          ? ((t = Xi(n, e.mode, r)), (t.return = e), t)
          : ((t = i(t, n.children || [])), (t.return = e), t)
      }
      function d(e, t, n, r, a) {
        return t === null || t.tag !== 7
          ? ((t = qi(n, e.mode, r, a)), (t.return = e), t)
          : ((t = i(t, n)), (t.return = e), t)
      }
      function f(e, t, n) {
        if ((typeof t == `string` && t !== ``) || typeof t == `number` || typeof t == `bigint`)
          return ((t = Ji(`` + t, e.mode, n)), (t.return = e), t)
        if (typeof t == `object` && t) {
          switch (t.$$typeof) {
            case ne:
              return ((n = Ki(t.type, t.key, t.props, null, e.mode, n)), yo(n, t), (n.return = e), n)
            case re:
              return ((t = Xi(t, e.mode, n)), (t.return = e), t)
            case pe:
              return ((t = fo(t)), f(e, t, n))
          }
          if (Ce(t) || be(t)) return ((t = qi(t, e.mode, n, null)), (t.return = e), t)
          if (typeof t.then == `function`) return f(e, vo(t), n)
          if (t.$$typeof === ce) return f(e, Ia(e, t), n)
          bo(e, t)
        }
        return null
      }
      function p(e, t, n, r) {
        var i = t === null ? null : t.key
        if ((typeof n == `string` && n !== ``) || typeof n == `number` || typeof n == `bigint`)
          return i === null ? c(e, t, `` + n, r) : null
        if (typeof n == `object` && n) {
          switch (n.$$typeof) {
            case ne:
              return n.key === i ? l(e, t, n, r) : null
            case re:
              return n.key === i ? u(e, t, n, r) : null
            case pe:
              return ((n = fo(n)), p(e, t, n, r))
          }
          if (Ce(n) || be(n)) return i === null ? d(e, t, n, r, null) : null
          if (typeof n.then == `function`) return p(e, t, vo(n), r)
          if (n.$$typeof === ce) return p(e, t, Ia(e, n), r)
          bo(e, n)
        }
        return null
      }
      function m(e, t, n, r, i) {
        if ((typeof r == `string` && r !== ``) || typeof r == `number` || typeof r == `bigint`)
          return ((e = e.get(n) || null), c(t, e, `` + r, i))
        if (typeof r == `object` && r) {
          switch (r.$$typeof) {
            case ne:
              return ((e = e.get(r.key === null ? n : r.key) || null), l(t, e, r, i))
            case re:
              return ((e = e.get(r.key === null ? n : r.key) || null), u(t, e, r, i))
            case pe:
              return ((r = fo(r)), m(e, t, n, r, i))
          }
          if (Ce(r) || be(r)) return ((e = e.get(n) || null), d(t, e, r, i, null))
          if (typeof r.then == `function`) return m(e, t, n, vo(r), i)
          if (r.$$typeof === ce) return m(e, t, n, Ia(t, r), i)
          bo(t, r)
        }
        return null
      }
      function h(i, a, s, c) {
        for (var l = null, u = null, d = a, h = (a = 0), g = null; d !== null && h < s.length; h++) {
          d.index > h ? ((g = d), (d = null)) : (g = d.sibling)
          var _ = p(i, d, s[h], c)
          if (_ === null) {
            d === null && (d = g)
            break
          }
          ;(e && d && _.alternate === null && t(i, d),
            (a = o(_, a, h)),
            u === null ? (l = _) : (u.sibling = _),
            (u = _),
            (d = g))
        }
        if (h === s.length) return (n(i, d), A && ca(i, h), l)
        if (d === null) {
          for (; h < s.length; h++)
            ((d = f(i, s[h], c)), d !== null && ((a = o(d, a, h)), u === null ? (l = d) : (u.sibling = d), (u = d)))
          return (A && ca(i, h), l)
        }
        for (d = r(d); h < s.length; h++)
          ((g = m(d, i, h, s[h], c)),
            g !== null &&
              (e && ((_ = g.alternate), _ !== null && d.delete(_.key === null ? h : _.key)),
              (a = o(g, a, h)),
              u === null ? (l = g) : (u.sibling = g),
              (u = g)))
        return (
          e &&
            d.forEach(function (e) {
              return t(i, e)
            }),
          A && ca(i, h),
          l
        )
      }
      function g(i, s, c, l) {
        if (c == null) throw Error(a(151))
        for (
          var u = null, d = null, h = s, g = (s = 0), _ = null, v = c.next();
          h !== null && !v.done;
          g++, v = c.next()
        ) {
          h.index > g ? ((_ = h), (h = null)) : (_ = h.sibling)
          var y = p(i, h, v.value, l)
          if (y === null) {
            h === null && (h = _)
            break
          }
          ;(e && h && y.alternate === null && t(i, h),
            (s = o(y, s, g)),
            d === null ? (u = y) : (d.sibling = y),
            (d = y),
            (h = _))
        }
        if (v.done) return (n(i, h), A && ca(i, g), u)
        if (h === null) {
          for (; !v.done; g++, v = c.next())
            ((v = f(i, v.value, l)), v !== null && ((s = o(v, s, g)), d === null ? (u = v) : (d.sibling = v), (d = v)))
          return (A && ca(i, g), u)
        }
        for (h = r(h); !v.done; g++, v = c.next())
          ((v = m(h, i, g, v.value, l)),
            v !== null &&
              (e && ((_ = v.alternate), _ !== null && h.delete(_.key === null ? g : _.key)),
              (s = o(v, s, g)),
              d === null ? (u = v) : (d.sibling = v),
              (d = v)))
        return (
          e &&
            h.forEach(function (e) {
              return t(i, e)
            }),
          A && ca(i, g),
          u
        )
      }
      function _(e, r, o, c) {
        if (
          (typeof o == `object` &&
            o &&
            o.type === ie &&
            o.key === null &&
            o.props.ref === void 0 &&
            (o = o.props.children),
          typeof o == `object` && o)
        ) {
          switch (o.$$typeof) {
            case ne:
              a: {
                for (var l = o.key; r !== null;) {
                  if (r.key === l) {
                    if (((l = o.type), l === ie)) {
                      if (r.tag === 7) {
                        ;(n(e, r.sibling), (c = i(r, o.props.children)), yo(c, o), (c.return = e), (e = c))
                        break a
                      }
                    } else if (
                      r.elementType === l ||
                      (typeof l == `object` && l && l.$$typeof === pe && fo(l) === r.type)
                    ) {
                      ;(n(e, r.sibling), (c = i(r, o.props)), yo(c, o), (c.return = e), (e = c))
                      break a
                    }
                    n(e, r)
                    break
                  }
                  ;(t(e, r), (r = r.sibling))
                }
                o.type === ie
                  ? ((c = qi(o.props.children, e.mode, c, o.key)), yo(c, o), (c.return = e), (e = c))
                  : ((c = Ki(o.type, o.key, o.props, null, e.mode, c)), yo(c, o), (c.return = e), (e = c))
              }
              return s(e)
            case re:
              a: {
                for (l = o.key; r !== null;) {
                  if (r.key === l) {
                    if (
                      r.tag === 4 &&
                      r.stateNode.containerInfo === o.containerInfo &&
                      r.stateNode.implementation === o.implementation
                    ) {
                      ;(n(e, r.sibling), (c = i(r, o.children || [])), (c.return = e), (e = c))
                      break a
                    }
                    n(e, r)
                    break
                  }
                  ;(t(e, r), (r = r.sibling))
                }
                ;((c = Xi(o, e.mode, c)), (c.return = e), (e = c))
              }
              return s(e)
            case pe:
              return ((o = fo(o)), _(e, r, o, c))
          }
          if (Ce(o)) return h(e, r, o, c)
          if (be(o)) {
            if (((l = be(o)), typeof l != `function`)) throw Error(a(150))
            return ((o = l.call(o)), g(e, r, o, c))
          }
          if (typeof o.then == `function`) return _(e, r, vo(o), c)
          if (o.$$typeof === ce) return _(e, r, Ia(e, o), c)
          bo(e, o)
        }
        return (typeof o == `string` && o !== ``) || typeof o == `number` || typeof o == `bigint`
          ? ((o = `` + o),
            r !== null && r.tag === 6
              ? (n(e, r.sibling), (c = i(r, o)), (c.return = e), (e = c))
              : (n(e, r), (c = Ji(o, e.mode, c)), (c.return = e), (e = c)),
            s(e))
          : n(e, r)
      }
      return function (e, t, n, r) {
        try {
          _o = 0
          var i = _(e, t, n, r)
          return ((go = null), i)
        } catch (t) {
          if (t === ao || t === so) throw t
          var a = Hi(29, t, null, e.mode)
          return ((a.lanes = r), (a.return = e), a)
        }
      }
    }
    var So = xo(!0),
      Co = xo(!1),
      wo = !1
    function To(e) {
      e.updateQueue = {
        baseState: e.memoizedState,
        firstBaseUpdate: null,
        lastBaseUpdate: null,
        shared: { pending: null, lanes: 0, hiddenCallbacks: null },
        callbacks: null,
      }
    }
    function Eo(e, t) {
      ;((e = e.updateQueue),
        t.updateQueue === e &&
          (t.updateQueue = {
            baseState: e.baseState,
            firstBaseUpdate: e.firstBaseUpdate,
            lastBaseUpdate: e.lastBaseUpdate,
            shared: e.shared,
            callbacks: null,
          }))
    }
    function Do(e) {
      return { lane: e, tag: 0, payload: null, callback: null, next: null }
    }
    function Oo(e, t, n) {
      var r = e.updateQueue
      if (r === null) return null
      if (((r = r.shared), md & 2)) {
        var i = r.pending
        return (
          i === null ? (t.next = t) : ((t.next = i.next), (i.next = t)), (r.pending = t), (t = zi(e)), Ri(e, null, n), t
        )
      }
      return (Fi(e, r, t, n), zi(e))
    }
    function ko(e, t, n) {
      if (((t = t.updateQueue), t !== null && ((t = t.shared), n & 4194048))) {
        var r = t.lanes
        ;((r &= e.pendingLanes), (n |= r), (t.lanes = n), wt(e, n))
      }
    }
    function Ao(e, t) {
      var n = e.updateQueue,
        r = e.alternate
      if (r !== null && ((r = r.updateQueue), n === r)) {
        var i = null,
          a = null
        if (((n = n.firstBaseUpdate), n !== null)) {
          do {
            var o = { lane: n.lane, tag: n.tag, payload: n.payload, callback: null, next: null }
            ;(a === null ? (i = a = o) : (a = a.next = o), (n = n.next))
          } while (n !== null)
          a === null ? (i = a = t) : (a = a.next = t)
        } else i = a = t
        ;((n = {
          baseState: r.baseState,
          firstBaseUpdate: i,
          lastBaseUpdate: a,
          shared: r.shared,
          callbacks: r.callbacks,
        }),
          (e.updateQueue = n))
      } else ((e = n.lastBaseUpdate), e === null ? (n.firstBaseUpdate = t) : (e.next = t), (n.lastBaseUpdate = t))
    }
    var jo = !1
    function Mo() {
      if (jo) {
        var e = Xa
        if (e !== null) throw e
      }
    }
    function No(e, t, n, r) {
      jo = !1
      var i = e.updateQueue
      wo = !1
      var a = i.firstBaseUpdate,
        o = i.lastBaseUpdate,
        s = i.shared.pending
      if (s !== null) {
        i.shared.pending = null
        var c = s,
          l = c.next
        ;((c.next = null), o === null ? (a = l) : (o.next = l), (o = c))
        var u = e.alternate
        u !== null &&
          ((u = u.updateQueue),
          (s = u.lastBaseUpdate),
          s !== o && (s === null ? (u.firstBaseUpdate = l) : (s.next = l), (u.lastBaseUpdate = c)))
      }
      if (a !== null) {
        var d = i.baseState
        ;((o = 0), (u = l = c = null), (s = a))
        do {
          var f = s.lane & -536870913,
            p = f !== s.lane
          if (p ? (N & f) === f : (r & f) === f) {
            ;(f !== 0 && f === Ya && (jo = !0),
              u !== null && (u = u.next = { lane: 0, tag: s.tag, payload: s.payload, callback: null, next: null }))
            a: {
              var m = e,
                h = s
              f = t
              var g = n
              switch (h.tag) {
                case 1:
                  if (((m = h.payload), typeof m == `function`)) {
                    d = m.call(g, d, f)
                    break a
                  }
                  d = m
                  break a
                case 3:
                  m.flags = (m.flags & -65537) | 128
                case 0:
                  if (((m = h.payload), (f = typeof m == `function` ? m.call(g, d, f) : m), f == null)) break a
                  d = T({}, d, f)
                  break a
                case 2:
                  wo = !0
              }
            }
            ;((f = s.callback),
              f !== null &&
                ((e.flags |= 64),
                p && (e.flags |= 8192),
                (p = i.callbacks),
                p === null ? (i.callbacks = [f]) : p.push(f)))
          } else
            ((p = { lane: f, tag: s.tag, payload: s.payload, callback: s.callback, next: null }),
              u === null ? ((l = u = p), (c = d)) : (u = u.next = p),
              (o |= f))
          if (((s = s.next), s === null)) {
            if (((s = i.shared.pending), s === null)) break
            ;((p = s), (s = p.next), (p.next = null), (i.lastBaseUpdate = p), (i.shared.pending = null))
          }
        } while (1)
        ;(u === null && (c = d),
          (i.baseState = c),
          (i.firstBaseUpdate = l),
          (i.lastBaseUpdate = u),
          a === null && (i.shared.lanes = 0),
          (Cd |= o),
          (e.lanes = o),
          (e.memoizedState = d))
      }
    }
    function Po(e, t) {
      if (typeof e != `function`) throw Error(a(191, e))
      e.call(t)
    }
    function Fo(e, t) {
      var n = e.callbacks
      if (n !== null) for (e.callbacks = null, e = 0; e < n.length; e++) Po(n[e], t)
    }
    var Io = De(null),
      Lo = De(0)
    function Ro(e, t) {
      ;((e = xd), ke(Lo, e), ke(Io, t), (xd = e | t.baseLanes))
    }
    function zo() {
      ;(ke(Lo, xd), ke(Io, Io.current))
    }
    function Bo() {
      ;((xd = Lo.current), Oe(Io), Oe(Lo))
    }
    var Vo = De(null),
      Ho = null
    function Uo(e) {
      var t = e.alternate
      ;(ke(Jo, Jo.current & 1),
        ke(Vo, e),
        Ho === null && (t === null || Io.current !== null || t.memoizedState !== null) && (Ho = e))
    }
    function Wo(e) {
      ;(ke(Jo, Jo.current), ke(Vo, e), Ho === null && (Ho = e))
    }
    function Go(e) {
      e.tag === 22 ? (ke(Jo, Jo.current), ke(Vo, e), Ho === null && (Ho = e)) : Ko()
    }
    function Ko() {
      ;(ke(Jo, Jo.current), ke(Vo, Vo.current))
    }
    function qo(e) {
      ;(Oe(Vo), Ho === e && (Ho = null), Oe(Jo))
    }
    var Jo = De(0)
    function Yo(e, t) {
      ;(ke(Vo, Vo.current), ke(Jo, t))
    }
    function Xo(e) {
      ;(Oe(Jo), Oe(Vo), Ho === e && (Ho = null))
    }
    function Zo(e) {
      for (var t = e; t !== null;) {
        if (t.tag === 13) {
          var n = t.memoizedState
          if (n !== null && ((n = n.dehydrated), n === null || bm(n) || xm(n))) return t
        } else if (t.tag === 19 && t.memoizedProps.revealOrder !== `independent`) {
          if (t.flags & 128) return t
        } else if (t.child !== null) {
          ;((t.child.return = t), (t = t.child))
          continue
        }
        if (t === e) break
        for (; t.sibling === null;) {
          if (t.return === null || t.return === e) return null
          t = t.return
        }
        ;((t.sibling.return = t.return), (t = t.sibling))
      }
      return null
    }
    var Qo = 0,
      j = null,
      $o = null,
      es = null,
      ts = !1,
      ns = !1,
      rs = !1,
      is = 0,
      as = 0,
      os = null,
      ss = 0
    function cs() {
      throw Error(a(321))
    }
    function ls(e, t) {
      if (t === null) return !1
      for (var n = 0; n < t.length && n < e.length; n++) if (!Zr(e[n], t[n])) return !1
      return !0
    }
    function us(e, t, n, r, i, a) {
      return (
        (Qo = a),
        (j = t),
        (t.memoizedState = null),
        (t.updateQueue = null),
        (t.lanes = 0),
        (D.H = e === null || e.memoizedState === null ? Dc : Oc),
        (rs = !1),
        (a = n(r, i)),
        (rs = !1),
        ns && (a = fs(t, n, r, i)),
        ds(e),
        a
      )
    }
    function ds(e) {
      D.H = Ec
      var t = $o !== null && $o.next !== null
      if (((Qo = 0), (es = $o = j = null), (ts = !1), (as = 0), (os = null), t)) throw Error(a(300))
      e === null || Gc || ((e = e.dependencies), e !== null && Na(e) && (Gc = !0))
    }
    function fs(e, t, n, r) {
      j = e
      var i = 0
      do {
        if ((ns && (os = null), (as = 0), (ns = !1), 25 <= i)) throw Error(a(301))
        if (((i += 1), (es = $o = null), e.updateQueue != null)) {
          var o = e.updateQueue
          ;((o.lastEffect = null), (o.events = null), (o.stores = null), o.memoCache != null && (o.memoCache.index = 0))
        }
        ;((D.H = kc), (o = t(n, r)))
      } while (ns)
      return o
    }
    function ps() {
      var e = D.H,
        t = e.useState()[0]
      return (
        (t = typeof t.then == `function` ? bs(t) : t),
        (e = e.useState()[0]),
        ($o === null ? null : $o.memoizedState) !== e && (j.flags |= 1024),
        t
      )
    }
    function ms() {
      var e = is !== 0
      return ((is = 0), e)
    }
    function hs(e, t, n) {
      ;((t.updateQueue = e.updateQueue), (t.flags &= -2053), (e.lanes &= ~n))
    }
    function gs(e) {
      if (ts) {
        for (e = e.memoizedState; e !== null;) {
          var t = e.queue
          ;(t !== null && (t.pending = null), (e = e.next))
        }
        ts = !1
      }
      ;((Qo = 0), (es = $o = j = null), (ns = !1), (as = is = 0), (os = null))
    }
    function _s() {
      var e = { memoizedState: null, baseState: null, baseQueue: null, queue: null, next: null }
      return (es === null ? (j.memoizedState = es = e) : (es = es.next = e), es)
    }
    function vs() {
      if ($o === null) {
        var e = j.alternate
        e = e === null ? null : e.memoizedState
      } else e = $o.next
      var t = es === null ? j.memoizedState : es.next
      if (t !== null) ((es = t), ($o = e))
      else {
        if (e === null) throw j.alternate === null ? Error(a(467)) : Error(a(310))
        ;(($o = e),
          (e = {
            memoizedState: $o.memoizedState,
            baseState: $o.baseState,
            baseQueue: $o.baseQueue,
            queue: $o.queue,
            next: null,
          }),
          es === null ? (j.memoizedState = es = e) : (es = es.next = e))
      }
      return es
    }
    function ys() {
      return { lastEffect: null, events: null, stores: null, memoCache: null }
    }
    function bs(e) {
      var t = as
      return (
        (as += 1),
        os === null && (os = []),
        (e = uo(os, e, t)),
        (t = j),
        (es === null ? t.memoizedState : es.next) === null &&
          ((t = t.alternate), (D.H = t === null || t.memoizedState === null ? Dc : Oc)),
        e
      )
    }
    function xs(e) {
      if (typeof e == `object` && e) {
        if (typeof e.then == `function`) return bs(e)
        if (e.$$typeof === ve) return
        if (e.$$typeof === ce) return Fa(e)
      }
      throw Error(a(438, String(e)))
    }
    function Ss(e) {
      var t = null,
        n = j.updateQueue
      if ((n !== null && (t = n.memoCache), t == null)) {
        var r = j.alternate
        r !== null &&
          ((r = r.updateQueue),
          r !== null &&
            ((r = r.memoCache),
            r != null &&
              (t = {
                data: r.data.map(function (e) {
                  return e.slice()
                }),
                index: 0,
              })))
      }
      if (
        ((t ??= { data: [], index: 0 }),
        n === null && ((n = ys()), (j.updateQueue = n)),
        (n.memoCache = t),
        (n = t.data[t.index]),
        n === void 0)
      )
        for (n = t.data[t.index] = Array(e), r = 0; r < e; r++) n[r] = ge
      return (t.index++, n)
    }
    function Cs(e, t) {
      return typeof t == `function` ? t(e) : t
    }
    function ws(e) {
      return Ts(vs(), $o, e)
    }
    function Ts(e, t, n) {
      var r = e.queue
      if (r === null) throw Error(a(311))
      r.lastRenderedReducer = n
      var i = e.baseQueue,
        o = r.pending
      if (o !== null) {
        if (i !== null) {
          var s = i.next
          ;((i.next = o.next), (o.next = s))
        }
        ;((t.baseQueue = i = o), (r.pending = null))
      }
      if (((o = e.baseState), i === null)) e.memoizedState = o
      else {
        t = i.next
        var c = (s = null),
          l = null,
          u = t,
          d = !1
        do {
          var f = u.lane & -536870913
          if (f === u.lane ? (Qo & f) === f : (N & f) === f) {
            var p = u.revertLane
            if (p === 0)
              (l !== null &&
                (l = l.next =
                  {
                    lane: 0,
                    revertLane: 0,
                    gesture: null,
                    action: u.action,
                    hasEagerState: u.hasEagerState,
                    eagerState: u.eagerState,
                    next: null,
                  }),
                f === Ya && (d = !0))
            else if ((Qo & p) === p) {
              ;((u = u.next), p === Ya && (d = !0))
              continue
            } else
              ((f = {
                lane: 0,
                revertLane: u.revertLane,
                gesture: null,
                action: u.action,
                hasEagerState: u.hasEagerState,
                eagerState: u.eagerState,
                next: null,
              }),
                l === null ? ((c = l = f), (s = o)) : (l = l.next = f),
                (j.lanes |= p),
                (Cd |= p))
            ;((f = u.action), rs && n(o, f), (o = u.hasEagerState ? u.eagerState : n(o, f)))
          } else
            ((p = {
              lane: f,
              revertLane: u.revertLane,
              gesture: u.gesture,
              action: u.action,
              hasEagerState: u.hasEagerState,
              eagerState: u.eagerState,
              next: null,
            }),
              l === null ? ((c = l = p), (s = o)) : (l = l.next = p),
              (j.lanes |= f),
              (Cd |= f))
          u = u.next
        } while (u !== null && u !== t)
        if ((l === null ? (s = o) : (l.next = c), !Zr(o, e.memoizedState) && ((Gc = !0), d && ((n = Xa), n !== null))))
          throw n
        ;((e.memoizedState = o), (e.baseState = s), (e.baseQueue = l), (r.lastRenderedState = o))
      }
      return (i === null && (r.lanes = 0), [e.memoizedState, r.dispatch])
    }
    function Es(e) {
      var t = vs(),
        n = t.queue
      if (n === null) throw Error(a(311))
      n.lastRenderedReducer = e
      var r = n.dispatch,
        i = n.pending,
        o = t.memoizedState
      if (i !== null) {
        n.pending = null
        var s = (i = i.next)
        do ((o = e(o, s.action)), (s = s.next))
        while (s !== i)
        ;(Zr(o, t.memoizedState) || (Gc = !0),
          (t.memoizedState = o),
          t.baseQueue === null && (t.baseState = o),
          (n.lastRenderedState = o))
      }
      return [o, r]
    }
    function Ds(e, t, n) {
      var r = j,
        i = vs(),
        o = A
      if (o) {
        if (n === void 0) throw Error(a(407))
        n = n()
      } else n = t()
      var s = !Zr(($o || i).memoizedState, n)
      if (
        (s && ((i.memoizedState = n), (Gc = !0)),
        (i = i.queue),
        Qs(As.bind(null, r, i, e), [e]),
        (e = i.getSnapshot !== t || s || (es !== null && !!(es.memoizedState.tag & 1))),
        qs(e ? 9 : 8, { destroy: void 0 }, ks.bind(null, r, i, n, t), null),
        e)
      ) {
        if (((r.flags |= 2048), hd === null)) throw Error(a(349))
        o || Qo & 127 || Os(r, t, n)
      }
      return n
    }
    function Os(e, t, n) {
      ;((e.flags |= 16384),
        (e = { getSnapshot: t, value: n }),
        (t = j.updateQueue),
        t === null
          ? ((t = ys()), (j.updateQueue = t), (t.stores = [e]))
          : ((n = t.stores), n === null ? (t.stores = [e]) : n.push(e)))
    }
    function ks(e, t, n, r) {
      ;((t.value = n), (t.getSnapshot = r), js(t) && Ms(e))
    }
    function As(e, t, n) {
      return n(function () {
        js(t) && Ms(e)
      })
    }
    function js(e) {
      var t = e.getSnapshot
      e = e.value
      try {
        var n = t()
        return !Zr(e, n)
      } catch {
        return !0
      }
    }
    function Ms(e) {
      var t = Li(e, 2)
      t !== null && P(t, e, 2)
    }
    function Ns(e) {
      var t = _s()
      if (typeof e == `function`) {
        var n = e
        if (((e = n()), rs)) {
          k(!0)
          try {
            n()
          } finally {
            k(!1)
          }
        }
      }
      return (
        (t.memoizedState = t.baseState = e),
        (t.queue = { pending: null, lanes: 0, dispatch: null, lastRenderedReducer: Cs, lastRenderedState: e }),
        t
      )
    }
    function Ps(e, t, n, r) {
      return ((e.baseState = n), Ts(e, $o, typeof r == `function` ? r : Cs))
    }
    function Fs(e, t, n, r, i) {
      if (Cc(e)) throw Error(a(485))
      if (((e = t.action), e !== null)) {
        var o = {
          payload: i,
          action: e,
          next: null,
          isTransition: !0,
          status: `pending`,
          value: null,
          reason: null,
          listeners: [],
          then: function (e) {
            o.listeners.push(e)
          },
        }
        ;(D.T === null ? (o.isTransition = !1) : n(!0),
          r(o),
          (n = t.pending),
          n === null ? ((o.next = t.pending = o), Is(t, o)) : ((o.next = n.next), (t.pending = n.next = o)))
      }
    }
    function Is(e, t) {
      var n = t.action,
        r = t.payload,
        i = e.state
      if (t.isTransition) {
        var a = D.T,
          o = {}
        ;((o.types = a === null ? null : a.types), (D.T = o))
        try {
          var s = n(i, r),
            c = D.S
          ;(c !== null && c(o, s), Ls(e, t, s))
        } catch (n) {
          zs(e, t, n)
        } finally {
          ;(a !== null && o.types !== null && (a.types = o.types), (D.T = a))
        }
      } else
        try {
          ;((a = n(i, r)), Ls(e, t, a))
        } catch (n) {
          zs(e, t, n)
        }
    }
    function Ls(e, t, n) {
      typeof n == `object` && n && typeof n.then == `function`
        ? n.then(
            function (n) {
              Rs(e, t, n)
            },
            function (n) {
              return zs(e, t, n)
            },
          )
        : Rs(e, t, n)
    }
    function Rs(e, t, n) {
      ;((t.status = `fulfilled`),
        (t.value = n),
        Bs(t),
        (e.state = n),
        (t = e.pending),
        t !== null && ((n = t.next), n === t ? (e.pending = null) : ((n = n.next), (t.next = n), Is(e, n))))
    }
    function zs(e, t, n) {
      var r = e.pending
      if (((e.pending = null), r !== null)) {
        r = r.next
        do ((t.status = `rejected`), (t.reason = n), Bs(t), (t = t.next))
        while (t !== r)
      }
      e.action = null
    }
    function Bs(e) {
      e = e.listeners
      for (var t = 0; t < e.length; t++) (0, e[t])()
    }
    function Vs(e, t) {
      return t
    }
    function Hs(e, t) {
      if (A) {
        var n = hd.formState
        if (n !== null) {
          a: {
            var r = j
            if (A) {
              if (ma) {
                b: {
                  for (var i = ma, a = ga; i.nodeType !== 8;)
                    if (!a || ((i = Cm(i.nextSibling)), i === null)) {
                      i = null
                      break b
                    }
                  ;((a = i.data), (i = a === `F!` || a === `F` ? i : null))
                }
                if (i) {
                  ;((ma = Cm(i.nextSibling)), (r = i.data === `F!`))
                  break a
                }
              }
              va(r)
            }
            r = !1
          }
          r && (t = n[0])
        }
      }
      return (
        (n = _s()),
        (n.memoizedState = n.baseState = t),
        (r = { pending: null, lanes: 0, dispatch: null, lastRenderedReducer: Vs, lastRenderedState: t }),
        (n.queue = r),
        (n = bc.bind(null, j, r)),
        (r.dispatch = n),
        (r = Ns(!1)),
        (a = Sc.bind(null, j, !1, r.queue)),
        (r = _s()),
        (i = { state: t, dispatch: null, action: e, pending: null }),
        (r.queue = i),
        (n = Fs.bind(null, j, i, a, n)),
        (i.dispatch = n),
        (r.memoizedState = e),
        [t, n, !1]
      )
    }
    function Us(e) {
      return Ws(vs(), $o, e)
    }
    function Ws(e, t, n) {
      if (((t = Ts(e, t, Vs)[0]), (e = ws(Cs)[0]), typeof t == `object` && t && typeof t.then == `function`))
        try {
          var r = bs(t)
        } catch (e) {
          throw e === ao ? so : e
        }
      else r = t
      t = vs()
      var i = t.queue,
        a = i.dispatch
      return (
        n !== t.memoizedState && ((j.flags |= 2048), qs(9, { destroy: void 0 }, Gs.bind(null, i, n), null)), [r, a, e]
      )
    }
    function Gs(e, t) {
      e.action = t
    }
    function Ks(e) {
      var t = vs(),
        n = $o
      if (n !== null) return Ws(t, n, e)
      ;(vs(), (t = t.memoizedState), (n = vs()))
      var r = n.queue.dispatch
      return ((n.memoizedState = e), [t, r, !1])
    }
    function qs(e, t, n, r) {
      return (
        (e = { tag: e, create: n, deps: r, inst: t, next: null }),
        (t = j.updateQueue),
        t === null && ((t = ys()), (j.updateQueue = t)),
        (n = t.lastEffect),
        n === null ? (t.lastEffect = e.next = e) : ((r = n.next), (n.next = e), (e.next = r), (t.lastEffect = e)),
        e
      )
    }
    function Js() {
      return vs().memoizedState
    }
    function Ys(e, t, n, r) {
      var i = _s()
      ;((j.flags |= e), (i.memoizedState = qs(1 | t, { destroy: void 0 }, n, r === void 0 ? null : r)))
    }
    function Xs(e, t, n, r) {
      var i = vs()
      r = r === void 0 ? null : r
      var a = i.memoizedState.inst
      $o !== null && r !== null && ls(r, $o.memoizedState.deps)
        ? (i.memoizedState = qs(t, a, n, r))
        : ((j.flags |= e), (i.memoizedState = qs(1 | t, a, n, r)))
    }
    function Zs(e, t) {
      Ys(8390656, 8, e, t)
    }
    function Qs(e, t) {
      Xs(2048, 8, e, t)
    }
    function $s(e) {
      j.flags |= 4
      var t = j.updateQueue
      if (t === null) ((t = ys()), (j.updateQueue = t), (t.events = [e]))
      else {
        var n = t.events
        n === null ? (t.events = [e]) : n.push(e)
      }
    }
    function ec(e) {
      var t = vs().memoizedState
      return (
        $s({ ref: t, nextImpl: e }),
        function () {
          if (md & 2) throw Error(a(440))
          return t.impl.apply(void 0, arguments)
        }
      )
    }
    function tc(e, t) {
      return Xs(4, 2, e, t)
    }
    function nc(e, t) {
      return Xs(4, 4, e, t)
    }
    function rc(e, t) {
      if (typeof t == `function`) {
        e = e()
        var n = t(e)
        return function () {
          typeof n == `function` ? n() : t(null)
        }
      }
      if (t != null)
        return (
          (e = e()),
          (t.current = e),
          function () {
            t.current = null
          }
        )
    }
    function ic(e, t, n) {
      ;((n = n == null ? null : n.concat([e])), Xs(4, 4, rc.bind(null, t, e), n))
    }
    function ac() {}
    function oc(e, t) {
      var n = vs()
      t = t === void 0 ? null : t
      var r = n.memoizedState
      return t !== null && ls(t, r[1]) ? r[0] : ((n.memoizedState = [e, t]), e)
    }
    function sc(e, t) {
      var n = vs()
      t = t === void 0 ? null : t
      var r = n.memoizedState
      if (t !== null && ls(t, r[1])) return r[0]
      if (((r = e()), rs)) {
        k(!0)
        try {
          e()
        } finally {
          k(!1)
        }
      }
      return ((n.memoizedState = [r, t]), r)
    }
    function cc(e, t, n) {
      return n === void 0 || (Qo & 1073741824 && !(N & 261930))
        ? (e.memoizedState = t)
        : ((e.memoizedState = n), (e = Yd()), (j.lanes |= e), (Cd |= e), n)
    }
    function lc(e, t, n, r) {
      return Zr(n, t)
        ? n
        : Io.current === null
          ? !(Qo & 106) || (Qo & 1073741824 && !(N & 261930))
            ? ((Gc = !0), (e.memoizedState = n))
            : ((e = Yd()), (j.lanes |= e), (Cd |= e), t)
          : ((e = cc(e, n, r)), Zr(e, t) || (Gc = !0), e)
    }
    function uc(e, t, n, r, i) {
      var a = O.p
      O.p = a !== 0 && 8 > a ? a : 8
      var o = D.T,
        s = {}
      ;((s.types = o === null ? null : o.types), (D.T = s), Sc(e, !1, t, n))
      try {
        var c = i(),
          l = D.S
        ;(l !== null && l(s, c),
          typeof c == `object` && c && typeof c.then == `function` ? xc(e, t, $a(c, r), Jd(e)) : xc(e, t, r, Jd(e)))
      } catch (n) {
        xc(e, t, { then: function () {}, status: `rejected`, reason: n }, Jd())
      } finally {
        ;((O.p = a), o !== null && s.types !== null && (o.types = s.types), (D.T = o))
      }
    }
    function dc() {}
    function fc(e, t, n, r) {
      if (e.tag !== 5) throw Error(a(476))
      var i = pc(e).queue
      uc(
        e,
        i,
        t,
        we,
        n === null
          ? dc
          : function () {
              return (mc(e), n(r))
            },
      )
    }
    function pc(e) {
      var t = e.memoizedState
      if (t !== null) return t
      t = {
        memoizedState: we,
        baseState: we,
        baseQueue: null,
        queue: { pending: null, lanes: 0, dispatch: null, lastRenderedReducer: Cs, lastRenderedState: we },
        next: null,
      }
      var n = {}
      return (
        (t.next = {
          memoizedState: n,
          baseState: n,
          baseQueue: null,
          queue: { pending: null, lanes: 0, dispatch: null, lastRenderedReducer: Cs, lastRenderedState: n },
          next: null,
        }),
        (e.memoizedState = t),
        (e = e.alternate),
        e !== null && (e.memoizedState = t),
        t
      )
    }
    function mc(e) {
      var t = pc(e)
      ;(t.next === null && (t = e.alternate.memoizedState), xc(e, t.next.queue, {}, Jd()))
    }
    function hc() {
      return Fa(xh)
    }
    function gc() {
      return vs().memoizedState
    }
    function _c() {
      return vs().memoizedState
    }
    function vc(e) {
      for (var t = e.return; t !== null;) {
        switch (t.tag) {
          case 24:
          case 3:
            var n = Jd()
            e = Do(n)
            var r = Oo(t, e, n)
            ;(r !== null && (P(r, t, n), ko(r, t, n)), (t = { cache: Ha() }), (e.payload = t))
            return
        }
        t = t.return
      }
    }
    function yc(e, t, n) {
      var r = Jd()
      ;((n = { lane: r, revertLane: 0, gesture: null, action: n, hasEagerState: !1, eagerState: null, next: null }),
        Cc(e) ? wc(t, n) : ((n = Ii(e, t, n, r)), n !== null && (P(n, e, r), Tc(n, t, r))))
    }
    function bc(e, t, n) {
      xc(e, t, n, Jd())
    }
    function xc(e, t, n, r) {
      var i = { lane: r, revertLane: 0, gesture: null, action: n, hasEagerState: !1, eagerState: null, next: null }
      if (Cc(e)) wc(t, i)
      else {
        var a = e.alternate
        if (e.lanes === 0 && (a === null || a.lanes === 0) && ((a = t.lastRenderedReducer), a !== null))
          try {
            var o = t.lastRenderedState,
              s = a(o, n)
            if (((i.hasEagerState = !0), (i.eagerState = s), Zr(s, o))) return (Fi(e, t, i, 0), hd === null && Pi(), !1)
          } catch {}
        if (((n = Ii(e, t, i, r)), n !== null)) return (P(n, e, r), Tc(n, t, r), !0)
      }
      return !1
    }
    function Sc(e, t, n, r) {
      if (
        ((r = { lane: 2, revertLane: Yf(), gesture: null, action: r, hasEagerState: !1, eagerState: null, next: null }),
        Cc(e))
      ) {
        if (t) throw Error(a(479))
      } else ((t = Ii(e, n, r, 2)), t !== null && P(t, e, 2))
    }
    function Cc(e) {
      var t = e.alternate
      return e === j || (t !== null && t === j)
    }
    function wc(e, t) {
      ns = ts = !0
      var n = e.pending
      ;(n === null ? (t.next = t) : ((t.next = n.next), (n.next = t)), (e.pending = t))
    }
    function Tc(e, t, n) {
      if (n & 4194048) {
        var r = t.lanes
        ;((r &= e.pendingLanes), (n |= r), (t.lanes = n), wt(e, n))
      }
    }
    var Ec = {
        readContext: Fa,
        use: xs,
        useCallback: cs,
        useContext: cs,
        useEffect: cs,
        useImperativeHandle: cs,
        useLayoutEffect: cs,
        useInsertionEffect: cs,
        useMemo: cs,
        useReducer: cs,
        useRef: cs,
        useState: cs,
        useDebugValue: cs,
        useDeferredValue: cs,
        useTransition: cs,
        useSyncExternalStore: cs,
        useId: cs,
        useHostTransitionStatus: cs,
        useFormState: cs,
        useActionState: cs,
        useOptimistic: cs,
        useMemoCache: cs,
        useCacheRefresh: cs,
        useEffectEvent: cs,
      },
      Dc = {
        readContext: Fa,
        use: xs,
        useCallback: function (e, t) {
          return ((_s().memoizedState = [e, t === void 0 ? null : t]), e)
        },
        useContext: Fa,
        useEffect: Zs,
        useImperativeHandle: function (e, t, n) {
          ;((n = n == null ? null : n.concat([e])), Ys(4194308, 4, rc.bind(null, t, e), n))
        },
        useLayoutEffect: function (e, t) {
          return Ys(4194308, 4, e, t)
        },
        useInsertionEffect: function (e, t) {
          Ys(4, 2, e, t)
        },
        useMemo: function (e, t) {
          var n = _s()
          t = t === void 0 ? null : t
          var r = e()
          if (rs) {
            k(!0)
            try {
              e()
            } finally {
              k(!1)
            }
          }
          return ((n.memoizedState = [r, t]), r)
        },
        useReducer: function (e, t, n) {
          var r = _s()
          if (n !== void 0) {
            var i = n(t)
            if (rs) {
              k(!0)
              try {
                n(t)
              } finally {
                k(!1)
              }
            }
          } else i = t
          return (
            (r.memoizedState = r.baseState = i),
            (e = { pending: null, lanes: 0, dispatch: null, lastRenderedReducer: e, lastRenderedState: i }),
            (r.queue = e),
            (e = e.dispatch = yc.bind(null, j, e)),
            [r.memoizedState, e]
          )
        },
        useRef: function (e) {
          var t = _s()
          return ((e = { current: e }), (t.memoizedState = e))
        },
        useState: function (e) {
          e = Ns(e)
          var t = e.queue,
            n = bc.bind(null, j, t)
          return ((t.dispatch = n), [e.memoizedState, n])
        },
        useDebugValue: ac,
        useDeferredValue: function (e, t) {
          return cc(_s(), e, t)
        },
        useTransition: function () {
          var e = Ns(!1)
          return ((e = uc.bind(null, j, e.queue, !0, !1)), (_s().memoizedState = e), [!1, e])
        },
        useSyncExternalStore: function (e, t, n) {
          var r = j,
            i = _s()
          if (A) {
            if (n === void 0) throw Error(a(407))
            n = n()
          } else {
            if (((n = t()), hd === null)) throw Error(a(349))
            N & 127 || Os(r, t, n)
          }
          i.memoizedState = n
          var o = { value: n, getSnapshot: t }
          return (
            (i.queue = o),
            Zs(As.bind(null, r, o, e), [e]),
            (r.flags |= 2048),
            qs(9, { destroy: void 0 }, ks.bind(null, r, o, n, t), null),
            n
          )
        },
        useId: function () {
          var e = _s(),
            t = hd.identifierPrefix
          if (A) {
            var n = sa,
              r = oa
            ;((n = (r & ~(1 << (32 - st(r) - 1))).toString(32) + n),
              (t = `_` + t + `R_` + n),
              (n = is++),
              0 < n && (t += `H` + n.toString(32)),
              (t += `_`))
          } else ((n = ss++), (t = `_` + t + `r_` + n.toString(32) + `_`))
          return (e.memoizedState = t)
        },
        useHostTransitionStatus: hc,
        useFormState: Hs,
        useActionState: Hs,
        useOptimistic: function (e) {
          var t = _s()
          t.memoizedState = t.baseState = e
          var n = { pending: null, lanes: 0, dispatch: null, lastRenderedReducer: null, lastRenderedState: null }
          return ((t.queue = n), (t = Sc.bind(null, j, !0, n)), (n.dispatch = t), [e, t])
        },
        useMemoCache: Ss,
        useCacheRefresh: function () {
          return (_s().memoizedState = vc.bind(null, j))
        },
        useEffectEvent: function (e) {
          var t = _s(),
            n = { impl: e }
          return (
            (t.memoizedState = n),
            function () {
              if (md & 2) throw Error(a(440))
              return n.impl.apply(void 0, arguments)
            }
          )
        },
      },
      Oc = {
        readContext: Fa,
        use: xs,
        useCallback: oc,
        useContext: Fa,
        useEffect: Qs,
        useImperativeHandle: ic,
        useInsertionEffect: tc,
        useLayoutEffect: nc,
        useMemo: sc,
        useReducer: ws,
        useRef: Js,
        useState: function () {
          return ws(Cs)
        },
        useDebugValue: ac,
        useDeferredValue: function (e, t) {
          return lc(vs(), $o.memoizedState, e, t)
        },
        useTransition: function () {
          var e = ws(Cs)[0],
            t = vs().memoizedState
          return [typeof e == `boolean` ? e : bs(e), t]
        },
        useSyncExternalStore: Ds,
        useId: gc,
        useHostTransitionStatus: hc,
        useFormState: Us,
        useActionState: Us,
        useOptimistic: function (e, t) {
          return Ps(vs(), $o, e, t)
        },
        useMemoCache: Ss,
        useCacheRefresh: _c,
        useEffectEvent: ec,
      },
      kc = {
        readContext: Fa,
        use: xs,
        useCallback: oc,
        useContext: Fa,
        useEffect: Qs,
        useImperativeHandle: ic,
        useInsertionEffect: tc,
        useLayoutEffect: nc,
        useMemo: sc,
        useReducer: Es,
        useRef: Js,
        useState: function () {
          return Es(Cs)
        },
        useDebugValue: ac,
        useDeferredValue: function (e, t) {
          var n = vs()
          return $o === null ? cc(n, e, t) : lc(n, $o.memoizedState, e, t)
        },
        useTransition: function () {
          var e = Es(Cs)[0],
            t = vs().memoizedState
          return [typeof e == `boolean` ? e : bs(e), t]
        },
        useSyncExternalStore: Ds,
        useId: gc,
        useHostTransitionStatus: hc,
        useFormState: Ks,
        useActionState: Ks,
        useOptimistic: function (e, t) {
          var n = vs()
          return $o === null ? ((n.baseState = e), [e, n.queue.dispatch]) : Ps(n, $o, e, t)
        },
        useMemoCache: Ss,
        useCacheRefresh: _c,
        useEffectEvent: ec,
      }
    function Ac(e, t, n, r) {
      ;((t = e.memoizedState),
        (n = n(r, t)),
        (n = n == null ? t : T({}, t, n)),
        (e.memoizedState = n),
        e.lanes === 0 && (e.updateQueue.baseState = n))
    }
    var jc = {
      enqueueSetState: function (e, t, n) {
        e = e._reactInternals
        var r = Jd(),
          i = Do(r)
        ;((i.payload = t), n != null && (i.callback = n), (t = Oo(e, i, r)), t !== null && (P(t, e, r), ko(t, e, r)))
      },
      enqueueReplaceState: function (e, t, n) {
        e = e._reactInternals
        var r = Jd(),
          i = Do(r)
        ;((i.tag = 1),
          (i.payload = t),
          n != null && (i.callback = n),
          (t = Oo(e, i, r)),
          t !== null && (P(t, e, r), ko(t, e, r)))
      },
      enqueueForceUpdate: function (e, t) {
        e = e._reactInternals
        var n = Jd(),
          r = Do(n)
        ;((r.tag = 2), t != null && (r.callback = t), (t = Oo(e, r, n)), t !== null && (P(t, e, n), ko(t, e, n)))
      },
    }
    function Mc(e, t, n, r, i, a, o) {
      return (
        (e = e.stateNode),
        typeof e.shouldComponentUpdate == `function`
          ? e.shouldComponentUpdate(r, a, o)
          : t.prototype && t.prototype.isPureReactComponent
            ? !Qr(n, r) || !Qr(i, a)
            : !0
      )
    }
    function Nc(e, t, n, r) {
      ;((e = t.state),
        typeof t.componentWillReceiveProps == `function` && t.componentWillReceiveProps(n, r),
        typeof t.UNSAFE_componentWillReceiveProps == `function` && t.UNSAFE_componentWillReceiveProps(n, r),
        t.state !== e && jc.enqueueReplaceState(t, t.state, null))
    }
    function Pc(e, t) {
      var n = t
      if (`ref` in t) for (var r in ((n = {}), t)) r !== `ref` && (n[r] = t[r])
      if ((e = e.defaultProps)) for (var i in (n === t && (n = T({}, n)), e)) n[i] === void 0 && (n[i] = e[i])
      return n
    }
    function Fc(e) {
      Ai(e)
    }
    function Ic(e) {
      console.error(e)
    }
    function Lc(e) {
      Ai(e)
    }
    function Rc(e, t) {
      try {
        var n = e.onUncaughtError
        n(t.value, { componentStack: t.stack })
      } catch (e) {
        setTimeout(function () {
          throw e
        })
      }
    }
    function zc(e, t, n) {
      try {
        var r = e.onCaughtError
        r(n.value, { componentStack: n.stack, errorBoundary: t.tag === 1 ? t.stateNode : null })
      } catch (e) {
        setTimeout(function () {
          throw e
        })
      }
    }
    function Bc(e, t, n) {
      return (
        (n = Do(n)),
        (n.tag = 3),
        (n.payload = { element: null }),
        (n.callback = function () {
          Rc(e, t)
        }),
        n
      )
    }
    function Vc(e) {
      return ((e = Do(e)), (e.tag = 3), e)
    }
    function Hc(e, t, n, r) {
      var i = n.type.getDerivedStateFromError
      if (typeof i == `function`) {
        var a = r.value
        ;((e.payload = function () {
          return i(a)
        }),
          (e.callback = function () {
            zc(t, n, r)
          }))
      }
      var o = n.stateNode
      o !== null &&
        typeof o.componentDidCatch == `function` &&
        (e.callback = function () {
          ;(zc(t, n, r), typeof i != `function` && (Fd === null ? (Fd = new Set([this])) : Fd.add(this)))
          var e = r.stack
          this.componentDidCatch(r.value, { componentStack: e === null ? `` : e })
        })
    }
    function Uc(e, t, n, r, i) {
      if (((n.flags |= 32768), typeof r == `object` && r && typeof r.then == `function`)) {
        if (((t = n.alternate), t !== null && Ma(t, n, i, !0), (n = Vo.current), n !== null)) {
          switch (n.tag) {
            case 31:
            case 13:
            case 19:
              return (
                Ho === null ? cf() : n.alternate === null && Sd === 0 && (Sd = 3),
                (n.flags &= -257),
                (n.flags |= 65536),
                (n.lanes = i),
                r === co
                  ? (n.flags |= 16384)
                  : ((t = n.updateQueue), t === null ? (n.updateQueue = new Set([r])) : t.add(r), kf(e, r, i)),
                !1
              )
            case 22:
              return (
                (n.flags |= 65536),
                r === co
                  ? (n.flags |= 16384)
                  : ((t = n.updateQueue),
                    t === null
                      ? ((t = { transitions: null, markerInstances: null, retryQueue: new Set([r]) }),
                        (n.updateQueue = t))
                      : ((n = t.retryQueue), n === null ? (t.retryQueue = new Set([r])) : n.add(r)),
                    kf(e, r, i)),
                !1
              )
          }
          throw Error(a(435, n.tag))
        }
        return (kf(e, r, i), cf(), !1)
      }
      if (A)
        return (
          (t = Vo.current),
          t === null
            ? (r !== _a && ((t = Error(a(423), { cause: r })), wa(Qi(t, n))),
              (e = e.current.alternate),
              (e.flags |= 65536),
              (i &= -i),
              (e.lanes |= i),
              (r = Qi(r, n)),
              (i = Bc(e.stateNode, r, i)),
              Ao(e, i),
              Sd !== 4 && (Sd = 2))
            : (!(t.flags & 65536) && (t.flags |= 256),
              (t.flags |= 65536),
              (t.lanes = i),
              r !== _a && ((e = Error(a(422), { cause: r })), wa(Qi(e, n)))),
          !1
        )
      var o = Error(a(520), { cause: r })
      if (((o = Qi(o, n)), Od === null ? (Od = [o]) : Od.push(o), Sd !== 4 && (Sd = 2), t === null)) return !0
      ;((r = Qi(r, n)), (n = t))
      do {
        switch (n.tag) {
          case 3:
            return ((n.flags |= 65536), (e = i & -i), (n.lanes |= e), (e = Bc(n.stateNode, r, e)), Ao(n, e), !1)
          case 1:
            if (
              ((t = n.type),
              (o = n.stateNode),
              !(n.flags & 128) &&
                (typeof t.getDerivedStateFromError == `function` ||
                  (o !== null && typeof o.componentDidCatch == `function` && (Fd === null || !Fd.has(o)))))
            )
              return ((n.flags |= 65536), (i &= -i), (n.lanes |= i), (i = Vc(i)), Hc(i, e, n, r), Ao(n, i), !1)
            break
          case 22:
            if (n.memoizedState !== null) return ((n.flags |= 65536), !1)
        }
        n = n.return
      } while (n !== null)
      return !1
    }
    var Wc = Error(a(461)),
      Gc = !1
    function Kc(e, t, n, r) {
      t.child = e === null ? Co(t, null, n, r) : So(t, e.child, n, r)
    }
    function qc(e, t, n, r, i) {
      n = n.render
      var a = t.ref
      if (`ref` in r) {
        var o = {}
        for (var s in r) s !== `ref` && (o[s] = r[s])
      } else o = r
      return (
        Pa(t),
        (r = us(e, t, n, o, a, i)),
        (s = ms()),
        e !== null && !Gc ? (hs(e, t, i), xl(e, t, i)) : (A && s && ua(t), (t.flags |= 1), Kc(e, t, r, i), t.child)
      )
    }
    function Jc(e, t, n, r, i) {
      if (e === null) {
        var a = n.type
        return typeof a == `function` && !Ui(a) && a.defaultProps === void 0 && n.compare === null
          ? ((t.tag = 15), (t.type = a), Yc(e, t, a, r, i))
          : ((e = Ki(n.type, null, r, t, t.mode, i)), (e.ref = t.ref), (e.return = t), (t.child = e))
      }
      if (((a = e.child), !Sl(e, i))) {
        var o = a.memoizedProps
        if (((n = n.compare), (n = n === null ? Qr : n), n(o, r) && e.ref === t.ref)) return xl(e, t, i)
      }
      return ((t.flags |= 1), (e = Wi(a, r)), (e.ref = t.ref), (e.return = t), (t.child = e))
    }
    function Yc(e, t, n, r, i) {
      if (e !== null) {
        var a = e.memoizedProps
        if (Qr(a, r) && e.ref === t.ref) {
          if (((Gc = !1), (t.pendingProps = r = a), Sl(e, i))) e.flags & 131072 && (Gc = !0)
          else return ((t.lanes = e.lanes), xl(e, t, i))
        }
      }
      return rl(e, t, n, r, i)
    }
    function Xc(e, t, n, r) {
      var i = r.children,
        a = e === null ? null : e.memoizedState
      if (
        (e === null &&
          t.stateNode === null &&
          (t.stateNode = { _visibility: 1, _pendingMarkers: null, _retryCache: null, _transitions: null }),
        r.mode === `hidden`)
      ) {
        if (t.flags & 128) {
          if (((a = a === null ? n : a.baseLanes | n), e !== null)) {
            for (r = t.child = e.child, i = 0; r !== null;) ((i = i | r.lanes | r.childLanes), (r = r.sibling))
            r = i & ~a
          } else ((r = 0), (t.child = null))
          return Qc(e, t, a, n, r)
        }
        if (n & 536870912)
          ((t.memoizedState = { baseLanes: 0, cachePool: null }),
            e !== null && ro(t, a === null ? null : a.cachePool),
            a === null ? zo() : Ro(t, a),
            Go(t))
        else return ((r = t.lanes = 536870912), Qc(e, t, a === null ? n : a.baseLanes | n, n, r))
      } else
        a === null
          ? (e !== null && ro(t, null), zo(), Ko())
          : (ro(t, a.cachePool), Ro(t, a), Ko(), (t.memoizedState = null))
      return (Kc(e, t, i, n), t.child)
    }
    function Zc(e, t) {
      return (
        (e !== null && e.tag === 22) ||
          t.stateNode !== null ||
          (t.stateNode = { _visibility: 1, _pendingMarkers: null, _retryCache: null, _transitions: null }),
        t.sibling
      )
    }
    function Qc(e, t, n, r, i) {
      var a = no()
      return (
        (a = a === null ? null : { parent: Va._currentValue, pool: a }),
        (t.memoizedState = { baseLanes: n, cachePool: a }),
        e !== null && ro(t, null),
        zo(),
        Go(t),
        e !== null && Ma(e, t, r, !0),
        (t.childLanes = i),
        null
      )
    }
    function $c(e, t) {
      return (
        (t = fl({ mode: t.mode, children: t.children }, e.mode)), (t.ref = e.ref), (e.child = t), (t.return = e), t
      )
    }
    function el(e, t, n) {
      return (So(t, e.child, null, n), (e = $c(t, t.pendingProps)), (e.flags |= 2), qo(t), (t.memoizedState = null), e)
    }
    function tl(e, t, n) {
      var r = t.pendingProps,
        i = !!(t.flags & 128)
      if (((t.flags &= -129), e === null)) {
        if (A) {
          if (r.mode === `hidden`)
            return (
              (e = $c(t, r)), (t.lanes = 536870912), (e.memoizedState = { baseLanes: 0, cachePool: null }), Zc(null, e)
            )
          if (
            (Wo(t),
            (e = ma)
              ? ((e = ym(e, ga)),
                (e = e !== null && e.data === `&` ? e : null),
                e !== null &&
                  ((t.memoizedState = {
                    dehydrated: e,
                    treeContext: aa === null ? null : { id: oa, overflow: sa },
                    retryLane: 536870912,
                    hydrationErrors: null,
                  }),
                  (n = Yi(e)),
                  (n.return = t),
                  (t.child = n),
                  (pa = t),
                  (ma = null)))
              : (e = null),
            e === null)
          )
            throw va(t)
          return ((t.lanes = 536870912), null)
        }
        return $c(t, r)
      }
      var o = e.memoizedState
      if (o !== null) {
        var s = o.dehydrated
        if ((Wo(t), i)) {
          if (t.flags & 256) ((t.flags &= -257), (t = el(e, t, n)))
          else if (t.memoizedState !== null) ((t.child = e.child), (t.flags |= 128), (t = null))
          else throw Error(a(558))
        } else if ((Gc || Ma(e, t, n, !1), (i = (n & e.childLanes) !== 0), Gc || i)) {
          if (Io.current === null) {
            if (((r = hd), r !== null && ((s = Tt(r, n)), s !== 0 && s !== o.retryLane)))
              throw ((o.retryLane = s), Li(e, s), P(r, e, s), Wc)
            cf()
          }
          t = el(e, t, n)
        } else
          ((e = o.treeContext),
            (ma = Cm(s.nextSibling)),
            (pa = t),
            (A = !0),
            (ha = null),
            (ga = !1),
            e !== null && fa(t, e),
            (t = $c(t, r)),
            (t.flags |= 134221824))
        return t
      }
      return (
        (e = Wi(e.child, { mode: r.mode, children: r.children })), (e.ref = t.ref), (t.child = e), (e.return = t), e
      )
    }
    function nl(e, t) {
      var n = t.ref
      if (n === null) e !== null && e.ref !== null && (t.flags |= 4194816)
      else {
        if (typeof n != `function` && typeof n != `object`) throw Error(a(284))
        ;(e === null || e.ref !== n) && (t.flags |= 4194816)
      }
    }
    function rl(e, t, n, r, i) {
      return (
        Pa(t),
        (n = us(e, t, n, r, void 0, i)),
        (r = ms()),
        e !== null && !Gc ? (hs(e, t, i), xl(e, t, i)) : (A && r && ua(t), (t.flags |= 1), Kc(e, t, n, i), t.child)
      )
    }
    function il(e, t, n, r, i, a) {
      return (
        Pa(t),
        (t.updateQueue = null),
        (n = fs(t, r, n, i)),
        ds(e),
        (r = ms()),
        e !== null && !Gc ? (hs(e, t, a), xl(e, t, a)) : (A && r && ua(t), (t.flags |= 1), Kc(e, t, n, a), t.child)
      )
    }
    function al(e, t, n, r, i) {
      if ((Pa(t), t.stateNode === null)) {
        var a = Bi,
          o = n.contextType
        ;(typeof o == `object` && o && (a = Fa(o)),
          (a = new n(r, a)),
          (t.memoizedState = a.state !== null && a.state !== void 0 ? a.state : null),
          (a.updater = jc),
          (t.stateNode = a),
          (a._reactInternals = t),
          (a = t.stateNode),
          (a.props = r),
          (a.state = t.memoizedState),
          (a.refs = {}),
          To(t),
          (o = n.contextType),
          (a.context = typeof o == `object` && o ? Fa(o) : Bi),
          (a.state = t.memoizedState),
          (o = n.getDerivedStateFromProps),
          typeof o == `function` && (Ac(t, n, o, r), (a.state = t.memoizedState)),
          typeof n.getDerivedStateFromProps == `function` ||
            typeof a.getSnapshotBeforeUpdate == `function` ||
            (typeof a.UNSAFE_componentWillMount != `function` && typeof a.componentWillMount != `function`) ||
            ((o = a.state),
            typeof a.componentWillMount == `function` && a.componentWillMount(),
            typeof a.UNSAFE_componentWillMount == `function` && a.UNSAFE_componentWillMount(),
            o !== a.state && jc.enqueueReplaceState(a, a.state, null),
            No(t, r, a, i),
            Mo(),
            (a.state = t.memoizedState)),
          typeof a.componentDidMount == `function` && (t.flags |= 4194308),
          (r = !0))
      } else if (e === null) {
        a = t.stateNode
        var s = t.memoizedProps,
          c = Pc(n, s)
        a.props = c
        var l = a.context,
          u = n.contextType
        ;((o = Bi), typeof u == `object` && u && (o = Fa(u)))
        var d = n.getDerivedStateFromProps
        ;((u = typeof d == `function` || typeof a.getSnapshotBeforeUpdate == `function`),
          (s = t.pendingProps !== s),
          u ||
            (typeof a.UNSAFE_componentWillReceiveProps != `function` &&
              typeof a.componentWillReceiveProps != `function`) ||
            ((s || l !== o) && Nc(t, a, r, o)),
          (wo = !1))
        var f = t.memoizedState
        ;((a.state = f),
          No(t, r, a, i),
          Mo(),
          (l = t.memoizedState),
          s || f !== l || wo
            ? (typeof d == `function` && (Ac(t, n, d, r), (l = t.memoizedState)),
              (c = wo || Mc(t, n, c, r, f, l, o))
                ? (u ||
                    (typeof a.UNSAFE_componentWillMount != `function` && typeof a.componentWillMount != `function`) ||
                    (typeof a.componentWillMount == `function` && a.componentWillMount(),
                    typeof a.UNSAFE_componentWillMount == `function` && a.UNSAFE_componentWillMount()),
                  typeof a.componentDidMount == `function` && (t.flags |= 4194308))
                : (typeof a.componentDidMount == `function` && (t.flags |= 4194308),
                  (t.memoizedProps = r),
                  (t.memoizedState = l)),
              (a.props = r),
              (a.state = l),
              (a.context = o),
              (r = c))
            : (typeof a.componentDidMount == `function` && (t.flags |= 4194308), (r = !1)))
      } else {
        ;((a = t.stateNode),
          Eo(e, t),
          (o = t.memoizedProps),
          (u = Pc(n, o)),
          (a.props = u),
          (d = t.pendingProps),
          (f = a.context),
          (l = n.contextType),
          (c = Bi),
          typeof l == `object` && l && (c = Fa(l)),
          (s = n.getDerivedStateFromProps),
          (l = typeof s == `function` || typeof a.getSnapshotBeforeUpdate == `function`) ||
            (typeof a.UNSAFE_componentWillReceiveProps != `function` &&
              typeof a.componentWillReceiveProps != `function`) ||
            ((o !== d || f !== c) && Nc(t, a, r, c)),
          (wo = !1),
          (f = t.memoizedState),
          (a.state = f),
          No(t, r, a, i),
          Mo())
        var p = t.memoizedState
        o !== d || f !== p || wo || (e !== null && e.dependencies !== null && Na(e.dependencies))
          ? (typeof s == `function` && (Ac(t, n, s, r), (p = t.memoizedState)),
            (u = wo || Mc(t, n, u, r, f, p, c) || (e !== null && e.dependencies !== null && Na(e.dependencies)))
              ? (l ||
                  (typeof a.UNSAFE_componentWillUpdate != `function` && typeof a.componentWillUpdate != `function`) ||
                  (typeof a.componentWillUpdate == `function` && a.componentWillUpdate(r, p, c),
                  typeof a.UNSAFE_componentWillUpdate == `function` && a.UNSAFE_componentWillUpdate(r, p, c)),
                typeof a.componentDidUpdate == `function` && (t.flags |= 4),
                typeof a.getSnapshotBeforeUpdate == `function` && (t.flags |= 1024))
              : (typeof a.componentDidUpdate != `function` ||
                  (o === e.memoizedProps && f === e.memoizedState) ||
                  (t.flags |= 4),
                typeof a.getSnapshotBeforeUpdate != `function` ||
                  (o === e.memoizedProps && f === e.memoizedState) ||
                  (t.flags |= 1024),
                (t.memoizedProps = r),
                (t.memoizedState = p)),
            (a.props = r),
            (a.state = p),
            (a.context = c),
            (r = u))
          : (typeof a.componentDidUpdate != `function` ||
              (o === e.memoizedProps && f === e.memoizedState) ||
              (t.flags |= 4),
            typeof a.getSnapshotBeforeUpdate != `function` ||
              (o === e.memoizedProps && f === e.memoizedState) ||
              (t.flags |= 1024),
            (r = !1))
      }
      return (
        (a = r),
        nl(e, t),
        (r = !!(t.flags & 128)),
        a || r
          ? ((a = t.stateNode),
            (n = r && typeof n.getDerivedStateFromError != `function` ? null : a.render()),
            (t.flags |= 1),
            e !== null && r ? ((t.child = So(t, e.child, null, i)), (t.child = So(t, null, n, i))) : Kc(e, t, n, i),
            (t.memoizedState = a.state),
            (e = t.child))
          : (e = xl(e, t, i)),
        e
      )
    }
    function ol(e, t, n, r) {
      return (Sa(), (t.flags |= 256), Kc(e, t, n, r), t.child)
    }
    var sl = { dehydrated: null, treeContext: null, retryLane: 0, hydrationErrors: null }
    function cl(e) {
      return { baseLanes: e, cachePool: io() }
    }
    function ll(e, t, n) {
      return ((e = e === null ? 0 : e.childLanes & ~n), t && (e |= Ed), e)
    }
    function ul(e, t, n) {
      var r = t.pendingProps,
        i = !1,
        a = !!(t.flags & 128),
        o
      if (
        ((o = a) || (o = e !== null && e.memoizedState === null ? !1 : !!(Jo.current & 2)),
        o && ((i = !0), (t.flags &= -129)),
        (o = !!(t.flags & 32)),
        (t.flags &= -33),
        e === null)
      ) {
        if (A) {
          if (
            (i ? Uo(t) : Ko(),
            (e = ma)
              ? ((e = ym(e, ga)),
                (e = e !== null && e.data !== `&` ? e : null),
                e !== null &&
                  ((t.memoizedState = {
                    dehydrated: e,
                    treeContext: aa === null ? null : { id: oa, overflow: sa },
                    retryLane: 536870912,
                    hydrationErrors: null,
                  }),
                  (n = Yi(e)),
                  (n.return = t),
                  (t.child = n),
                  (pa = t),
                  (ma = null)))
              : (e = null),
            e === null)
          )
            throw va(t)
          return ((t.lanes = xm(e) ? 32 : 536870912), null)
        }
        return (
          (a = r.children),
          (r = r.fallback),
          i
            ? (Ko(),
              (i = t.mode),
              (a = fl({ mode: `hidden`, children: a }, i)),
              (r = qi(r, i, n, null)),
              (a.return = t),
              (r.return = t),
              (a.sibling = r),
              (t.child = a),
              (r = t.child),
              (r.memoizedState = cl(n)),
              (r.childLanes = ll(e, o, n)),
              (t.memoizedState = sl),
              Zc(null, r))
            : (Uo(t), dl(t, a))
        )
      }
      var s = e.memoizedState
      if (s !== null) {
        var c = s.dehydrated
        if (c !== null) return ml(e, t, a, o, r, c, s, n)
      }
      return i
        ? (Ko(),
          (i = r.fallback),
          (a = t.mode),
          (s = e.child),
          (c = s.sibling),
          (r = Wi(s, { mode: `hidden`, children: r.children })),
          (r.subtreeFlags = s.subtreeFlags & 1206910976),
          c === null ? ((i = qi(i, a, n, null)), (i.flags |= 2)) : (i = Wi(c, i)),
          (i.return = t),
          (r.return = t),
          (r.sibling = i),
          (t.child = r),
          Zc(null, r),
          (r = t.child),
          (i = e.child.memoizedState),
          i === null
            ? (i = cl(n))
            : ((a = i.cachePool),
              a === null ? (a = io()) : ((s = Va._currentValue), (a = a.parent === s ? a : { parent: s, pool: s })),
              (i = { baseLanes: i.baseLanes | n, cachePool: a })),
          (r.memoizedState = i),
          (r.childLanes = ll(e, o, n)),
          (t.memoizedState = sl),
          Zc(e.child, r))
        : (Uo(t),
          (n = e.child),
          (e = n.sibling),
          (n = Wi(n, { mode: `visible`, children: r.children })),
          (n.return = t),
          (n.sibling = null),
          e !== null && ((o = t.deletions), o === null ? ((t.deletions = [e]), (t.flags |= 16)) : o.push(e)),
          (t.child = n),
          (t.memoizedState = null),
          n)
    }
    function dl(e, t) {
      return ((t = fl({ mode: `visible`, children: t }, e.mode)), (t.return = e), (e.child = t))
    }
    function fl(e, t) {
      return ((e = Hi(22, e, null, t)), (e.lanes = 0), e)
    }
    function pl(e, t, n) {
      return (
        So(t, e.child, null, n), (e = dl(t, t.pendingProps.children)), (e.flags |= 2), (t.memoizedState = null), e
      )
    }
    function ml(e, t, n, r, i, o, s, c) {
      if (n)
        return t.flags & 256
          ? (Uo(t), (t.flags &= -257), pl(e, t, c))
          : t.memoizedState === null
            ? (Ko(),
              (o = i.fallback),
              (s = t.mode),
              (i = fl({ mode: `visible`, children: i.children }, s)),
              (o = qi(o, s, c, null)),
              (o.flags |= 2),
              (i.return = t),
              (o.return = t),
              (i.sibling = o),
              (t.child = i),
              So(t, e.child, null, c),
              (i = t.child),
              (i.memoizedState = cl(c)),
              (i.childLanes = ll(e, r, c)),
              (t.memoizedState = sl),
              Zc(null, i))
            : (Ko(), (t.child = e.child), (t.flags |= 128), null)
      if ((Uo(t), xm(o))) {
        if (((r = o.nextSibling && o.nextSibling.dataset), r)) var l = r.dgst
        return (
          (r = l),
          r !== `` &&
            ((i = Error(a(419))), (i.stack = ``), (i.digest = r), wa({ value: i, source: null, stack: null })),
          pl(e, t, c)
        )
      }
      if ((Gc || Ma(e, t, c, !1), (r = (c & e.childLanes) !== 0), Gc || r)) {
        if (Io.current !== null) return pl(e, t, c)
        if (((r = hd), r !== null && ((i = Tt(r, c)), i !== 0 && i !== s.retryLane)))
          throw ((s.retryLane = i), Li(e, i), P(r, e, i), Wc)
        return (bm(o) || cf(), pl(e, t, c))
      }
      return bm(o)
        ? ((t.flags |= 192), (t.child = e.child), null)
        : ((e = s.treeContext),
          (ma = Cm(o.nextSibling)),
          (pa = t),
          (A = !0),
          (ha = null),
          (ga = !1),
          e !== null && fa(t, e),
          (t = dl(t, i.children)),
          (t.flags |= 134221824),
          t)
    }
    function hl(e, t, n) {
      e.lanes |= t
      var r = e.alternate
      ;(r !== null && (r.lanes |= t), Aa(e.return, t, n))
    }
    function gl(e) {
      for (var t = null; e !== null;) {
        var n = e.alternate
        ;(n !== null && Zo(n) === null && (t = e), (e = e.sibling))
      }
      return t
    }
    function _l(e, t, n, r, i, a) {
      var o = e.memoizedState
      o === null
        ? (e.memoizedState = {
            isBackwards: t,
            rendering: null,
            renderingStartTime: 0,
            last: r,
            tail: n,
            tailMode: i,
            treeForkCount: a,
          })
        : ((o.isBackwards = t),
          (o.rendering = null),
          (o.renderingStartTime = 0),
          (o.last = r),
          (o.tail = n),
          (o.tailMode = i),
          (o.treeForkCount = a))
    }
    function vl(e) {
      var t = e.child
      for (e.child = null; t !== null;) {
        var n = t.sibling
        ;((t.sibling = e.child), (e.child = t), (t = n))
      }
    }
    function yl(e, t, n) {
      var r = t.pendingProps,
        i = r.revealOrder,
        a = r.tail
      r = r.children
      var o = Jo.current
      if (t.flags & 128) return (Yo(t, o), null)
      var s = !!(o & 2)
      if (
        (s ? ((o = (o & 1) | 2), (t.flags |= 128)) : (o &= 1),
        Yo(t, o),
        i === `backwards` && e !== null ? (vl(e), Kc(e, t, r, n), vl(e)) : Kc(e, t, r, n),
        (r = A ? na : 0),
        !s && e !== null && e.flags & 128)
      )
        a: for (e = t.child; e !== null;) {
          if (e.tag === 13) e.memoizedState !== null && hl(e, n, t)
          else if (e.tag === 19) hl(e, n, t)
          else if (e.child !== null) {
            ;((e.child.return = e), (e = e.child))
            continue
          }
          if (e === t) break a
          for (; e.sibling === null;) {
            if (e.return === null || e.return === t) break a
            e = e.return
          }
          ;((e.sibling.return = e.return), (e = e.sibling))
        }
      switch (i) {
        case `backwards`:
          ;((n = gl(t.child)),
            n === null ? ((i = t.child), (t.child = null)) : ((i = n.sibling), (n.sibling = null), vl(t)),
            _l(t, !0, i, null, a, r))
          break
        case `unstable_legacy-backwards`:
          for (n = null, i = t.child, t.child = null; i !== null;) {
            if (((e = i.alternate), e !== null && Zo(e) === null)) {
              t.child = i
              break
            }
            ;((e = i.sibling), (i.sibling = n), (n = i), (i = e))
          }
          _l(t, !0, n, null, a, r)
          break
        case `together`:
          _l(t, !1, null, null, void 0, r)
          break
        case `independent`:
          t.memoizedState = null
          break
        default:
          ;((n = gl(t.child)),
            n === null ? ((i = t.child), (t.child = null)) : ((i = n.sibling), (n.sibling = null)),
            _l(t, !1, i, n, a, r))
      }
      return t.child
    }
    function bl(e, t, n) {
      var r = t.pendingProps
      return (Oa(t, t.type, r.value), Kc(e, t, r.children, n), t.child)
    }
    function xl(e, t, n) {
      if ((e !== null && (t.dependencies = e.dependencies), (Cd |= t.lanes), (n & t.childLanes) === 0)) {
        if (e !== null) {
          if ((Ma(e, t, n, !1), (n & t.childLanes) === 0)) return null
        } else return null
      }
      if (e !== null && t.child !== e.child) throw Error(a(153))
      if (t.child !== null) {
        for (e = t.child, n = Wi(e, e.pendingProps), t.child = n, n.return = t; e.sibling !== null;)
          ((e = e.sibling), (n = n.sibling = Wi(e, e.pendingProps)), (n.return = t))
        n.sibling = null
      }
      return t.child
    }
    function Sl(e, t) {
      return (e.lanes & t) !== 0 || ((e = e.dependencies), !!(e !== null && Na(e)))
    }
    function Cl(e, t, n) {
      switch (t.tag) {
        case 3:
          ;(Pe(t, t.stateNode.containerInfo), Oa(t, Va, e.memoizedState.cache), Sa())
          break
        case 27:
        case 5:
          Ie(t)
          break
        case 4:
          Pe(t, t.stateNode.containerInfo)
          break
        case 10:
          Oa(t, t.type, t.memoizedProps.value)
          break
        case 31:
          if (t.memoizedState !== null) return ((t.flags |= 128), Wo(t), null)
          break
        case 13:
          var r = t.memoizedState
          if (r !== null) {
            if (r.dehydrated !== null) return (Uo(t), (t.flags |= 128), null)
            r = Ma(e, t, n, !1)
            var i = t.child.childLanes
            return r || (n & i) !== 0 ? ul(e, t, n) : (Uo(t), (e = xl(e, t, n)), e === null ? null : e.sibling)
          }
          Uo(t)
          break
        case 19:
          if (t.flags & 128) return yl(e, t, n)
          if (
            ((i = !!(e.flags & 128)),
            (r = (n & t.childLanes) !== 0),
            (r ||= (Ma(e, t, n, !1), (n & t.childLanes) !== 0)),
            i)
          ) {
            if (r) return yl(e, t, n)
            t.flags |= 128
          }
          if (
            ((i = t.memoizedState),
            i !== null && ((i.rendering = null), (i.tail = null), (i.lastEffect = null)),
            Yo(t, Jo.current),
            r)
          )
            break
          return null
        case 22:
          return ((t.lanes = 0), Xc(e, t, n, t.pendingProps))
        case 24:
          Oa(t, Va, e.memoizedState.cache)
      }
      return xl(e, t, n)
    }
    function wl(e, t, n) {
      if (e !== null) {
        if (e.memoizedProps !== t.pendingProps) Gc = !0
        else {
          if (!Sl(e, n) && !(t.flags & 128)) return ((Gc = !1), Cl(e, t, n))
          Gc = !!(e.flags & 131072)
        }
      } else ((Gc = !1), A && t.flags & 1048576 && la(t, na, t.index))
      switch (((t.lanes = 0), t.tag)) {
        case 16:
          a: {
            var r = t.pendingProps
            if (((e = fo(t.elementType)), (t.type = e), typeof e == `function`))
              Ui(e)
                ? ((r = Pc(e, r)), (t.tag = 1), (t = al(null, t, e, r, n)))
                : ((t.tag = 0), (t = rl(null, t, e, r, n)))
            else {
              if (e != null) {
                var i = e.$$typeof
                if (i === le) {
                  ;((t.tag = 11), (t = qc(null, t, e, r, n)))
                  break a
                }
                if (i === fe) {
                  ;((t.tag = 14), (t = Jc(null, t, e, r, n)))
                  break a
                }
                if (i === ce) {
                  ;((t.tag = 10), (t.type = e), (t = bl(null, t, n)))
                  break a
                }
              }
              throw ((t = Se(e) || e), Error(a(306, t, ``)))
            }
          }
          return t
        case 0:
          return rl(e, t, t.type, t.pendingProps, n)
        case 1:
          return ((r = t.type), (i = Pc(r, t.pendingProps)), al(e, t, r, i, n))
        case 3:
          a: {
            if ((Pe(t, t.stateNode.containerInfo), e === null)) throw Error(a(387))
            r = t.pendingProps
            var o = t.memoizedState
            ;((i = o.element), Eo(e, t), No(t, r, null, n))
            var s = t.memoizedState
            if (
              ((r = s.cache), Oa(t, Va, r), r !== o.cache && ja(t, [Va], n, !0), Mo(), (r = s.element), o.isDehydrated)
            ) {
              if (
                ((o = { element: r, isDehydrated: !1, cache: s.cache }),
                (t.updateQueue.baseState = o),
                (t.memoizedState = o),
                t.flags & 256)
              ) {
                t = ol(e, t, r, n)
                break a
              }
              if (r !== i) {
                ;((i = Qi(Error(a(424)), t)), wa(i), (t = ol(e, t, r, n)))
                break a
              }
              switch (((e = t.stateNode.containerInfo), e.nodeType)) {
                case 9:
                  e = e.body
                  break
                default:
                  e = e.nodeName === `HTML` ? e.ownerDocument.body : e
              }
              for (ma = Cm(e.firstChild), pa = t, A = !0, ha = null, ga = !0, n = Co(t, null, r, n), t.child = n; n;)
                ((n.flags = (n.flags & -3) | 134221824), (n = n.sibling))
            } else {
              if ((Sa(), r === i)) {
                t = xl(e, t, n)
                break a
              }
              Kc(e, t, r, n)
            }
            t = t.child
          }
          return t
        case 26:
          return (
            nl(e, t),
            e === null
              ? (n = qm(t.type, null, t.pendingProps, null))
                ? (t.memoizedState = n)
                : A || (t.stateNode = Ep(t.type, t.pendingProps, Me.current, t))
              : (t.memoizedState = qm(t.type, e.memoizedProps, t.pendingProps, e.memoizedState)),
            null
          )
        case 27:
          return (
            Ie(t),
            e === null &&
              A &&
              ((r = t.stateNode = km(t.type, t.pendingProps, Me.current)),
              (pa = t),
              (ga = !0),
              (i = ma),
              Ip(t.type) ? ((wm = i), (ma = Cm(r.firstChild))) : (ma = i)),
            Kc(e, t, t.pendingProps.children, n),
            nl(e, t),
            e === null && (t.flags |= 4194304),
            t.child
          )
        case 5:
          return (
            e === null &&
              A &&
              ((i = r = ma) &&
                ((r = _m(r, t.type, t.pendingProps, ga)),
                r === null ? (i = !1) : ((t.stateNode = r), (pa = t), (ma = Cm(r.firstChild)), (ga = !1), (i = !0))),
              i || va(t)),
            Ie(t),
            (i = t.type),
            (o = t.pendingProps),
            (s = e === null ? null : e.memoizedProps),
            (r = o.children),
            Dp(i, o) ? (r = null) : s !== null && Dp(i, s) && (t.flags |= 32),
            t.memoizedState !== null && ((i = us(e, t, ps, null, null, n)), (xh._currentValue = i)),
            nl(e, t),
            Kc(e, t, r, n),
            t.child
          )
        case 6:
          return (
            e === null &&
              A &&
              ((e = n = ma) &&
                ((n = vm(n, t.pendingProps, ga)),
                n === null ? (e = !1) : ((t.stateNode = n), (pa = t), (ma = null), (e = !0))),
              e || va(t)),
            null
          )
        case 13:
          return ul(e, t, n)
        case 4:
          return (
            Pe(t, t.stateNode.containerInfo),
            (r = t.pendingProps),
            e === null ? (t.child = So(t, null, r, n)) : Kc(e, t, r, n),
            t.child
          )
        case 11:
          return qc(e, t, t.type, t.pendingProps, n)
        case 7:
          return ((r = t.pendingProps), nl(e, t), Kc(e, t, r, n), t.child)
        case 8:
          return (Kc(e, t, t.pendingProps.children, n), t.child)
        case 12:
          return (Kc(e, t, t.pendingProps.children, n), t.child)
        case 10:
          return bl(e, t, n)
        case 9:
          return (
            (i = t.type._context),
            (r = t.pendingProps.children),
            Pa(t),
            (i = Fa(i)),
            (r = r(i)),
            (t.flags |= 1),
            Kc(e, t, r, n),
            t.child
          )
        case 14:
          return Jc(e, t, t.type, t.pendingProps, n)
        case 15:
          return Yc(e, t, t.type, t.pendingProps, n)
        case 19:
          return yl(e, t, n)
        case 31:
          return tl(e, t, n)
        case 22:
          return Xc(e, t, n, t.pendingProps)
        case 24:
          return (
            Pa(t),
            (r = Fa(Va)),
            e === null
              ? ((i = no()),
                i === null &&
                  ((i = hd),
                  (o = Ha()),
                  (i.pooledCache = o),
                  o.refCount++,
                  o !== null && (i.pooledCacheLanes |= n),
                  (i = o)),
                (t.memoizedState = { parent: r, cache: i }),
                To(t),
                Oa(t, Va, i))
              : ((e.lanes & n) !== 0 && (Eo(e, t), No(t, null, null, n), Mo()),
                (i = e.memoizedState),
                (o = t.memoizedState),
                i.parent === r
                  ? ((r = o.cache), Oa(t, Va, r), r !== i.cache && ja(t, [Va], n, !0))
                  : ((i = { parent: r, cache: r }),
                    (t.memoizedState = i),
                    t.lanes === 0 && (t.memoizedState = t.updateQueue.baseState = i),
                    Oa(t, Va, r))),
            Kc(e, t, t.pendingProps.children, n),
            t.child
          )
        case 30:
          return (
            t.stateNode === null && (t.stateNode = { autoName: null, paired: null, clones: null, ref: null }),
            (r = t.pendingProps),
            r.name != null && r.name !== `auto` ? (t.flags |= e === null ? 18882560 : 18874368) : A && ua(t),
            e !== null && e.memoizedProps.name !== r.name ? (t.flags |= 4194816) : nl(e, t),
            Kc(e, t, r.children, n),
            t.child
          )
        case 29:
          throw t.pendingProps
      }
      throw Error(a(156, t.tag))
    }
    function Tl(e) {
      e.flags |= 4
    }
    function El(e, t, n, r, i) {
      var a
      if (
        ((a = !!(e.mode & 32)) && (a = n === null ? ch(t, r) : ch(t, r) && (r.src !== n.src || r.srcSet !== n.srcSet)),
        a)
      ) {
        if (((e.flags |= 16777216), (i & 335544128) === i)) {
          if (e.stateNode.complete) e.flags |= 8192
          else if (af()) e.flags |= 8192
          else throw ((po = co), oo)
        }
      } else e.flags &= -16777217
    }
    function Dl(e, t) {
      if (t.type !== `stylesheet` || t.state.loading & 4) e.flags &= -16777217
      else if (((e.flags |= 16777216), !lh(t))) {
        if (af()) e.flags |= 8192
        else throw ((po = co), oo)
      }
    }
    function Ol(e, t) {
      ;(t !== null && (e.flags |= 4),
        e.flags & 16384 && ((t = e.tag === 22 ? 536870912 : yt()), (e.lanes |= t), (Dd |= t)))
    }
    function kl(e, t) {
      if (!A)
        switch (e.tailMode) {
          case `visible`:
            break
          case `collapsed`:
            for (var n = e.tail, r = null; n !== null;) (n.alternate !== null && (r = n), (n = n.sibling))
            r === null ? (t || e.tail === null ? (e.tail = null) : (e.tail.sibling = null)) : (r.sibling = null)
            break
          default:
            for (t = e.tail, n = null; t !== null;) (t.alternate !== null && (n = t), (t = t.sibling))
            n === null ? (e.tail = null) : (n.sibling = null)
        }
    }
    function Al(e) {
      var t = e.alternate !== null && e.alternate.child === e.child,
        n = 0,
        r = 0
      if (t)
        for (var i = e.child; i !== null;)
          ((n |= i.lanes | i.childLanes),
            (r |= i.subtreeFlags & 1206910976),
            (r |= i.flags & 1206910976),
            (i.return = e),
            (i = i.sibling))
      else
        for (i = e.child; i !== null;)
          ((n |= i.lanes | i.childLanes), (r |= i.subtreeFlags), (r |= i.flags), (i.return = e), (i = i.sibling))
      return ((e.subtreeFlags |= r), (e.childLanes = n), t)
    }
    function jl(e, t, n) {
      var r = t.pendingProps
      switch ((da(t), t.tag)) {
        case 16:
        case 15:
        case 0:
        case 11:
        case 7:
        case 8:
        case 12:
        case 9:
        case 14:
          return (Al(t), null)
        case 1:
          return (Al(t), null)
        case 3:
          return (
            (n = t.stateNode),
            (r = null),
            e !== null && (r = e.memoizedState.cache),
            t.memoizedState.cache !== r && (t.flags |= 2048),
            ka(Va),
            Fe(),
            n.pendingContext && ((n.context = n.pendingContext), (n.pendingContext = null)),
            (e === null || e.child === null) &&
              (xa(t)
                ? Tl(t)
                : e === null || (e.memoizedState.isDehydrated && !(t.flags & 256)) || ((t.flags |= 1024), Ca())),
            Al(t),
            null
          )
        case 26:
          var i = t.type,
            o = t.memoizedState
          return (
            e === null
              ? (Tl(t), o === null ? (Al(t), El(t, i, null, r, n)) : (Al(t), Dl(t, o)))
              : o
                ? o === e.memoizedState
                  ? (Al(t), (t.flags &= -16777217))
                  : (Tl(t), Al(t), Dl(t, o))
                : ((e = e.memoizedProps), e !== r && Tl(t), Al(t), El(t, i, e, r, n)),
            null
          )
        case 27:
          if ((Le(t), (n = Me.current), (i = t.type), e !== null && t.stateNode != null)) e.memoizedProps !== r && Tl(t)
          else {
            if (!r) {
              if (t.stateNode === null) throw Error(a(166))
              return (Al(t), (t.subtreeFlags &= -33554433), null)
            }
            ;((e = Ae.current), xa(t) ? ya(t, e) : ((e = km(i, r, n)), (t.stateNode = e), Tl(t)))
          }
          return (Al(t), (t.subtreeFlags &= -33554433), null)
        case 5:
          if ((Le(t), (i = t.type), e !== null && t.stateNode != null)) e.memoizedProps !== r && Tl(t)
          else {
            if (!r) {
              if (t.stateNode === null) throw Error(a(166))
              return (Al(t), (t.subtreeFlags &= -33554433), null)
            }
            if (((o = Ae.current), xa(t))) ya(t, o)
            else {
              var s = Cp(Me.current)
              switch (o) {
                case 1:
                  o = s.createElementNS(`http://www.w3.org/2000/svg`, i)
                  break
                case 2:
                  o = s.createElementNS(`http://www.w3.org/1998/Math/MathML`, i)
                  break
                default:
                  switch (i) {
                    case `svg`:
                      o = s.createElementNS(`http://www.w3.org/2000/svg`, i)
                      break
                    case `math`:
                      o = s.createElementNS(`http://www.w3.org/1998/Math/MathML`, i)
                      break
                    case `script`:
                      ;((o = s.createElement(`div`)),
                        (o.innerHTML = `<script><\/script>`),
                        (o = o.removeChild(o.firstChild)))
                      break
                    case `select`:
                      ;((o =
                        typeof r.is == `string` ? s.createElement(`select`, { is: r.is }) : s.createElement(`select`)),
                        r.multiple ? (o.multiple = !0) : r.size && (o.size = r.size))
                      break
                    default:
                      o = typeof r.is == `string` ? s.createElement(i, { is: r.is }) : s.createElement(i)
                  }
              }
              ;((o[jt] = t), (o[Mt] = r))
              a: for (s = t.child; s !== null;) {
                if (s.tag === 5 || s.tag === 6) o.appendChild(s.stateNode)
                else if (s.tag !== 4 && s.tag !== 27 && s.child !== null) {
                  ;((s.child.return = s), (s = s.child))
                  continue
                }
                if (s === t) break a
                for (; s.sibling === null;) {
                  if (s.return === null || s.return === t) break a
                  s = s.return
                }
                ;((s.sibling.return = s.return), (s = s.sibling))
              }
              t.stateNode = o
              a: switch ((_p(o, i, r), i)) {
                case `button`:
                case `input`:
                case `select`:
                case `textarea`:
                  r = !!r.autoFocus
                  break a
                case `img`:
                  r = !0
                  break a
                default:
                  r = !1
              }
              r && Tl(t)
            }
          }
          return (
            Al(t),
            (t.subtreeFlags &= -33554433),
            El(t, t.type, e === null ? null : e.memoizedProps, t.pendingProps, n),
            null
          )
        case 6:
          if (e && t.stateNode != null) e.memoizedProps !== r && Tl(t)
          else {
            if (typeof r != `string` && t.stateNode === null) throw Error(a(166))
            if (((e = Me.current), xa(t))) {
              if (((e = t.stateNode), (n = t.memoizedProps), (r = null), (i = pa), i !== null))
                switch (i.tag) {
                  case 27:
                  case 5:
                    r = i.memoizedProps
                }
              ;((e[jt] = t),
                (e = !!(e.nodeValue === n || (r !== null && !0 === r.suppressHydrationWarning) || R(e.nodeValue, n))),
                e || va(t, !0))
            } else ((e = Cp(e).createTextNode(r)), (e[jt] = t), (t.stateNode = e))
          }
          return (Al(t), null)
        case 31:
          if (((n = t.memoizedState), e === null || e.memoizedState !== null)) {
            if (((r = xa(t)), n !== null)) {
              if (e === null) {
                if (!r) throw Error(a(318))
                if (((e = t.memoizedState), (e = e === null ? null : e.dehydrated), !e)) throw Error(a(557))
                e[jt] = t
              } else (Sa(), !(t.flags & 128) && (t.memoizedState = null), (t.flags |= 4))
              ;(Al(t), (e = !1))
            } else
              ((n = Ca()), e !== null && e.memoizedState !== null && (e.memoizedState.hydrationErrors = n), (e = !0))
            if (!e) return t.flags & 256 ? (qo(t), t) : (qo(t), null)
            if (t.flags & 128) throw Error(a(558))
          }
          return (Al(t), null)
        case 13:
          if (
            ((r = t.memoizedState), e === null || (e.memoizedState !== null && e.memoizedState.dehydrated !== null))
          ) {
            if (((i = xa(t)), r !== null && r.dehydrated !== null)) {
              if (e === null) {
                if (!i) throw Error(a(318))
                if (((i = t.memoizedState), (i = i === null ? null : i.dehydrated), !i)) throw Error(a(317))
                i[jt] = t
              } else (Sa(), !(t.flags & 128) && (t.memoizedState = null), (t.flags |= 4))
              ;(Al(t), (i = !1))
            } else
              ((i = Ca()), e !== null && e.memoizedState !== null && (e.memoizedState.hydrationErrors = i), (i = !0))
            if (!i) return t.flags & 256 ? (qo(t), t) : (qo(t), null)
          }
          return (
            qo(t),
            t.flags & 128
              ? ((t.lanes = n), t)
              : ((n = r !== null),
                (e = e !== null && e.memoizedState !== null),
                n &&
                  ((r = t.child),
                  (i = null),
                  r.alternate !== null &&
                    r.alternate.memoizedState !== null &&
                    r.alternate.memoizedState.cachePool !== null &&
                    (i = r.alternate.memoizedState.cachePool.pool),
                  (o = null),
                  r.memoizedState !== null &&
                    r.memoizedState.cachePool !== null &&
                    (o = r.memoizedState.cachePool.pool),
                  o !== i && (r.flags |= 2048)),
                n !== e && n && (t.child.flags |= 8192),
                Ol(t, t.updateQueue),
                Al(t),
                null)
          )
        case 4:
          return (Fe(), e === null && ap(t.stateNode.containerInfo), (t.flags |= 67108864), Al(t), null)
        case 10:
          return (ka(t.type), Al(t), null)
        case 19:
          if ((Xo(t), (r = t.memoizedState), r === null)) return (Al(t), null)
          if (((i = !!(t.flags & 128)), (o = r.rendering), o === null)) {
            if (i) kl(r, !1)
            else {
              if (Sd !== 0 || (e !== null && e.flags & 128))
                for (e = t.child; e !== null;) {
                  if (((o = Zo(e)), o !== null)) {
                    for (
                      t.flags |= 128,
                        kl(r, !1),
                        e = o.updateQueue,
                        t.updateQueue = e,
                        Ol(t, e),
                        t.subtreeFlags = 0,
                        e = n,
                        n = t.child;
                      n !== null;
                    )
                      (Gi(n, e), (n = n.sibling))
                    return (Yo(t, (Jo.current & 1) | 2), A && ca(t, r.treeForkCount), t.child)
                  }
                  e = e.sibling
                }
              r.tail !== null && Xe() > Nd && ((t.flags |= 128), (i = !0), kl(r, !1), (t.lanes = 4194304))
            }
          } else {
            if (!i) {
              if (((e = Zo(o)), e !== null)) {
                if (
                  ((t.flags |= 128),
                  (i = !0),
                  (e = e.updateQueue),
                  (t.updateQueue = e),
                  Ol(t, e),
                  kl(r, !0),
                  r.tail === null && r.tailMode !== `collapsed` && r.tailMode !== `visible` && !o.alternate && !A)
                )
                  return (Al(t), null)
              } else
                2 * Xe() - r.renderingStartTime > Nd &&
                  n !== 536870912 &&
                  ((t.flags |= 128), (i = !0), kl(r, !1), (t.lanes = 4194304))
            }
            r.isBackwards
              ? ((o.sibling = t.child), (t.child = o))
              : ((e = r.last), e === null ? (t.child = o) : (e.sibling = o), (r.last = o))
          }
          if (r.tail !== null) {
            e = r.tail
            a: {
              for (n = e; n !== null;) {
                if (n.alternate !== null) {
                  n = !1
                  break a
                }
                n = n.sibling
              }
              n = !0
            }
            return (
              (r.rendering = e),
              (r.tail = e.sibling),
              (r.renderingStartTime = Xe()),
              (e.sibling = null),
              (o = Jo.current),
              (o = i ? (o & 1) | 2 : o & 1),
              r.tailMode === `visible` || r.tailMode === `collapsed` || !n || A
                ? Yo(t, o)
                : ((n = o), ke(Vo, t), ke(Jo, n), Ho === null && (Ho = t)),
              A && ca(t, r.treeForkCount),
              e
            )
          }
          return (Al(t), null)
        case 22:
        case 23:
          return (
            qo(t),
            Bo(),
            (r = t.memoizedState !== null),
            e === null ? r && (t.flags |= 8192) : (e.memoizedState !== null) !== r && (t.flags |= 8192),
            r ? n & 536870912 && !(t.flags & 128) && (Al(t), t.subtreeFlags & 6 && (t.flags |= 8192)) : Al(t),
            (n = t.updateQueue),
            n !== null && Ol(t, n.retryQueue),
            (n = null),
            e !== null &&
              e.memoizedState !== null &&
              e.memoizedState.cachePool !== null &&
              (n = e.memoizedState.cachePool.pool),
            (r = null),
            t.memoizedState !== null && t.memoizedState.cachePool !== null && (r = t.memoizedState.cachePool.pool),
            r !== n && (t.flags |= 2048),
            e !== null && Oe(to),
            null
          )
        case 24:
          return (
            (n = null),
            e !== null && (n = e.memoizedState.cache),
            t.memoizedState.cache !== n && (t.flags |= 2048),
            ka(Va),
            Al(t),
            null
          )
        case 25:
          return null
        case 30:
          return ((t.flags |= 33554432), Al(t), null)
      }
      throw Error(a(156, t.tag))
    }
    function Ml(e, t) {
      switch ((da(t), t.tag)) {
        case 1:
          return ((e = t.flags), e & 65536 ? ((t.flags = (e & -65537) | 128), t) : null)
        case 3:
          return (ka(Va), Fe(), (e = t.flags), e & 65536 && !(e & 128) ? ((t.flags = (e & -65537) | 128), t) : null)
        case 26:
        case 27:
        case 5:
          return (Le(t), null)
        case 31:
          if (t.memoizedState !== null) {
            if ((qo(t), t.alternate === null)) throw Error(a(340))
            Sa()
          }
          return ((e = t.flags), e & 65536 ? ((t.flags = (e & -65537) | 128), t) : null)
        case 13:
          if ((qo(t), (e = t.memoizedState), e !== null && e.dehydrated !== null)) {
            if (t.alternate === null) throw Error(a(340))
            Sa()
          }
          return ((e = t.flags), e & 65536 ? ((t.flags = (e & -65537) | 128), t) : null)
        case 19:
          return (
            Xo(t),
            (e = t.flags),
            e & 65536
              ? ((t.flags = (e & -65537) | 128),
                (e = t.memoizedState),
                e !== null && ((e.rendering = null), (e.tail = null)),
                (t.flags |= 4),
                t)
              : null
          )
        case 4:
          return (Fe(), null)
        case 10:
          return (ka(t.type), null)
        case 22:
        case 23:
          return (
            qo(t), Bo(), e !== null && Oe(to), (e = t.flags), e & 65536 ? ((t.flags = (e & -65537) | 128), t) : null
          )
        case 24:
          return (ka(Va), null)
        case 25:
          return null
        default:
          return null
      }
    }
    function Nl(e, t) {
      switch ((da(t), t.tag)) {
        case 3:
          ;(ka(Va), Fe())
          break
        case 26:
        case 27:
        case 5:
          Le(t)
          break
        case 4:
          Fe()
          break
        case 31:
          t.memoizedState !== null && qo(t)
          break
        case 13:
          qo(t)
          break
        case 19:
          Xo(t)
          break
        case 10:
          ka(t.type)
          break
        case 22:
        case 23:
          ;(qo(t), Bo(), e !== null && Oe(to))
          break
        case 24:
          ka(Va)
      }
    }
    function Pl(e, t) {
      try {
        var n = t.updateQueue,
          r = n === null ? null : n.lastEffect
        if (r !== null) {
          var i = r.next
          n = i
          do {
            if ((n.tag & e) === e) {
              r = void 0
              var a = n.create,
                o = n.inst
              ;((r = a()), (o.destroy = r))
            }
            n = n.next
          } while (n !== i)
        }
      } catch (e) {
        Of(t, t.return, e)
      }
    }
    function Fl(e, t, n) {
      try {
        var r = t.updateQueue,
          i = r === null ? null : r.lastEffect
        if (i !== null) {
          var a = i.next
          r = a
          do {
            if ((r.tag & e) === e) {
              var o = r.inst,
                s = o.destroy
              if (s !== void 0) {
                ;((o.destroy = void 0), (i = t))
                var c = n,
                  l = s
                try {
                  l()
                } catch (e) {
                  Of(i, c, e)
                }
              }
            }
            r = r.next
          } while (r !== a)
        }
      } catch (e) {
        Of(t, t.return, e)
      }
    }
    function Il(e) {
      var t = e.updateQueue
      if (t !== null) {
        var n = e.stateNode
        try {
          Fo(t, n)
        } catch (t) {
          Of(e, e.return, t)
        }
      }
    }
    function Ll(e, t, n) {
      ;((n.props = Pc(e.type, e.memoizedProps)), (n.state = e.memoizedState))
      try {
        n.componentWillUnmount()
      } catch (n) {
        Of(e, t, n)
      }
    }
    function Rl(e, t) {
      try {
        var n = e.ref
        if (n !== null) {
          switch (e.tag) {
            case 26:
            case 27:
            case 5:
              var r = e.stateNode
              break
            case 30:
              var i = e.stateNode,
                a = Di(e.memoizedProps, i)
              ;((i.ref === null || i.ref.name !== a) && (i.ref = Jp(a)), (r = i.ref))
              break
            case 7:
              if (e.stateNode === null) {
                var o = new Yp(e)
                ;(h(e.child, !1, fm, o, void 0, void 0), (e.stateNode = o))
              }
              r = e.stateNode
              break
            default:
              r = e.stateNode
          }
          typeof n == `function` ? (e.refCleanup = n(r)) : (n.current = r)
        }
      } catch (n) {
        Of(e, t, n)
      }
    }
    function zl(e, t) {
      var n = e.ref,
        r = e.refCleanup
      if (n !== null) {
        if (typeof r == `function`)
          try {
            r()
          } catch (n) {
            Of(e, t, n)
          } finally {
            ;((e.refCleanup = null), (e = e.alternate), e != null && (e.refCleanup = null))
          }
        else if (typeof n == `function`)
          try {
            n(null)
          } catch (n) {
            Of(e, t, n)
          }
        else n.current = null
      }
    }
    function Bl(e, t) {
      if ((e.tag === 5 || e.tag === 27 || e.tag === 6) && e.alternate === null && t !== null)
        for (var n = 0; n < t.length; n++) mm(e.stateNode, t[n])
    }
    function Vl(e) {
      for (var t = e.return; t !== null && (Wl(t) && mm(e.stateNode, t.stateNode), !Ul(t));) t = t.return
    }
    function Hl(e) {
      for (var t = e.return; t !== null && (Wl(t) && hm(e.stateNode, t.stateNode), !Ul(t));) t = t.return
    }
    function Ul(e) {
      return e.tag === 5 || e.tag === 3 || e.tag === 27
    }
    function Wl(e) {
      return e && e.tag === 7 && e.stateNode !== null
    }
    function Gl(e) {
      var t = e.type,
        n = e.memoizedProps,
        r = e.stateNode
      try {
        a: switch (t) {
          case `button`:
          case `input`:
          case `select`:
          case `textarea`:
            n.autoFocus && r.focus()
            break a
          case `img`:
            n.src ? (r.src = n.src) : n.srcSet && (r.srcset = n.srcSet)
        }
      } catch (t) {
        Of(e, e.return, t)
      }
    }
    function Kl(e, t, n) {
      try {
        var r = e.stateNode
        ;(yp(r, e.type, n, t), (r[Mt] = t))
      } catch (t) {
        Of(e, e.return, t)
      }
    }
    function ql(e) {
      return e.tag === 5 || e.tag === 3 || e.tag === 26 || (e.tag === 27 && Ip(e.type)) || e.tag === 4
    }
    function Jl(e) {
      a: for (;;) {
        for (; e.sibling === null;) {
          if (e.return === null || ql(e.return)) return null
          e = e.return
        }
        for (e.sibling.return = e.return, e = e.sibling; e.tag !== 5 && e.tag !== 6 && e.tag !== 18;) {
          if ((e.tag === 27 && Ip(e.type)) || e.flags & 2 || e.child === null || e.tag === 4) continue a
          ;((e.child.return = e), (e = e.child))
        }
        if (!(e.flags & 2)) return e.stateNode
      }
    }
    function Yl(e, t, n, r) {
      var i = e.tag
      if (i === 5 || i === 6)
        ((i = e.stateNode),
          t
            ? (n.nodeType === 9 ? n.body : n.nodeName === `HTML` ? n.ownerDocument.body : n).insertBefore(i, t)
            : ((t = n.nodeType === 9 ? n.body : n.nodeName === `HTML` ? n.ownerDocument.body : n),
              t.appendChild(i),
              (n = n._reactRootContainer),
              n != null || t.onclick !== null || (t.onclick = On)),
          Bl(e, r),
          (tn = !0))
      else if (
        i !== 4 &&
        (i === 27 && (Bl(e, r), (r = null), Ip(e.type) && ((n = e.stateNode), (t = null))), (e = e.child), e !== null)
      )
        for (Yl(e, t, n, r), e = e.sibling; e !== null;) (Yl(e, t, n, r), (e = e.sibling))
    }
    function Xl(e, t, n, r) {
      var i = e.tag
      if (i === 5 || i === 6) ((i = e.stateNode), t ? n.insertBefore(i, t) : n.appendChild(i), Bl(e, r), (tn = !0))
      else if (
        i !== 4 &&
        (i === 27 && (Bl(e, r), (r = null), Ip(e.type) && (n = e.stateNode)), (e = e.child), e !== null)
      )
        for (Xl(e, t, n, r), e = e.sibling; e !== null;) (Xl(e, t, n, r), (e = e.sibling))
    }
    function Zl(e) {
      var t = e.stateNode,
        n = e.memoizedProps
      try {
        for (var r = e.type, i = t.attributes; i.length;) t.removeAttributeNode(i[0])
        ;(_p(t, r, n), (t[jt] = e), (t[Mt] = n))
      } catch (t) {
        Of(e, e.return, t)
      }
    }
    var Ql = !1,
      $l = null
    function eu(e) {
      ;(e.tag === 30 || e.subtreeFlags & 33554432) && (Ql = !0)
    }
    var tu = null
    function nu() {
      var e = tu
      return ((tu = null), e)
    }
    var ru = 0
    function iu(e, t, n, r, i) {
      return ((ru = 0), au(e.child, t, n, r, i))
    }
    function au(e, t, n, r, i) {
      for (var a = !1; e !== null;) {
        if (e.tag === 5) {
          var o = e.stateNode
          if (r !== null) {
            var s = Hp(o)
            ;(r.push(s), s.view && (a = !0))
          } else a || (Hp(o).view && (a = !0))
          ;((Ql = !0), zp(o, ru === 0 ? t : t + `_` + ru, n), ru++)
        } else
          (e.tag === 22 && e.memoizedState !== null) || (e.tag === 30 && i) || (au(e.child, t, n, r, i) && (a = !0))
        e = e.sibling
      }
      return a
    }
    function ou(e, t) {
      for (; e !== null;)
        (e.tag === 5
          ? Bp(e.stateNode, e.memoizedProps)
          : (e.tag === 22 && e.memoizedState !== null) || (e.tag === 30 && t) || ou(e.child, t),
          (e = e.sibling))
    }
    function su(e) {
      if (e.subtreeFlags & 18874368)
        for (e = e.child; e !== null;) {
          if (
            (e.tag !== 22 || e.memoizedState === null) &&
            (su(e), e.tag === 30 && e.flags & 18874368 && e.stateNode.paired)
          ) {
            var t = e.memoizedProps
            if (t.name == null || t.name === `auto`) throw Error(a(544))
            var n = t.name
            ;((t = ki(t.default, t.share)), t !== `none` && (iu(e, n, t, null, !1) || ou(e.child, !1)))
          }
          e = e.sibling
        }
    }
    function cu(e, t) {
      if (e.tag === 30) {
        var n = e.stateNode,
          r = e.memoizedProps,
          i = Di(r, n),
          a = ki(r.default, n.paired ? r.share : r.enter)
        a === `none` ? su(e) : iu(e, i, a, null, !1) ? (su(e), n.paired || t || Xd(e, r.onEnter)) : ou(e.child, !1)
      } else if (e.subtreeFlags & 33554432) for (e = e.child; e !== null;) (cu(e, t), (e = e.sibling))
      else su(e)
    }
    function lu(e) {
      if ($l !== null && $l.size !== 0) {
        var t = $l
        if (e.subtreeFlags & 18874368)
          for (e = e.child; e !== null;) {
            if (e.tag !== 22 || e.memoizedState === null) {
              if (e.tag === 30 && e.flags & 18874368) {
                var n = e.memoizedProps,
                  r = n.name
                if (r != null && r !== `auto`) {
                  var i = t.get(r)
                  if (i !== void 0) {
                    var a = ki(n.default, n.share)
                    if (
                      (a !== `none` &&
                        (iu(e, r, a, null, !1)
                          ? ((a = e.stateNode), (i.paired = a), (a.paired = i), Xd(e, n.onShare))
                          : ou(e.child, !1)),
                      t.delete(r),
                      t.size === 0)
                    )
                      break
                  }
                }
              }
              lu(e)
            }
            e = e.sibling
          }
      }
    }
    function uu(e) {
      if (e.tag === 30) {
        var t = e.memoizedProps,
          n = Di(t, e.stateNode),
          r = $l === null ? void 0 : $l.get(n),
          i = ki(t.default, r === void 0 ? t.exit : t.share)
        ;(i !== `none` &&
          (iu(e, n, i, null, !1)
            ? r === void 0
              ? Xd(e, t.onExit)
              : ((i = e.stateNode), (r.paired = i), (i.paired = r), $l.delete(n), Xd(e, t.onShare))
            : ou(e.child, !1)),
          $l !== null && lu(e))
      } else if (e.subtreeFlags & 33554432) for (e = e.child; e !== null;) (uu(e), (e = e.sibling))
      else $l !== null && lu(e)
    }
    function du(e) {
      for (e = e.child; e !== null;) {
        if (e.tag === 30) {
          var t = e.memoizedProps,
            n = Di(t, e.stateNode)
          ;((t = ki(t.default, t.update)), (e.flags &= -5), t !== `none` && iu(e, n, t, (e.memoizedState = []), !1))
        } else e.subtreeFlags & 33554432 && du(e)
        e = e.sibling
      }
    }
    function fu(e) {
      if (e.subtreeFlags & 18874368)
        for (e = e.child; e !== null;) {
          if (e.tag !== 22 || e.memoizedState === null) {
            if (e.tag === 30 && e.flags & 18874368) {
              var t = e.stateNode
              t.paired !== null && ((t.paired = null), ou(e.child, !1))
            }
            fu(e)
          }
          e = e.sibling
        }
    }
    function pu(e) {
      if (e.tag === 30) ((e.stateNode.paired = null), ou(e.child, !1), fu(e))
      else if (e.subtreeFlags & 33554432) for (e = e.child; e !== null;) (pu(e), (e = e.sibling))
      else fu(e)
    }
    function mu(e) {
      for (e = e.child; e !== null;)
        (e.tag === 30 ? ou(e.child, !1) : e.subtreeFlags & 33554432 && mu(e), (e = e.sibling))
    }
    function hu(e, t, n, r, i, a, o) {
      for (var s = !1; t !== null;) {
        if (t.tag === 5) {
          var c = t.stateNode
          if (a !== null && ru < a.length) {
            var l = a[ru],
              u = Hp(c)
            ;(l.view || u.view) && (s = !0)
            var d
            if ((d = !(e.flags & 4))) {
              if (u.clip) d = !0
              else {
                d = l.rect
                var f = u.rect
                d = d.y !== f.y || d.x !== f.x || d.height !== f.height || d.width !== f.width
              }
            }
            ;(d && (e.flags |= 4),
              u.abs ? (u = !l.abs) : ((l = l.rect), (u = u.rect), (u = l.height !== u.height || l.width !== u.width)),
              u && (e.flags |= 32))
          } else e.flags |= 32
          ;(e.flags & 4 && zp(c, ru === 0 ? n : n + `_` + ru, i),
            (s && e.flags & 4) || (tu === null && (tu = []), tu.push(c, ru === 0 ? r : r + `_` + ru, t.memoizedProps)),
            ru++)
        } else
          (t.tag !== 22 || t.memoizedState === null) &&
            (t.tag === 30 && o ? (e.flags |= t.flags & 32) : hu(e, t.child, n, r, i, a, o) && (s = !0))
        t = t.sibling
      }
      return s
    }
    function gu(e, t) {
      for (e = e.child; e !== null;) {
        if (e.tag === 30) {
          var n = e.memoizedProps,
            r = e.stateNode,
            i = Di(n, r),
            a = ki(n.default, n.update)
          if (t) {
            r = r.clones
            var o = r === null ? null : r.map(Up)
          } else ((o = e.memoizedState), (e.memoizedState = null))
          r = e
          var s = e.child
          ;((ru = 0), (i = hu(r, s, i, i, a, o, !1)), e.flags & 4 && i && (t || Xd(e, n.onUpdate)))
        } else e.subtreeFlags & 33554432 && gu(e, t)
        e = e.sibling
      }
    }
    var _u = !1,
      vu = !1,
      yu = !1,
      bu = !1,
      xu = typeof WeakSet == `function` ? WeakSet : Set,
      Su = null,
      Cu = !1,
      wu = !1,
      Tu = !1,
      Eu = !1
    function Du(e, t, n) {
      if (((e = e.containerInfo), (Sp = kh), (e = ri(e)), ii(e))) {
        if (`selectionStart` in e) var r = { start: e.selectionStart, end: e.selectionEnd }
        else
          a: {
            r = ((r = e.ownerDocument) && r.defaultView) || window
            var i = r.getSelection && r.getSelection()
            if (i && i.rangeCount !== 0) {
              r = i.anchorNode
              var a = i.anchorOffset,
                o = i.focusNode
              i = i.focusOffset
              try {
                ;(r.nodeType, o.nodeType)
              } catch {
                r = null
                break a
              }
              var s = 0,
                c = -1,
                l = -1,
                u = 0,
                d = 0,
                f = e,
                p = null
              b: for (;;) {
                for (
                  var m;
                  f !== r || (a !== 0 && f.nodeType !== 3) || (c = s + a),
                    f !== o || (i !== 0 && f.nodeType !== 3) || (l = s + i),
                    f.nodeType === 3 && (s += f.nodeValue.length),
                    (m = f.firstChild) !== null;
                )
                  ((p = f), (f = m))
                for (;;) {
                  if (f === e) break b
                  if ((p === r && ++u === a && (c = s), p === o && ++d === i && (l = s), (m = f.nextSibling) !== null))
                    break
                  ;((f = p), (p = f.parentNode))
                }
                f = m
              }
              r = c === -1 || l === -1 ? null : { start: c, end: l }
            } else r = null
          }
        r ||= { start: 0, end: 0 }
      } else r = null
      for (
        z = { focusedElem: e, selectionRange: r }, kh = !1, n = (n & 335544064) === n, Su = t, t = n ? 9270 : 1024;
        Su !== null;
      ) {
        if (((e = Su), n && ((r = e.deletions), r !== null))) for (a = 0; a < r.length; a++) n && uu(r[a])
        if (e.alternate === null && e.flags & 2) (n && eu(e), Ou(n))
        else {
          if (e.tag === 22) {
            if (((r = e.alternate), e.memoizedState !== null)) {
              ;(r !== null && r.memoizedState === null && n && uu(r), Ou(n))
              continue
            }
            if (r !== null && r.memoizedState !== null) {
              ;(n && eu(e), Ou(n))
              continue
            }
          }
          ;((r = e.child), (e.subtreeFlags & t) !== 0 && r !== null ? ((r.return = e), (Su = r)) : (n && du(e), Ou(n)))
        }
      }
      $l = null
    }
    function Ou(e) {
      for (; Su !== null;) {
        var t = Su,
          n = e,
          r = t.alternate,
          i = t.flags
        switch (t.tag) {
          case 0:
          case 11:
          case 15:
            break
          case 1:
            if (i & 1024 && r !== null) {
              ;((n = void 0), (i = r.memoizedProps), (r = r.memoizedState))
              var o = t.stateNode
              try {
                var s = Pc(t.type, i)
                ;((n = o.getSnapshotBeforeUpdate(s, r)), (o.__reactInternalSnapshotBeforeUpdate = n))
              } catch (e) {
                Of(t, t.return, e)
              }
            }
            break
          case 3:
            if (i & 1024) {
              if (((r = t.stateNode.containerInfo), (n = r.nodeType), n === 9)) gm(r)
              else if (n === 1)
                switch (r.nodeName) {
                  case `HEAD`:
                  case `HTML`:
                  case `BODY`:
                    gm(r)
                    break
                  default:
                    r.textContent = ``
                }
            }
            break
          case 5:
          case 26:
          case 27:
          case 6:
          case 4:
          case 17:
            break
          case 30:
            n &&
              r !== null &&
              ((n = Di(r.memoizedProps, r.stateNode)),
              (i = t.memoizedProps),
              (i = ki(i.default, i.update)),
              i !== `none` && iu(r, n, i, (r.memoizedState = []), !0))
            break
          default:
            if (i & 1024) throw Error(a(163))
        }
        if (((r = t.sibling), r !== null)) {
          ;((r.return = t.return), (Su = r))
          break
        }
        Su = t.return
      }
    }
    function ku(e, t, n) {
      var r = n.flags
      switch (n.tag) {
        case 0:
        case 11:
        case 15:
          ;(Yu(e, n), r & 4 && Pl(5, n))
          break
        case 1:
          if ((Yu(e, n), r & 4)) {
            if (((e = n.stateNode), t === null))
              try {
                e.componentDidMount()
              } catch (e) {
                Of(n, n.return, e)
              }
            else {
              var i = Pc(n.type, t.memoizedProps)
              t = t.memoizedState
              try {
                e.componentDidUpdate(i, t, e.__reactInternalSnapshotBeforeUpdate)
              } catch (e) {
                Of(n, n.return, e)
              }
            }
          }
          ;(r & 64 && Il(n), r & 512 && Rl(n, n.return))
          break
        case 3:
          if ((Yu(e, n), r & 64 && ((e = n.updateQueue), e !== null))) {
            if (((t = null), n.child !== null))
              switch (n.child.tag) {
                case 27:
                case 5:
                  t = n.child.stateNode
                  break
                case 1:
                  t = n.child.stateNode
              }
            try {
              Fo(e, t)
            } catch (e) {
              Of(n, n.return, e)
            }
          }
          break
        case 27:
          t === null && r & 4 && Zl(n)
        case 26:
        case 5:
          ;(Yu(e, n), t === null && r & 4 && Gl(n), r & 512 && Rl(n, n.return))
          break
        case 12:
          Yu(e, n)
          break
        case 31:
          ;(Yu(e, n), r & 4 && Ru(e, n))
          break
        case 13:
          ;(Yu(e, n),
            r & 4 && zu(e, n),
            r & 64 &&
              ((e = n.memoizedState),
              e !== null && ((e = e.dehydrated), e !== null && ((n = Mf.bind(null, n)), Sm(e, n)))))
          break
        case 22:
          if (((r = n.memoizedState !== null || _u), !r)) {
            var a = (t !== null && t.memoizedState !== null) || vu
            ;((t = _u),
              (i = vu),
              (_u = r),
              (vu = a) && !i ? ((r = 2), n.subtreeFlags & 8772 && (r |= 1), Zu(e, n, r)) : Yu(e, n),
              (_u = t),
              (vu = i))
          }
          break
        case 30:
          ;(Yu(e, n), r & 512 && Rl(n, n.return))
          break
        case 7:
          r & 512 && Rl(n, n.return)
        default:
          Yu(e, n)
      }
    }
    function Au(e, t) {
      for (e = e.child; e !== null;) (ju(e, t), (e = e.sibling))
    }
    function ju(e, t) {
      switch (e.tag) {
        case 5:
        case 26:
          try {
            var n = e.stateNode
            if (t) {
              var r = n.style
              typeof r.setProperty == `function` ? r.setProperty(`display`, `none`, `important`) : (r.display = `none`)
            } else {
              var i = e.stateNode,
                a = e.memoizedProps.style,
                o = a != null && a.hasOwnProperty(`display`) ? a.display : null
              i.style.display = o == null || typeof o == `boolean` ? `` : (`` + o).trim()
            }
          } catch (t) {
            Of(e, e.return, t)
          }
          Mu(e, t)
          break
        case 6:
          try {
            ;((e.stateNode.nodeValue = t ? `` : e.memoizedProps), (tn = !0))
          } catch (t) {
            Of(e, e.return, t)
          }
          break
        case 18:
          try {
            var s = e.stateNode
            t ? Rp(s, !0) : Rp(e.stateNode, !1)
          } catch (t) {
            Of(e, e.return, t)
          }
          break
        case 22:
        case 23:
          e.memoizedState === null && Au(e, t)
          break
        default:
          Au(e, t)
      }
    }
    function Mu(e, t) {
      if (e.subtreeFlags & 67108864)
        for (e = e.child; e !== null;) {
          a: {
            var n = e,
              r = t
            switch (n.tag) {
              case 4:
                ju(n, r)
                break a
              case 22:
                n.memoizedState === null && Mu(n, r)
                break a
              default:
                Mu(n, r)
            }
          }
          e = e.sibling
        }
    }
    function Nu(e) {
      var t = e.alternate
      ;(t !== null && ((e.alternate = null), Nu(t)),
        (e.child = null),
        (e.deletions = null),
        (e.sibling = null),
        e.tag === 5 && ((t = e.stateNode), t !== null && Bt(t)),
        (e.stateNode = null),
        (e.return = null),
        (e.dependencies = null),
        (e.memoizedProps = null),
        (e.memoizedState = null),
        (e.pendingProps = null),
        (e.stateNode = null),
        (e.updateQueue = null))
    }
    var Pu = null,
      Fu = !1
    function Iu(e, t, n) {
      for (n = n.child; n !== null;) (Lu(e, t, n), (n = n.sibling))
    }
    function Lu(e, t, n) {
      if (ot && typeof ot.onCommitFiberUnmount == `function`)
        try {
          ot.onCommitFiberUnmount(at, n)
        } catch {}
      switch (n.tag) {
        case 26:
          ;(vu || zl(n, t),
            Iu(e, t, n),
            n.memoizedState
              ? n.memoizedState.count--
              : n.stateNode && !vu && ((n = n.stateNode), n.parentNode.removeChild(n)))
          break
        case 27:
          ;(vu || zl(n, t), Hl(n))
          var r = Pu,
            i = Fu
          ;(Ip(n.type) && ((Pu = n.stateNode), (Fu = !1)),
            Iu(e, t, n),
            Am(n.stateNode, n.type, n.memoizedProps),
            (Pu = r),
            (Fu = i))
          break
        case 5:
          ;(vu || zl(n, t), Hl(n))
        case 6:
          if ((n.tag === 6 && Hl(n), (r = Pu), (i = Fu), (Pu = null), Iu(e, t, n), (Pu = r), (Fu = i), Pu !== null)) {
            if (Fu)
              try {
                ;((Pu.nodeType === 9 ? Pu.body : Pu.nodeName === `HTML` ? Pu.ownerDocument.body : Pu).removeChild(
                  n.stateNode,
                ),
                  (tn = !0))
              } catch (e) {
                Of(n, t, e)
              }
            else
              try {
                ;(Pu.removeChild(n.stateNode), (tn = !0))
              } catch (e) {
                Of(n, t, e)
              }
          }
          break
        case 18:
          Pu !== null &&
            (Fu
              ? ((e = Pu),
                Lp(e.nodeType === 9 ? e.body : e.nodeName === `HTML` ? e.ownerDocument.body : e, n.stateNode),
                Zh(e))
              : Lp(Pu, n.stateNode))
          break
        case 4:
          ;((r = Pu), (i = Fu), (Pu = n.stateNode.containerInfo), (Fu = !0), Iu(e, t, n), (Pu = r), (Fu = i))
          break
        case 0:
        case 11:
        case 14:
        case 15:
          ;(Fl(2, n, t), vu || Fl(4, n, t), Iu(e, t, n))
          break
        case 1:
          ;(vu || (zl(n, t), (r = n.stateNode), typeof r.componentWillUnmount == `function` && Ll(n, t, r)),
            Iu(e, t, n))
          break
        case 21:
          Iu(e, t, n)
          break
        case 22:
          ;((vu = (r = vu) || n.memoizedState !== null), Iu(e, t, n), (vu = r))
          break
        case 30:
          ;(zl(n, t), Iu(e, t, n))
          break
        case 7:
          ;(vu || zl(n, t), Iu(e, t, n))
          break
        default:
          Iu(e, t, n)
      }
    }
    function Ru(e, t) {
      if (t.memoizedState === null && ((e = t.alternate), e !== null && ((e = e.memoizedState), e !== null))) {
        e = e.dehydrated
        try {
          Zh(e)
        } catch (e) {
          Of(t, t.return, e)
        }
      }
    }
    function zu(e, t) {
      if (
        t.memoizedState === null &&
        ((e = t.alternate), e !== null && ((e = e.memoizedState), e !== null && ((e = e.dehydrated), e !== null)))
      )
        try {
          Zh(e)
        } catch (e) {
          Of(t, t.return, e)
        }
    }
    function Bu(e) {
      switch (e.tag) {
        case 31:
        case 13:
        case 19:
          var t = e.stateNode
          return (t === null && (t = e.stateNode = new xu()), t)
        case 22:
          return ((e = e.stateNode), (t = e._retryCache), t === null && (t = e._retryCache = new xu()), t)
        default:
          throw Error(a(435, e.tag))
      }
    }
    function Vu(e, t) {
      var n = Bu(e)
      t.forEach(function (t) {
        if (!n.has(t)) {
          n.add(t)
          var r = Nf.bind(null, e, t)
          t.then(r, r)
        }
      })
    }
    function Hu(e, t, n) {
      var r = t.deletions
      if (r !== null)
        for (var i = 0; i < r.length; i++) {
          var o = r[i],
            s = e,
            c = t,
            l = c
          a: for (; l !== null;) {
            switch (l.tag) {
              case 27:
                if (Ip(l.type)) {
                  ;((Pu = l.stateNode), (Fu = !1))
                  break a
                }
                break
              case 5:
                ;((Pu = l.stateNode), (Fu = !1))
                break a
              case 3:
              case 4:
                ;((Pu = l.stateNode.containerInfo), (Fu = !0))
                break a
            }
            l = l.return
          }
          if (Pu === null) throw Error(a(160))
          ;(Lu(s, c, o), (Pu = null), (Fu = !1), (s = o.alternate), s !== null && (s.return = null), (o.return = null))
        }
      if (t.subtreeFlags & 13886) for (t = t.child; t !== null;) (Wu(t, e, n), (t = t.sibling))
    }
    var Uu = null
    function Wu(e, t, n) {
      var r = e.alternate,
        i = e.flags
      switch (e.tag) {
        case 0:
        case 11:
        case 14:
        case 15:
          if (i & 4 && ((r = e.updateQueue), (r = r === null ? null : r.events), r !== null))
            for (var o = 0; o < r.length; o++) {
              var s = r[o]
              s.ref.impl = s.nextImpl
            }
          ;(Hu(t, e, n), Gu(e), i & 4 && (Fl(3, e, e.return), Pl(3, e), Fl(5, e, e.return)))
          break
        case 1:
          ;(Hu(t, e, n),
            Gu(e),
            i & 512 && (vu || r === null || zl(r, r.return)),
            i & 64 &&
              _u &&
              ((e = e.updateQueue),
              e !== null &&
                ((t = e.callbacks),
                t !== null &&
                  ((n = e.shared.hiddenCallbacks), (e.shared.hiddenCallbacks = n === null ? t : n.concat(t))))))
          break
        case 26:
          if (((o = Uu), Hu(t, e, n), Gu(e), i & 512 && (vu || r === null || zl(r, r.return)), i & 4)) {
            if (((i = r === null ? null : r.memoizedState), (n = e.memoizedState), r === null)) {
              if (n === null) {
                if (e.stateNode === null) {
                  if (_u) e.stateNode = Ep(e.type, e.memoizedProps, t.containerInfo, e)
                  else {
                    a: {
                      ;((t = e.type), (n = e.memoizedProps), (i = o.ownerDocument || o))
                      b: switch (t) {
                        case `title`:
                          ;((r = i.getElementsByTagName(`title`)[0]),
                            (!r ||
                              r[Rt] ||
                              r[jt] ||
                              r.namespaceURI === `http://www.w3.org/2000/svg` ||
                              r.hasAttribute(`itemprop`)) &&
                              ((r = i.createElement(t)), i.head.insertBefore(r, i.querySelector(`head > title`))),
                            _p(r, t, n),
                            (r[jt] = e),
                            Gt(r),
                            (t = r))
                          break a
                        case `link`:
                          if ((o = ah(`link`, `href`, i).get(t + (n.href || ``)))) {
                            for (s = 0; s < o.length; s++)
                              if (
                                ((r = o[s]),
                                r.getAttribute(`href`) === (n.href == null || n.href === `` ? null : n.href) &&
                                  r.getAttribute(`rel`) === (n.rel == null ? null : n.rel) &&
                                  r.getAttribute(`title`) === (n.title == null ? null : n.title) &&
                                  r.getAttribute(`crossorigin`) === (n.crossOrigin == null ? null : n.crossOrigin))
                              ) {
                                o.splice(s, 1)
                                break b
                              }
                          }
                          ;((r = i.createElement(t)), _p(r, t, n), i.head.appendChild(r))
                          break
                        case `meta`:
                          if ((o = ah(`meta`, `content`, i).get(t + (n.content || ``)))) {
                            for (s = 0; s < o.length; s++)
                              if (
                                ((r = o[s]),
                                r.getAttribute(`content`) === (n.content == null ? null : `` + n.content) &&
                                  r.getAttribute(`name`) === (n.name == null ? null : n.name) &&
                                  r.getAttribute(`property`) === (n.property == null ? null : n.property) &&
                                  r.getAttribute(`http-equiv`) === (n.httpEquiv == null ? null : n.httpEquiv) &&
                                  r.getAttribute(`charset`) === (n.charSet == null ? null : n.charSet))
                              ) {
                                o.splice(s, 1)
                                break b
                              }
                          }
                          ;((r = i.createElement(t)), _p(r, t, n), i.head.appendChild(r))
                          break
                        default:
                          throw Error(a(468, t))
                      }
                      ;((r[jt] = e), Gt(r), (t = r))
                    }
                    e.stateNode = t
                  }
                } else _u || oh(o, e.type, e.stateNode)
              } else e.stateNode = eh(o, n, e.memoizedProps)
            } else
              i === n
                ? n === null && e.stateNode !== null && Kl(e, e.memoizedProps, r.memoizedProps)
                : (i === null ? ((t = r.stateNode), t === null || vu || t.parentNode.removeChild(t)) : i.count--,
                  n === null ? _u || oh(o, e.type, e.stateNode) : eh(o, n, e.memoizedProps))
          }
          break
        case 27:
          ;(Hu(t, e, n),
            Gu(e),
            i & 512 && (vu || r === null || zl(r, r.return)),
            r !== null && i & 4 && Kl(e, e.memoizedProps, r.memoizedProps))
          break
        case 5:
          if (
            ((o = yu),
            (yu = !1),
            Hu(t, e, n),
            (yu = o),
            Gu(e),
            i & 512 && (vu || r === null || zl(r, r.return)),
            e.flags & 32)
          ) {
            t = e.stateNode
            try {
              ;(bn(t, ``), (tn = !0))
            } catch (t) {
              Of(e, e.return, t)
            }
          }
          ;(i & 4 && e.stateNode != null && ((t = e.memoizedProps), Kl(e, t, r === null ? t : r.memoizedProps)),
            i & 1024 && (bu = !0))
          break
        case 6:
          if ((Hu(t, e, n), Gu(e), i & 4)) {
            if (e.stateNode === null) throw Error(a(162))
            ;((t = e.memoizedProps), (n = e.stateNode))
            try {
              ;((n.nodeValue = t), (tn = !0))
            } catch (t) {
              Of(e, e.return, t)
            }
          }
          break
        case 3:
          if (
            ((tn = !1),
            (ih = null),
            (o = Uu),
            (Uu = Pm(t.containerInfo)),
            Hu(t, e, n),
            (Uu = o),
            Gu(e),
            i & 4 && r !== null && r.memoizedState.isDehydrated)
          )
            try {
              Zh(t.containerInfo)
            } catch (t) {
              Of(e, e.return, t)
            }
          ;(bu && ((bu = !1), Ku(e)), (tn = !1))
          break
        case 4:
          ;((i = yu),
            (yu = _u),
            (r = nn()),
            (o = Uu),
            (Uu = Pm(e.stateNode.containerInfo)),
            Hu(t, e, n),
            Gu(e),
            (Uu = o),
            tn && wu && (Tu = !0),
            (tn = r),
            (yu = i))
          break
        case 12:
          ;(Hu(t, e, n), Gu(e))
          break
        case 31:
          ;(Hu(t, e, n), Gu(e), i & 4 && ((t = e.updateQueue), t !== null && ((e.updateQueue = null), Vu(e, t))))
          break
        case 13:
          ;(Hu(t, e, n),
            Gu(e),
            e.child.flags & 8192 &&
              (e.memoizedState !== null) != (r !== null && r.memoizedState !== null) &&
              (jd = Xe()),
            i & 4 && ((t = e.updateQueue), t !== null && ((e.updateQueue = null), Vu(e, t))))
          break
        case 22:
          ;((o = e.memoizedState !== null), (s = r !== null && r.memoizedState !== null))
          var c = _u,
            l = vu,
            u = yu
          ;((_u = c || o),
            (yu = u || o),
            (vu = l || s),
            Hu(t, e, n),
            (vu = l),
            (yu = u),
            (_u = c),
            Gu(e),
            i & 8192 &&
              ((t = e.stateNode),
              (t._visibility = o ? t._visibility & -2 : t._visibility | 1),
              !o ||
                r === null ||
                s ||
                _u ||
                vu ||
                ((t = s || vu), (n = _u), (r = vu), (_u = o || _u), (vu = t), Xu(e, 2), (_u = n), (vu = r)),
              (!o && yu) || Au(e, o)),
            i & 4 &&
              ((t = e.updateQueue),
              t !== null && ((n = t.retryQueue), n !== null && ((t.retryQueue = null), Vu(e, n)))))
          break
        case 19:
          ;(Hu(t, e, n), Gu(e), i & 4 && ((t = e.updateQueue), t !== null && ((e.updateQueue = null), Vu(e, t))))
          break
        case 30:
          ;(i & 512 && (vu || r === null || zl(r, r.return)),
            (i = nn()),
            (o = wu),
            (s = (n & 335544064) === n),
            (c = e.memoizedProps),
            (wu = s && ki(c.default, c.update) !== `none`),
            Hu(t, e, n),
            Gu(e),
            s && r !== null && tn && (e.flags |= 4),
            (wu = o),
            (tn = i))
          break
        case 21:
          break
        case 7:
          ;(i & 512 && (vu || r === null || zl(r, r.return)),
            r && r.stateNode !== null && (r.stateNode._fragmentFiber = e))
        default:
          ;(Hu(t, e, n), Gu(e))
      }
    }
    function Gu(e) {
      var t = e.flags
      if (t & 2) {
        try {
          for (var n, r = e.return; r !== null;) {
            if (ql(r)) {
              n = r
              break
            }
            r = r.return
          }
          r = null
          for (var i = e.return; i !== null;) {
            if (Wl(i)) {
              var o = i.stateNode
              r === null ? (r = [o]) : r.push(o)
            }
            if (Ul(i)) break
            i = i.return
          }
          var s = r
          if (n == null) throw Error(a(160))
          switch (n.tag) {
            case 27:
              var c = n.stateNode
              Xl(e, Jl(e), c, s)
              break
            case 5:
              var l = n.stateNode
              ;(n.flags & 32 && (bn(l, ``), (n.flags &= -33)), Xl(e, Jl(e), l, s))
              break
            case 3:
            case 4:
              var u = n.stateNode.containerInfo
              Yl(e, Jl(e), u, s)
              break
            default:
              throw Error(a(161))
          }
        } catch (t) {
          Of(e, e.return, t)
        }
        e.flags &= -3
      }
      t & 4096 && (e.flags &= -4097)
    }
    function Ku(e) {
      if (e.subtreeFlags & 1024)
        for (e = e.child; e !== null;) {
          var t = e
          ;(Ku(t),
            t.tag === 5 && t.flags & 1024 && ((t = t.stateNode), (kh = !0), t.reset(), (kh = !1)),
            (e = e.sibling))
        }
    }
    function qu(e, t) {
      if (t.subtreeFlags & 9270) for (t = t.child; t !== null;) (Ju(t, e), (t = t.sibling))
      else gu(t, !1)
    }
    function Ju(e, t) {
      var n = e.alternate
      if (n === null) cu(e, !1)
      else
        switch (e.tag) {
          case 3:
            if (((Eu = Cu = !1), nu(), qu(t, e), !Cu && !Tu)) {
              if (((e = tu), e !== null))
                for (var r = 0; r < e.length; r += 3) {
                  n = e[r]
                  var i = e[r + 1]
                  ;(Bp(n, e[r + 2]),
                    (n = n.ownerDocument.documentElement),
                    n !== null &&
                      n.animate(
                        { opacity: [0, 0], pointerEvents: [`none`, `none`] },
                        { duration: 0, fill: `forwards`, pseudoElement: `::view-transition-group(` + i + `)` },
                      ))
                }
              ;((e = t.containerInfo),
                (e = e.nodeType === 9 ? e.documentElement : e.ownerDocument.documentElement),
                e !== null &&
                  e.style.viewTransitionName === `` &&
                  ((e.style.viewTransitionName = `none`),
                  e.animate(
                    { opacity: [0, 0], pointerEvents: [`none`, `none`] },
                    { duration: 0, fill: `forwards`, pseudoElement: `::view-transition-group(root)` },
                  ),
                  e.animate(
                    { width: [0, 0], height: [0, 0] },
                    { duration: 0, fill: `forwards`, pseudoElement: `::view-transition` },
                  )),
                (Eu = !0))
            }
            tu = null
            break
          case 5:
            qu(t, e)
            break
          case 4:
            ;((r = Cu), (Cu = !1), qu(t, e), Cu && (Tu = !0), (Cu = r))
            break
          case 22:
            e.memoizedState === null && (n.memoizedState === null ? qu(t, e) : cu(e, !1))
            break
          case 30:
            ;((r = Cu), (i = nu()), (Cu = !1), qu(t, e), Cu && (e.flags |= 4))
            var a = e.memoizedProps,
              o = e.stateNode
            ;((t = Di(a, o)), (o = Di(n.memoizedProps, o)))
            var s = ki(a.default, a.update)
            ;(s === `none`
              ? (t = !1)
              : ((a = n.memoizedState),
                (n.memoizedState = null),
                (n = e.child),
                (ru = 0),
                (t = hu(e, n, t, o, s, a, !0)),
                ru !== (a === null ? 0 : a.length) && (e.flags |= 32)),
              e.flags & 4 && t
                ? (Xd(e, e.memoizedProps.onUpdate), (tu = i))
                : i !== null && (i.push.apply(i, tu), (tu = i)),
              (Cu = e.flags & 32 ? !0 : r))
            break
          default:
            qu(t, e)
        }
    }
    function Yu(e, t) {
      if (t.subtreeFlags & 8772) for (t = t.child; t !== null;) (ku(e, t.alternate, t), (t = t.sibling))
    }
    function Xu(e, t) {
      for (e = e.child; e !== null;) {
        var n = e,
          r = t
        switch (n.tag) {
          case 0:
          case 11:
          case 14:
          case 15:
            ;(Fl(4, n, n.return), Xu(n, r))
            break
          case 1:
            zl(n, n.return)
            var i = n.stateNode
            ;(typeof i.componentWillUnmount == `function` && Ll(n, n.return, i), Xu(n, r))
            break
          case 27:
            r & 2 && Am(n.stateNode, n.type, n.memoizedProps)
          case 5:
            ;(zl(n, n.return), (n.tag !== 5 && n.tag !== 27) || Hl(n), Xu(n, r))
            break
          case 6:
            Hl(n)
            break
          case 26:
            ;(zl(n, n.return),
              (i = n.stateNode),
              n.memoizedState !== null || i === null || vu || i.parentNode.removeChild(i),
              Xu(n, r))
            break
          case 22:
            n.memoizedState === null && Xu(n, r)
            break
          case 30:
            ;(zl(n, n.return), Xu(n, r))
            break
          case 7:
            zl(n, n.return)
          default:
            Xu(n, r)
        }
        e = e.sibling
      }
    }
    function Zu(e, t, n) {
      for (n = t.subtreeFlags & 8772 ? n : n & -2, t = t.child; t !== null;) {
        var r = t.alternate,
          i = e,
          a = t,
          o = a.flags,
          s = !!(n & 1)
        switch (a.tag) {
          case 0:
          case 11:
          case 15:
            ;(Zu(i, a, n), Pl(4, a))
            break
          case 1:
            if ((Zu(i, a, n), (r = a), (i = r.stateNode), typeof i.componentDidMount == `function`))
              try {
                i.componentDidMount()
              } catch (e) {
                Of(r, r.return, e)
              }
            if (((r = a), (i = r.updateQueue), i !== null)) {
              var c = r.stateNode
              try {
                var l = i.shared.hiddenCallbacks
                if (l !== null) for (i.shared.hiddenCallbacks = null, i = 0; i < l.length; i++) Po(l[i], c)
              } catch (e) {
                Of(r, r.return, e)
              }
            }
            ;(s && o & 64 && Il(a), Rl(a, a.return))
            break
          case 27:
            n & 2 && Zl(a)
          case 5:
            ;((a.tag !== 5 && a.tag !== 27) || Vl(a), Zu(i, a, n), s && r === null && o & 4 && Gl(a), Rl(a, a.return))
            break
          case 6:
            Vl(a)
            break
          case 26:
            ;((c = a.stateNode),
              a.memoizedState !== null || c === null || _u || oh(Pm(c.ownerDocument), a.type, c),
              Zu(i, a, n),
              s && r === null && o & 4 && Gl(a),
              Rl(a, a.return))
            break
          case 12:
            Zu(i, a, n)
            break
          case 31:
            ;(Zu(i, a, n), s && o & 4 && Ru(i, a))
            break
          case 13:
            ;(Zu(i, a, n), s && o & 4 && zu(i, a))
            break
          case 22:
            ;(a.memoizedState === null && Zu(i, a, n), Rl(a, a.return))
            break
          case 30:
            ;(Zu(i, a, n), Rl(a, a.return))
            break
          case 7:
            Rl(a, a.return)
          default:
            Zu(i, a, n)
        }
        t = t.sibling
      }
    }
    function Qu(e, t) {
      var n = null
      ;(e !== null &&
        e.memoizedState !== null &&
        e.memoizedState.cachePool !== null &&
        (n = e.memoizedState.cachePool.pool),
        (e = null),
        t.memoizedState !== null && t.memoizedState.cachePool !== null && (e = t.memoizedState.cachePool.pool),
        e !== n && (e != null && e.refCount++, n != null && Ua(n)))
    }
    function $u(e, t) {
      ;((e = null),
        t.alternate !== null && (e = t.alternate.memoizedState.cache),
        (t = t.memoizedState.cache),
        t !== e && (t.refCount++, e != null && Ua(e)))
    }
    function ed(e, t, n, r) {
      var i = (n & 335544064) === n
      if (t.subtreeFlags & (i ? 10262 : 10256)) for (t = t.child; t !== null;) (td(e, t, n, r), (t = t.sibling))
      else i && mu(t)
    }
    function td(e, t, n, r) {
      var i = (n & 335544064) === n
      i && t.alternate === null && t.return !== null && t.return.alternate !== null && pu(t)
      var a = t.flags
      switch (t.tag) {
        case 0:
        case 11:
        case 15:
          ;(ed(e, t, n, r), a & 2048 && Pl(9, t))
          break
        case 1:
          ed(e, t, n, r)
          break
        case 3:
          ;(ed(e, t, n, r),
            i &&
              Eu &&
              ((e = e.containerInfo),
              (e = e.nodeType === 9 ? e.body : e.nodeName === `HTML` ? e.ownerDocument.body : e),
              e.style.viewTransitionName === `root` && (e.style.viewTransitionName = ``),
              (e = e.ownerDocument.documentElement),
              e !== null && e.style.viewTransitionName === `none` && (e.style.viewTransitionName = ``)),
            a & 2048 &&
              ((a = null),
              t.alternate !== null && (a = t.alternate.memoizedState.cache),
              (t = t.memoizedState.cache),
              t !== a && (t.refCount++, a != null && Ua(a))))
          break
        case 12:
          if (a & 2048) {
            ;(ed(e, t, n, r), (a = t.stateNode))
            try {
              var o = t.memoizedProps,
                s = o.id,
                c = o.onPostCommit
              typeof c == `function` && c(s, t.alternate === null ? `mount` : `update`, a.passiveEffectDuration, -0)
            } catch (e) {
              Of(t, t.return, e)
            }
          } else ed(e, t, n, r)
          break
        case 31:
          ed(e, t, n, r)
          break
        case 13:
          ed(e, t, n, r)
          break
        case 23:
          break
        case 22:
          ;((o = t.stateNode),
            (s = t.alternate),
            t.memoizedState === null
              ? (i && s !== null && s.memoizedState !== null && pu(t),
                o._visibility & 2
                  ? ed(e, t, n, r)
                  : ((o._visibility |= 2), nd(e, t, n, r, !!(t.subtreeFlags & 10256) || !1)))
              : (i && s !== null && s.memoizedState === null && pu(s), o._visibility & 2 ? ed(e, t, n, r) : rd(e, t)),
            a & 2048 && Qu(s, t))
          break
        case 24:
          ;(ed(e, t, n, r), a & 2048 && $u(t.alternate, t))
          break
        case 30:
          ;(i && ((a = t.alternate), a !== null && (ou(a.child, !0), ou(t.child, !0))), ed(e, t, n, r))
          break
        default:
          ed(e, t, n, r)
      }
    }
    function nd(e, t, n, r, i) {
      for (i &&= !!(t.subtreeFlags & 10256) || !1, t = t.child; t !== null;) {
        var a = e,
          o = t,
          s = n,
          c = r,
          l = o.flags
        switch (o.tag) {
          case 0:
          case 11:
          case 15:
            ;(nd(a, o, s, c, i), Pl(8, o))
            break
          case 23:
            break
          case 22:
            var u = o.stateNode
            ;(o.memoizedState === null
              ? ((u._visibility |= 2), nd(a, o, s, c, i))
              : u._visibility & 2
                ? nd(a, o, s, c, i)
                : rd(a, o),
              i && l & 2048 && Qu(o.alternate, o))
            break
          case 24:
            ;(nd(a, o, s, c, i), i && l & 2048 && $u(o.alternate, o))
            break
          default:
            nd(a, o, s, c, i)
        }
        t = t.sibling
      }
    }
    function rd(e, t) {
      if (t.subtreeFlags & 10256)
        for (t = t.child; t !== null;) {
          var n = e,
            r = t,
            i = r.flags
          switch (r.tag) {
            case 22:
              ;(rd(n, r), i & 2048 && Qu(r.alternate, r))
              break
            case 24:
              ;(rd(n, r), i & 2048 && $u(r.alternate, r))
              break
            default:
              rd(n, r)
          }
          t = t.sibling
        }
    }
    var id = 8192
    function ad(e, t, n) {
      if (e.subtreeFlags & id) for (e = e.child; e !== null;) (od(e, t, n), (e = e.sibling))
    }
    function od(e, t, n) {
      switch (e.tag) {
        case 26:
          ;(ad(e, t, n),
            e.flags & id &&
              (e.memoizedState === null
                ? ((e = e.stateNode), (t & 335544128) === t && dh(n, e))
                : fh(n, Uu, e.memoizedState, e.memoizedProps)))
          break
        case 5:
          ;(ad(e, t, n), e.flags & id && ((e = e.stateNode), (t & 335544128) === t && dh(n, e)))
          break
        case 3:
        case 4:
          var r = Uu
          ;((Uu = Pm(e.stateNode.containerInfo)), ad(e, t, n), (Uu = r))
          break
        case 22:
          e.memoizedState === null &&
            ((r = e.alternate),
            r !== null && r.memoizedState !== null ? ((r = id), (id = 16777216), ad(e, t, n), (id = r)) : ad(e, t, n))
          break
        case 30:
          if ((e.flags & id) !== 0 && ((r = e.memoizedProps.name), r != null && r !== `auto`)) {
            var i = e.stateNode
            ;((i.paired = null), $l === null && ($l = new Map()), $l.set(r, i))
          }
          ad(e, t, n)
          break
        default:
          ad(e, t, n)
      }
    }
    function sd(e) {
      var t = e.alternate
      if (t !== null && ((e = t.child), e !== null)) {
        t.child = null
        do ((t = e.sibling), (e.sibling = null), (e = t))
        while (e !== null)
      }
    }
    function cd(e) {
      var t = e.deletions
      if (e.flags & 16) {
        if (t !== null)
          for (var n = 0; n < t.length; n++) {
            var r = t[n]
            ;((Su = r), dd(r, e))
          }
        sd(e)
      }
      if (e.subtreeFlags & 10256) for (e = e.child; e !== null;) (ld(e), (e = e.sibling))
    }
    function ld(e) {
      switch (e.tag) {
        case 0:
        case 11:
        case 15:
          ;(cd(e), e.flags & 2048 && Fl(9, e, e.return))
          break
        case 3:
          cd(e)
          break
        case 12:
          cd(e)
          break
        case 22:
          var t = e.stateNode
          e.memoizedState !== null && t._visibility & 2 && (e.return === null || e.return.tag !== 13)
            ? ((t._visibility &= -3), ud(e))
            : cd(e)
          break
        default:
          cd(e)
      }
    }
    function ud(e) {
      var t = e.deletions
      if (e.flags & 16) {
        if (t !== null)
          for (var n = 0; n < t.length; n++) {
            var r = t[n]
            ;((Su = r), dd(r, e))
          }
        sd(e)
      }
      for (e = e.child; e !== null;) {
        switch (((t = e), t.tag)) {
          case 0:
          case 11:
          case 15:
            ;(Fl(8, t, t.return), ud(t))
            break
          case 22:
            ;((n = t.stateNode), n._visibility & 2 && ((n._visibility &= -3), ud(t)))
            break
          default:
            ud(t)
        }
        e = e.sibling
      }
    }
    function dd(e, t) {
      for (; Su !== null;) {
        var n = Su
        switch (n.tag) {
          case 0:
          case 11:
          case 15:
            Fl(8, n, t)
            break
          case 23:
          case 22:
            if (n.memoizedState !== null && n.memoizedState.cachePool !== null) {
              var r = n.memoizedState.cachePool.pool
              r != null && r.refCount++
            }
            break
          case 24:
            Ua(n.memoizedState.cache)
        }
        if (((r = n.child), r !== null)) ((r.return = n), (Su = r))
        else
          a: for (n = e; Su !== null;) {
            r = Su
            var i = r.sibling,
              a = r.return
            if ((Nu(r), r === n)) {
              Su = null
              break a
            }
            if (i !== null) {
              ;((i.return = a), (Su = i))
              break a
            }
            Su = a
          }
      }
    }
    var fd = {
        getCacheForType: function (e) {
          var t = Fa(Va),
            n = t.data.get(e)
          return (n === void 0 && ((n = e()), t.data.set(e, n)), n)
        },
        cacheSignal: function () {
          return Fa(Va).controller.signal
        },
      },
      pd = typeof WeakMap == `function` ? WeakMap : Map,
      md = 0,
      hd = null,
      M = null,
      N = 0,
      gd = 0,
      _d = null,
      vd = !1,
      yd = !1,
      bd = !1,
      xd = 0,
      Sd = 0,
      Cd = 0,
      wd = 0,
      Td = 0,
      Ed = 0,
      Dd = 0,
      Od = null,
      kd = null,
      Ad = !1,
      jd = 0,
      Md = 0,
      Nd = 1 / 0,
      Pd = null,
      Fd = null,
      Id = 0,
      Ld = null,
      Rd = null,
      zd = 0,
      Bd = 0,
      Vd = null,
      Hd = null,
      Ud = null,
      Wd = null,
      Gd = null,
      Kd = 0,
      qd = null
    function Jd() {
      return md & 2 && N !== 0 ? N & -N : D.T === null ? Ot() : Yf()
    }
    function Yd() {
      if (Ed === 0) {
        if (!(N & 536870912) || A) {
          var e = ft
          ;((ft <<= 1), !(ft & 3932160) && (ft = 262144), (Ed = e))
        } else Ed = 536870912
      }
      return ((e = Vo.current), e !== null && (e.flags |= 32), Ed)
    }
    function Xd(e, t) {
      if (t != null) {
        var n = e.stateNode,
          r = n.ref
        ;(r === null && (r = n.ref = Jp(Di(e.memoizedProps, n))), Wd === null && (Wd = []), Wd.push(t.bind(null, r)))
      }
    }
    function P(e, t, n) {
      ;(((e === hd && (gd === 2 || gd === 9)) || e.cancelPendingCommit !== null) && (nf(e, 0), $d(e, N, Ed, !1)),
        xt(e, n),
        (md & 2 && e === hd) || (e === hd && (!(md & 2) && (wd |= n), Sd === 4 && $d(e, N, Ed, !1)), Vf(e)))
    }
    function F(e, t, n) {
      if (md & 6) throw Error(a(327))
      var r = (!n && !(t & 127) && (t & e.expiredLanes) === 0) || gt(e, t),
        i = r ? df(e, t) : lf(e, t, !0),
        o = r
      do {
        if (i === 0) {
          yd && !r && $d(e, t, 0, !1)
          break
        }
        if (((n = e.current.alternate), o && !Qd(n))) ((i = lf(e, t, !1)), (o = !1))
        else {
          if (i === 2) {
            if (((o = t), e.errorRecoveryDisabledLanes & o)) var s = 0
            else ((s = e.pendingLanes & -536870913), (s = s === 0 ? (s & 536870912 ? 536870912 : 0) : s))
            if (s !== 0) {
              t = s
              a: {
                var c = e
                i = Od
                var l = c.current.memoizedState.isDehydrated
                if ((l && (nf(c, s).flags |= 256), (s = lf(c, s, !1)), s !== 2 && s !== 6)) {
                  if (bd && !l) {
                    ;((c.errorRecoveryDisabledLanes |= o), (wd |= o), (i = 4))
                    break a
                  }
                  ;((o = kd), (kd = i), o !== null && (kd === null ? (kd = o) : kd.push.apply(kd, o)))
                }
                i = s
              }
              if (((o = !1), i !== 2)) continue
            }
          }
          if (i === 1) {
            ;(nf(e, 0), $d(e, t, 0, !0))
            break
          }
          a: {
            switch (((r = e), (o = i), o)) {
              case 0:
              case 1:
                throw Error(a(345))
              case 4:
                if ((t & 4194048) !== t && (t & 62914560) !== t) break
              case 6:
                $d(r, t, Ed, !vd)
                break a
              case 2:
                kd = null
                break
              case 3:
              case 5:
                break
              default:
                throw Error(a(329))
            }
            if ((t & 62914560) === t && ((i = jd + 300 - Xe()), 10 < i)) {
              if (($d(r, t, Ed, !vd), ht(r, 0, !0) !== 0)) break a
              ;((zd = t),
                (r.timeoutHandle = Ap(Zd.bind(null, r, n, kd, Pd, Ad, t, Ed, wd, Dd, vd, o, `Throttled`, -0, 0), i)))
              break a
            }
            Zd(r, n, kd, Pd, Ad, t, Ed, wd, Dd, vd, o, null, -0, 0)
          }
          break
        }
      } while (1)
      Vf(e)
    }
    function Zd(e, t, n, r, i, a, o, s, c, l, u, d, f, p) {
      e.timeoutHandle = -1
      var m = t.subtreeFlags,
        h = (a & 335544064) === a
      ;((d = null),
        (h || m & 8192 || (m & 16785408) == 16785408) &&
        ((d = {
          stylesheets: null,
          count: 0,
          imgCount: 0,
          imgBytes: 0,
          suspenseyImages: [],
          waitingForImages: !0,
          waitingForViewTransition: !1,
          unsuspend: On,
        }),
        ($l = null),
        od(t, a, d),
        h &&
          ((m = d),
          (h = e.containerInfo),
          (h = (h.nodeType === 9 ? h : h.ownerDocument).__reactViewTransition),
          h != null && (m.count++, (m.waitingForViewTransition = !0), (m = gh.bind(m)), h.finished.then(m, m))),
        (m = (a & 62914560) === a ? jd - Xe() : (a & 4194048) === a ? Md - Xe() : 0),
        (m = mh(d, m)),
        m !== null)
          ? ((zd = a),
            (e.cancelPendingCommit = m(vf.bind(null, e, t, a, n, r, i, o, s, c, l, u, d, null, f, p))),
            $d(e, a, o, !l))
          : vf(e, t, a, n, r, i, o, s, c, l, u, d))
    }
    function Qd(e) {
      for (var t = e; ;) {
        var n = t.tag
        if (
          (n === 0 || n === 11 || n === 15) &&
          t.flags & 16384 &&
          ((n = t.updateQueue), n !== null && ((n = n.stores), n !== null))
        )
          for (var r = 0; r < n.length; r++) {
            var i = n[r],
              a = i.getSnapshot
            i = i.value
            try {
              if (!Zr(a(), i)) return !1
            } catch {
              return !1
            }
          }
        if (((n = t.child), t.subtreeFlags & 16384 && n !== null)) ((n.return = t), (t = n))
        else {
          if (t === e) break
          for (; t.sibling === null;) {
            if (t.return === null || t.return === e) return !0
            t = t.return
          }
          ;((t.sibling.return = t.return), (t = t.sibling))
        }
      }
      return !0
    }
    function $d(e, t, n, r) {
      ;((t = _t(e, t)),
        (t &= ~Td),
        (t &= ~wd),
        (e.suspendedLanes |= t),
        (e.pingedLanes &= ~t),
        r && (e.warmLanes |= t),
        (r = e.expirationTimes))
      for (var i = t; 0 < i;) {
        var a = 31 - st(i),
          o = 1 << a
        ;((r[a] = -1), (i &= ~o))
      }
      n !== 0 && Ct(e, n, t)
    }
    function ef() {
      return md & 6 ? !0 : (Hf(0, !1), !1)
    }
    function tf() {
      if (M !== null) {
        if (gd === 0) var e = M.return
        else ((e = M), (Da = Ea = null), gs(e), (go = null), (_o = 0), (e = M))
        for (; e !== null;) (Nl(e.alternate, e), (e = e.return))
        M = null
      }
    }
    function nf(e, t) {
      var n = e.timeoutHandle
      return (
        n !== -1 && ((e.timeoutHandle = -1), jp(n)),
        (n = e.cancelPendingCommit),
        n !== null && ((e.cancelPendingCommit = null), n()),
        (zd = 0),
        tf(),
        (hd = e),
        (M = n = Wi(e.current, null)),
        (N = t),
        (gd = 0),
        (_d = null),
        (vd = !1),
        (yd = gt(e, t)),
        (bd = !1),
        (Dd = Ed = Td = wd = Cd = Sd = 0),
        (kd = Od = null),
        (Ad = !1),
        (xd = _t(e, t)),
        Pi(),
        n
      )
    }
    function rf(e, t) {
      ;((j = null),
        (D.H = Ec),
        t === ao || t === so
          ? ((t = mo()), (gd = 3))
          : t === oo
            ? ((t = mo()), (gd = 4))
            : (gd = t === Wc ? 8 : typeof t == `object` && t && typeof t.then == `function` ? 6 : 1),
        (_d = t),
        M === null && ((Sd = 1), Rc(e, Qi(t, e.current))))
    }
    function af() {
      var e = Vo.current
      return e === null ? !0 : (N & 4194048) === N ? Ho === null : (N & 62914560) === N || N & 536870912 ? e === Ho : !1
    }
    function of() {
      var e = D.H
      return ((D.H = Ec), e === null ? Ec : e)
    }
    function sf() {
      var e = D.A
      return ((D.A = fd), e)
    }
    function cf() {
      ;((Sd = 4),
        vd || ((N & 4194048) !== N && Vo.current !== null) || (yd = !0),
        (!(Cd & 134217727) && !(wd & 134217727)) || hd === null || $d(hd, N, Ed, !1))
    }
    function lf(e, t, n) {
      var r = md
      md |= 2
      var i = of(),
        a = sf()
      ;((hd !== e || N !== t) && ((Pd = null), nf(e, t)), (t = !1))
      var o = Sd
      a: do
        try {
          if (gd !== 0 && M !== null) {
            var s = M,
              c = _d
            switch (gd) {
              case 8:
                ;(tf(), (o = 6))
                break a
              case 3:
              case 2:
              case 9:
              case 6:
                Vo.current === null && (t = !0)
                var l = gd
                if (((gd = 0), (_d = null), hf(e, s, c, l), n && yd)) {
                  o = 0
                  break a
                }
                break
              default:
                ;((l = gd), (gd = 0), (_d = null), hf(e, s, c, l))
            }
          }
          ;(uf(), (o = Sd))
          break
        } catch (t) {
          rf(e, t)
        }
      while (1)
      return (
        t && e.shellSuspendCounter++,
        (Da = Ea = null),
        (md = r),
        (D.H = i),
        (D.A = a),
        M === null && ((hd = null), (N = 0), Pi()),
        o
      )
    }
    function uf() {
      for (; M !== null;) pf(M)
    }
    function df(e, t) {
      var n = md
      md |= 2
      var r = of(),
        i = sf()
      hd !== e || N !== t ? ((Pd = null), (Nd = Xe() + 500), nf(e, t)) : (yd = gt(e, t))
      a: do
        try {
          if (gd !== 0 && M !== null) {
            t = M
            var o = _d
            b: switch (gd) {
              case 1:
                ;((gd = 0), (_d = null), hf(e, t, o, 1))
                break
              case 2:
              case 9:
                if (lo(o)) {
                  ;((gd = 0), (_d = null), mf(t))
                  break
                }
                ;((t = function () {
                  ;((gd !== 2 && gd !== 9) || hd !== e || (gd = 7), Vf(e))
                }),
                  o.then(t, t))
                break a
              case 3:
                gd = 7
                break a
              case 4:
                gd = 5
                break a
              case 7:
                lo(o) ? ((gd = 0), (_d = null), mf(t)) : ((gd = 0), (_d = null), hf(e, t, o, 7))
                break
              case 5:
                var s = null
                switch (M.tag) {
                  case 26:
                    s = M.memoizedState
                  case 5:
                  case 27:
                    var c = M
                    if (s ? lh(s) : c.stateNode.complete) {
                      ;((gd = 0), (_d = null))
                      var l = c.sibling
                      if (l !== null) M = l
                      else {
                        var u = c.return
                        u === null ? (M = null) : ((M = u), gf(u))
                      }
                      break b
                    }
                }
                ;((gd = 0), (_d = null), hf(e, t, o, 5))
                break
              case 6:
                ;((gd = 0), (_d = null), hf(e, t, o, 6))
                break
              case 8:
                ;(tf(), (Sd = 6))
                break a
              default:
                throw Error(a(462))
            }
          }
          ff()
          break
        } catch (t) {
          rf(e, t)
        }
      while (1)
      return ((Da = Ea = null), (D.H = r), (D.A = i), (md = n), M === null ? ((hd = null), (N = 0), Pi(), Sd) : 0)
    }
    function ff() {
      for (; M !== null && !Je();) pf(M)
    }
    function pf(e) {
      var t = wl(e.alternate, e, xd)
      ;((e.memoizedProps = e.pendingProps), t === null ? gf(e) : (M = t))
    }
    function mf(e) {
      var t = e,
        n = t.alternate
      switch (t.tag) {
        case 15:
        case 0:
          t = il(n, t, t.pendingProps, t.type, void 0, N)
          break
        case 11:
          t = il(n, t, t.pendingProps, t.type.render, t.ref, N)
          break
        case 5:
          gs(t)
          var r = t
          r === pa && (A ? (ba(r), r.tag === 5 && r.stateNode != null && (ma = r.stateNode)) : (ba(r), (A = !0)))
        default:
          ;(Nl(n, t), (t = M = Gi(t, xd)), (t = wl(n, t, xd)))
      }
      ;((e.memoizedProps = e.pendingProps), t === null ? gf(e) : (M = t))
    }
    function hf(e, t, n, r) {
      ;((Da = Ea = null), gs(t), (go = null), (_o = 0))
      var i = t.return
      try {
        if (Uc(e, i, t, n, N)) {
          ;((Sd = 1), Rc(e, Qi(n, e.current)), (M = null))
          return
        }
      } catch (t) {
        if (i !== null) throw ((M = i), t)
        ;((Sd = 1), Rc(e, Qi(n, e.current)), (M = null))
        return
      }
      t.flags & 32768
        ? (A || r === 1
            ? (e = !0)
            : yd || N & 536870912
              ? (e = !1)
              : ((vd = e = !0),
                (r === 2 || r === 9 || r === 3 || r === 6) &&
                  ((r = Vo.current), r !== null && r.tag === 13 && (r.flags |= 16384))),
          _f(t, e))
        : gf(t)
    }
    function gf(e) {
      var t = e
      do {
        if (t.flags & 32768) {
          _f(t, vd)
          return
        }
        e = t.return
        var n = jl(t.alternate, t, xd)
        if (n !== null) {
          M = n
          return
        }
        if (((t = t.sibling), t !== null)) {
          M = t
          return
        }
        M = t = e
      } while (t !== null)
      Sd === 0 && (Sd = 5)
    }
    function _f(e, t) {
      do {
        var n = Ml(e.alternate, e)
        if (n !== null) {
          ;((n.flags &= 32767), (M = n))
          return
        }
        if (
          ((n = e.return),
          n !== null && ((n.flags |= 32768), (n.subtreeFlags = 0), (n.deletions = null)),
          !t && ((e = e.sibling), e !== null))
        ) {
          M = e
          return
        }
        M = e = n
      } while (e !== null)
      ;((Sd = 6), (M = null))
    }
    function vf(e, t, n, r, i, o, s, c, l, u, d, f) {
      e.cancelPendingCommit = null
      do Tf()
      while (Id !== 0)
      if (md & 6) throw Error(a(327))
      if (t !== null) {
        if (t === e.current) throw Error(a(177))
        ;(e === hd && ((M = hd = null), (N = 0)),
          (Rd = t),
          (Ld = e),
          (zd = n),
          (Vd = i),
          (Hd = r),
          yf(e, t, n, s, c, l, f))
      }
    }
    function yf(e, t, n, r, i, a, o) {
      var s = t.lanes | t.childLanes
      if (
        ((Bd = s),
        (s |= Ni),
        St(e, n, s, r, i, a),
        (Wd = null),
        (n & 335544064) === n ? ((Gd = Ka(e)), (r = 10262)) : ((Gd = null), (r = 10256)),
        (t.subtreeFlags & r) !== 0 || (t.flags & r) !== 0
          ? ((e.callbackNode = null),
            (e.callbackPriority = 0),
            Pf(et, function () {
              return (Ef(), null)
            }))
          : ((e.callbackNode = null), (e.callbackPriority = 0)),
        (Ql = !1),
        (r = !!(t.flags & 13878)),
        t.subtreeFlags & 13878 || r)
      ) {
        ;((r = D.T), (D.T = null), (i = O.p), (O.p = 2), (a = md), (md |= 4))
        try {
          Du(e, t, n)
        } finally {
          ;((md = a), (O.p = i), (D.T = r))
        }
      }
      ;((Id = 1), Ql ? (Ud = Kp(o, e.containerInfo, Gd, Sf, I, xf, Cf, Ef, bf, null, null)) : (Sf(), I(), Cf()))
    }
    function bf(e) {
      if (Id !== 0) {
        var t = Ld.onRecoverableError
        t(e, { componentStack: null })
      }
    }
    function xf() {
      Id === 3 && ((Id = 0), Ju(Rd, Ld), (Id = 4))
    }
    function Sf() {
      if (Id === 1) {
        Id = 0
        var e = Ld,
          t = Rd,
          n = zd,
          r = !!(t.flags & 13878)
        if (t.subtreeFlags & 13878 || r) {
          ;((r = D.T), (D.T = null))
          var i = O.p
          O.p = 2
          var a = md
          md |= 4
          try {
            ;((wu = Tu = !1), Wu(t, e, n), (n = z))
            var o = ri(e.containerInfo),
              s = n.focusedElem,
              c = n.selectionRange
            if (o !== s && s && s.ownerDocument && ni(s.ownerDocument.documentElement, s)) {
              if (c !== null && ii(s)) {
                var l = c.start,
                  u = c.end
                if ((u === void 0 && (u = l), `selectionStart` in s))
                  ((s.selectionStart = l), (s.selectionEnd = Math.min(u, s.value.length)))
                else {
                  var d = s.ownerDocument || document,
                    f = (d && d.defaultView) || window
                  if (f.getSelection) {
                    var p = f.getSelection(),
                      m = s.textContent.length,
                      h = Math.min(c.start, m),
                      g = c.end === void 0 ? h : Math.min(c.end, m)
                    !p.extend && h > g && ((o = g), (g = h), (h = o))
                    var _ = ti(s, h),
                      v = ti(s, g)
                    if (
                      _ &&
                      v &&
                      (p.rangeCount !== 1 ||
                        p.anchorNode !== _.node ||
                        p.anchorOffset !== _.offset ||
                        p.focusNode !== v.node ||
                        p.focusOffset !== v.offset)
                    ) {
                      var y = d.createRange()
                      ;(y.setStart(_.node, _.offset),
                        p.removeAllRanges(),
                        h > g
                          ? (p.addRange(y), p.extend(v.node, v.offset))
                          : (y.setEnd(v.node, v.offset), p.addRange(y)))
                    }
                  }
                }
              }
              for (d = [], p = s; (p = p.parentNode);)
                p.nodeType === 1 && d.push({ element: p, left: p.scrollLeft, top: p.scrollTop })
              for (typeof s.focus == `function` && s.focus(), s = 0; s < d.length; s++) {
                var b = d[s]
                ;((b.element.scrollLeft = b.left), (b.element.scrollTop = b.top))
              }
            }
            ;((kh = !!Sp), (z = Sp = null))
          } finally {
            ;((md = a), (O.p = i), (D.T = r))
          }
        }
        ;((e.current = t), (Id = 2))
      }
    }
    function I() {
      if (Id === 2) {
        Id = 0
        var e = Ld,
          t = Rd,
          n = !!(t.flags & 8772)
        if (t.subtreeFlags & 8772 || n) {
          ;((n = D.T), (D.T = null))
          var r = O.p
          O.p = 2
          var i = md
          md |= 4
          try {
            ku(e, t.alternate, t)
          } finally {
            ;((md = i), (O.p = r), (D.T = n))
          }
        }
        Id = 3
      }
    }
    function Cf() {
      if (Id === 4 || Id === 3) {
        Id = 0
        var e = Ud
        ;((Ud = null), Ye())
        var t = Ld,
          n = Rd,
          r = zd,
          i = Hd,
          a = (r & 335544064) === r ? 10262 : 10256
        if (
          ((n.subtreeFlags & a) !== 0 || (n.flags & a) !== 0
            ? (Id = 5)
            : ((Id = 0), (Rd = Ld = null), wf(t, t.pendingLanes)),
          (a = t.pendingLanes),
          a === 0 && (Fd = null),
          Dt(r),
          (n = n.stateNode),
          ot && typeof ot.onCommitFiberRoot == `function`)
        )
          try {
            ot.onCommitFiberRoot(at, n, void 0, (n.current.flags & 128) == 128)
          } catch {}
        if (i !== null) {
          ;((n = D.T), (a = O.p), (O.p = 2), (D.T = null))
          try {
            for (var o = t.onRecoverableError, s = 0; s < i.length; s++) {
              var c = i[s]
              o(c.value, { componentStack: c.stack })
            }
          } finally {
            ;((D.T = n), (O.p = a))
          }
        }
        if (((i = Wd), (o = Gd), (Gd = null), i !== null && ((Wd = null), o === null && (o = []), e !== null)))
          for (c = 0; c < i.length; c++) ((n = (0, i[c])(o)), n !== void 0 && e.finished.finally(n))
        ;(zd & 3 && Tf(),
          Vf(t),
          (a = t.pendingLanes),
          r & 261930 && a & 42 ? (t === qd ? Kd++ : ((Kd = 0), (qd = t))) : ((Kd = 0), (qd = null)),
          Hf(0, !1))
      }
    }
    function wf(e, t) {
      ;(e.pooledCacheLanes &= t) === 0 && ((t = e.pooledCache), t != null && ((e.pooledCache = null), Ua(t)))
    }
    function Tf() {
      return (Ud !== null && (Ud.skipTransition(), (Ud = null)), Sf(), I(), Cf(), Ef())
    }
    function Ef() {
      if (Id !== 5) return !1
      var e = Ld,
        t = Bd
      Bd = 0
      var n = Dt(zd),
        r = D.T,
        i = O.p
      try {
        ;((O.p = 32 > n ? 32 : n), (D.T = null), (n = Vd), (Vd = null))
        var o = Ld,
          s = zd
        if (((Id = 0), (Rd = Ld = null), (zd = 0), md & 6)) throw Error(a(331))
        var c = md
        if (
          ((md |= 4),
          ld(o.current),
          td(o, o.current, s, n),
          (md = c),
          Hf(0, !1),
          ot && typeof ot.onPostCommitFiberRoot == `function`)
        )
          try {
            ot.onPostCommitFiberRoot(at, o)
          } catch {}
        return !0
      } finally {
        ;((O.p = i), (D.T = r), wf(e, t))
      }
    }
    function Df(e, t, n) {
      ;((t = Qi(n, t)), (t = Bc(e.stateNode, t, 2)), (e = Oo(e, t, 2)), e !== null && (xt(e, 2), Vf(e)))
    }
    function Of(e, t, n) {
      if (e.tag === 3) Df(e, e, n)
      else
        for (; t !== null;) {
          if (t.tag === 3) {
            Df(t, e, n)
            break
          }
          if (t.tag === 1) {
            var r = t.stateNode
            if (
              typeof t.type.getDerivedStateFromError == `function` ||
              (typeof r.componentDidCatch == `function` && (Fd === null || !Fd.has(r)))
            ) {
              ;((e = Qi(n, e)), (n = Vc(2)), (r = Oo(t, n, 2)), r !== null && (Hc(n, r, t, e), xt(r, 2), Vf(r)))
              break
            }
          }
          t = t.return
        }
    }
    function kf(e, t, n) {
      var r = e.pingCache
      if (r === null) {
        r = e.pingCache = new pd()
        var i = new Set()
        r.set(t, i)
      } else ((i = r.get(t)), i === void 0 && ((i = new Set()), r.set(t, i)))
      i.has(n) || ((bd = !0), i.add(n), (e = Af.bind(null, e, t, n)), t.then(e, e))
    }
    function Af(e, t, n) {
      var r = e.pingCache
      ;(r !== null && r.delete(t),
        (e.pingedLanes |= e.suspendedLanes & n),
        (e.warmLanes &= ~n),
        hd === e &&
          (N & n) === n &&
          (Sd === 4 || (Sd === 3 && (N & 62914560) === N && 300 > Xe() - jd)
            ? md & 2
              ? (Td |= n)
              : nf(e, 0)
            : (Td |= n),
          Dd === N && (Dd = 0)),
        Vf(e))
    }
    function jf(e, t) {
      ;(t === 0 && (t = yt()), (e = Li(e, t)), e !== null && (xt(e, t), Vf(e)))
    }
    function Mf(e) {
      var t = e.memoizedState,
        n = 0
      ;(t !== null && (n = t.retryLane), jf(e, n))
    }
    function Nf(e, t) {
      var n = 0
      switch (e.tag) {
        case 31:
        case 13:
          var r = e.stateNode,
            i = e.memoizedState
          i !== null && (n = i.retryLane)
          break
        case 19:
          r = e.stateNode
          break
        case 22:
          r = e.stateNode._retryCache
          break
        default:
          throw Error(a(314))
      }
      ;(r !== null && r.delete(t), jf(e, n))
    }
    function Pf(e, t) {
      return Ke(e, t)
    }
    var Ff = null,
      If = null,
      Lf = !1,
      Rf = !1,
      zf = !1,
      Bf = 0
    function Vf(e) {
      ;(e !== If && e.next === null && (If === null ? (Ff = If = e) : (If = If.next = e)),
        (Rf = !0),
        Lf || ((Lf = !0), Jf()))
    }
    function Hf(e, t) {
      if (!zf && Rf) {
        zf = !0
        do
          for (var n = !1, r = Ff; r !== null;) {
            if (!t) {
              if (e !== 0) {
                var i = r.pendingLanes
                if (i === 0) var a = 0
                else {
                  var o = r.suspendedLanes,
                    s = r.pingedLanes
                  ;((a = (1 << (31 - st(42 | e) + 1)) - 1),
                    (a &= i & ~(o & ~s)),
                    (a = a & 201326741 ? (a & 201326741) | 1 : a ? a | 2 : 0))
                }
                a !== 0 && ((n = !0), qf(r, a))
              } else
                ((a = N),
                  (a = ht(r, r === hd ? a : 0, r.cancelPendingCommit !== null || r.timeoutHandle !== -1)),
                  !(a & 3) || gt(r, a) || ((n = !0), qf(r, a)))
            }
            r = r.next
          }
        while (n)
        zf = !1
      }
    }
    function Uf() {
      Wf()
    }
    function Wf() {
      Rf = Lf = !1
      var e = 0
      Bf !== 0 && kp() && (e = Bf)
      for (var t = Xe(), n = null, r = Ff; r !== null;) {
        var i = r.next,
          a = Gf(r, t)
        ;(a === 0
          ? ((r.next = null), n === null ? (Ff = i) : (n.next = i), i === null && (If = n))
          : ((n = r), (e !== 0 || a & 3) && (Rf = !0)),
          (r = i))
      }
      ;((Id !== 0 && Id !== 5) || Hf(e, !1), Bf !== 0 && (Bf = 0))
    }
    function Gf(e, t) {
      for (var n = e.suspendedLanes, r = e.pingedLanes, i = e.expirationTimes, a = e.pendingLanes & -62914561; 0 < a;) {
        var o = 31 - st(a),
          s = 1 << o,
          c = i[o]
        ;(c === -1 ? ((s & n) === 0 || (s & r) !== 0) && (i[o] = vt(s, t)) : c <= t && (e.expiredLanes |= s), (a &= ~s))
      }
      if (
        ((t = hd),
        (n = N),
        (n = ht(e, e === t ? n : 0, e.cancelPendingCommit !== null || e.timeoutHandle !== -1)),
        (r = e.callbackNode),
        n === 0 || (e === t && (gd === 2 || gd === 9)) || e.cancelPendingCommit !== null)
      )
        return (r !== null && r !== null && qe(r), (e.callbackNode = null), (e.callbackPriority = 0))
      if (!(n & 3) || gt(e, n)) {
        if (((t = n & -n), t === e.callbackPriority)) return t
        switch ((r !== null && qe(r), Dt(n))) {
          case 2:
          case 8:
            n = $e
            break
          case 32:
            n = et
            break
          case 268435456:
            n = nt
            break
          default:
            n = et
        }
        return ((r = Kf.bind(null, e)), (n = Ke(n, r)), (e.callbackPriority = t), (e.callbackNode = n), t)
      }
      return (r !== null && r !== null && qe(r), (e.callbackPriority = 2), (e.callbackNode = null), 2)
    }
    function Kf(e, t) {
      if (Id !== 0 && Id !== 5) return ((e.callbackNode = null), (e.callbackPriority = 0), null)
      var n = e.callbackNode
      if (Tf() && e.callbackNode !== n) return null
      var r = N
      return (
        (r = ht(e, e === hd ? r : 0, e.cancelPendingCommit !== null || e.timeoutHandle !== -1)),
        r === 0
          ? null
          : (F(e, r, t), Gf(e, Xe()), e.callbackNode != null && e.callbackNode === n ? Kf.bind(null, e) : null)
      )
    }
    function qf(e, t) {
      if (Tf()) return null
      F(e, t, !0)
    }
    function Jf() {
      Pp(function () {
        md & 6 ? Ke(Qe, Uf) : Wf()
      })
    }
    function Yf() {
      if (Bf === 0) {
        var e = Ya
        ;(e === 0 && ((e = dt), (dt <<= 1), !(dt & 261888) && (dt = 256)), (Bf = e))
      }
      return Bf
    }
    function Xf(e) {
      return e == null || typeof e == `symbol` || typeof e == `boolean` ? null : typeof e == `function` ? e : Dn(e)
    }
    function Zf(e, t, n, r, i) {
      if (t === `submit` && n && n.stateNode === i) {
        var a = Xf((i[Mt] || null).action),
          o = r.submitter
        o &&
          ((t = (t = o[Mt] || null) ? Xf(t.formAction) : o.getAttribute(`formAction`)),
          t !== null && ((a = t), (o = null)))
        var s = new Yn(`action`, `action`, null, r, i)
        e.push({
          event: s,
          listeners: [
            {
              instance: null,
              listener: function () {
                if (r.defaultPrevented) {
                  if (Bf !== 0) {
                    var e = new FormData(i, o)
                    fc(n, { pending: !0, data: e, method: i.method, action: a }, null, e)
                  }
                } else
                  typeof a == `function` &&
                    (s.preventDefault(),
                    (e = new FormData(i, o)),
                    fc(n, { pending: !0, data: e, method: i.method, action: a }, a, e))
              },
              currentTarget: i,
            },
          ],
        })
      }
    }
    for (var Qf = 0; Qf < wi.length; Qf++) {
      var $f = wi[Qf]
      Ti($f.toLowerCase(), `on` + ($f[0].toUpperCase() + $f.slice(1)))
    }
    ;(Ti(gi, `onAnimationEnd`),
      Ti(_i, `onAnimationIteration`),
      Ti(vi, `onAnimationStart`),
      Ti(`dblclick`, `onDoubleClick`),
      Ti(`focusin`, `onFocus`),
      Ti(`focusout`, `onBlur`),
      Ti(yi, `onTransitionRun`),
      Ti(bi, `onTransitionStart`),
      Ti(xi, `onTransitionCancel`),
      Ti(Si, `onTransitionEnd`),
      Xt(`onMouseEnter`, [`mouseout`, `mouseover`]),
      Xt(`onMouseLeave`, [`mouseout`, `mouseover`]),
      Xt(`onPointerEnter`, [`pointerout`, `pointerover`]),
      Xt(`onPointerLeave`, [`pointerout`, `pointerover`]),
      Yt(`onChange`, `change click focusin focusout input keydown keyup selectionchange`.split(` `)),
      Yt(`onSelect`, `focusout contextmenu dragend focusin keydown keyup mousedown mouseup selectionchange`.split(` `)),
      Yt(`onBeforeInput`, [`compositionend`, `keypress`, `textInput`, `paste`]),
      Yt(`onCompositionEnd`, `compositionend focusout keydown keypress keyup mousedown`.split(` `)),
      Yt(`onCompositionStart`, `compositionstart focusout keydown keypress keyup mousedown`.split(` `)),
      Yt(`onCompositionUpdate`, `compositionupdate focusout keydown keypress keyup mousedown`.split(` `)))
    var ep =
        `abort canplay canplaythrough durationchange emptied encrypted ended error loadeddata loadedmetadata loadstart pause play playing progress ratechange resize seeked seeking stalled suspend timeupdate volumechange waiting`.split(
          ` `,
        ),
      tp = new Set(`beforetoggle cancel close invalid load scroll scrollend toggle`.split(` `).concat(ep))
    function np(e, t) {
      t = !!(t & 4)
      for (var n = 0; n < e.length; n++) {
        var r = e[n],
          i = r.event
        r = r.listeners
        a: {
          var a = void 0
          if (t)
            for (var o = r.length - 1; 0 <= o; o--) {
              var s = r[o],
                c = s.instance,
                l = s.currentTarget
              if (((s = s.listener), c !== a && i.isPropagationStopped())) break a
              ;((a = s), (i.currentTarget = l))
              try {
                a(i)
              } catch (e) {
                Ai(e)
              }
              ;((i.currentTarget = null), (a = c))
            }
          else
            for (o = 0; o < r.length; o++) {
              if (
                ((s = r[o]),
                (c = s.instance),
                (l = s.currentTarget),
                (s = s.listener),
                c !== a && i.isPropagationStopped())
              )
                break a
              ;((a = s), (i.currentTarget = l))
              try {
                a(i)
              } catch (e) {
                Ai(e)
              }
              ;((i.currentTarget = null), (a = c))
            }
        }
      }
    }
    function L(e, t) {
      var n = t[Pt]
      n === void 0 && (n = t[Pt] = new Set())
      var r = e + `__bubble`
      n.has(r) || (op(t, e, 2, !1), n.add(r))
    }
    function rp(e, t, n) {
      var r = 0
      ;(t && (r |= 4), op(n, e, r, t))
    }
    var ip = `_reactListening` + Math.random().toString(36).slice(2)
    function ap(e) {
      if (!e[ip]) {
        ;((e[ip] = !0),
          qt.forEach(function (t) {
            t !== `selectionchange` && (tp.has(t) || rp(t, !1, e), rp(t, !0, e))
          }))
        var t = e.nodeType === 9 ? e : e.ownerDocument
        t === null || t[ip] || ((t[ip] = !0), rp(`selectionchange`, !1, t))
      }
    }
    function op(e, t, n, r) {
      switch (Fh(t)) {
        case 2:
          var i = Ah
          break
        case 8:
          i = jh
          break
        default:
          i = Mh
      }
      ;((n = i.bind(null, t, n, e)),
        (i = void 0),
        !Rn || (t !== `touchstart` && t !== `touchmove` && t !== `wheel`) || (i = !0),
        r
          ? i === void 0
            ? e.addEventListener(t, n, !0)
            : e.addEventListener(t, n, { capture: !0, passive: i })
          : i === void 0
            ? e.addEventListener(t, n, !1)
            : e.addEventListener(t, n, { passive: i }))
    }
    function sp(e, t, n, r, i) {
      var a = r
      if (!(t & 1) && !(t & 2) && r !== null)
        a: for (;;) {
          if (r === null) return
          var o = r.tag
          if (o === 3 || o === 4) {
            var s = r.stateNode.containerInfo
            if (s === i) break
            if (o === 4)
              for (o = r.return; o !== null;) {
                var c = o.tag
                if ((c === 3 || c === 4) && o.stateNode.containerInfo === i) return
                o = o.return
              }
            for (; s !== null;) {
              if (((o = Vt(s)), o === null)) return
              if (((c = o.tag), c === 5 || c === 6 || c === 26 || c === 27)) {
                r = a = o
                continue a
              }
              s = s.parentNode
            }
          }
          r = r.return
        }
      Fn(function () {
        var r = a,
          i = An(n),
          o = []
        a: {
          var s = Ci.get(e)
          if (s !== void 0) {
            var c = Yn,
              u = e
            switch (e) {
              case `keypress`:
                if (Wn(n) === 0) break a
              case `keydown`:
              case `keyup`:
                c = pr
                break
              case `focusin`:
                ;((u = `focus`), (c = ir))
                break
              case `focusout`:
                ;((u = `blur`), (c = ir))
                break
              case `beforeblur`:
              case `afterblur`:
                c = ir
                break
              case `click`:
                if (n.button === 2) break a
              case `auxclick`:
              case `dblclick`:
              case `mousedown`:
              case `mousemove`:
              case `mouseup`:
              case `mouseout`:
              case `mouseover`:
              case `contextmenu`:
                c = nr
                break
              case `drag`:
              case `dragend`:
              case `dragenter`:
              case `dragexit`:
              case `dragleave`:
              case `dragover`:
              case `dragstart`:
              case `drop`:
                c = rr
                break
              case `touchcancel`:
              case `touchend`:
              case `touchmove`:
              case `touchstart`:
                c = gr
                break
              case gi:
              case _i:
              case vi:
                c = ar
                break
              case Si:
                c = _r
                break
              case `scroll`:
              case `scrollend`:
                c = Zn
                break
              case `wheel`:
                c = vr
                break
              case `copy`:
              case `cut`:
              case `paste`:
                c = or
                break
              case `gotpointercapture`:
              case `lostpointercapture`:
              case `pointercancel`:
              case `pointerdown`:
              case `pointermove`:
              case `pointerout`:
              case `pointerover`:
              case `pointerup`:
                c = mr
                break
              case `submit`:
                c = hr
                break
              case `toggle`:
              case `beforetoggle`:
                c = yr
            }
            var d = !!(t & 4),
              f = !d && (e === `scroll` || e === `scrollend`),
              p = d ? (s === null ? null : s + `Capture`) : s
            d = []
            for (var m = r, h; m !== null;) {
              var g = m
              if (
                ((h = g.stateNode),
                (g = g.tag),
                (g !== 5 && g !== 26 && g !== 27) ||
                  h === null ||
                  p === null ||
                  ((g = In(m, p)), g != null && d.push(cp(m, g, h))),
                f)
              )
                break
              m = m.return
            }
            0 < d.length && ((s = new c(s, u, null, n, i)), o.push({ event: s, listeners: d }))
          }
        }
        if (!(t & 7)) {
          a: {
            if (
              ((c = e === `mouseover` || e === `pointerover`),
              (s = e === `mouseout` || e === `pointerout`),
              c && n !== kn && (u = n.relatedTarget || n.fromElement) && (Vt(u) || u[Nt]))
            )
              break a
            ;(s || c) &&
              ((u = i.window === i ? i : (c = i.ownerDocument) ? c.defaultView || c.parentWindow : window),
              s
                ? ((c = n.relatedTarget || n.toElement),
                  (s = r),
                  (c = c ? Vt(c) : null),
                  c !== null && ((f = l(c)), (d = c.tag), c !== f || (d !== 5 && d !== 27 && d !== 6)) && (c = null))
                : ((s = null), (c = r)),
              s !== c &&
                ((d = nr),
                (g = `onMouseLeave`),
                (p = `onMouseEnter`),
                (m = `mouse`),
                (e === `pointerout` || e === `pointerover`) &&
                  ((d = mr), (g = `onPointerLeave`), (p = `onPointerEnter`), (m = `pointer`)),
                (f = s == null ? u : Ut(s)),
                (h = c == null ? u : Ut(c)),
                (u = new d(g, m + `leave`, s, n, i)),
                (u.target = f),
                (u.relatedTarget = h),
                (g = null),
                Vt(i) === r && ((d = new d(p, m + `enter`, c, n, i)), (d.target = h), (d.relatedTarget = f), (g = d)),
                (f = g),
                (d = s && c ? te(s, c, up) : null),
                s !== null && dp(o, u, s, d, !1),
                c !== null && f !== null && dp(o, f, c, d, !0)))
          }
          a: {
            if (
              ((s = r ? Ut(r) : window),
              (c = s.nodeName && s.nodeName.toLowerCase()),
              c === `select` || (c === `input` && s.type === `file`))
            )
              var _ = zr
            else if (Nr(s)) {
              if (Br) _ = Yr
              else {
                _ = qr
                var v = Kr
              }
            } else
              ((c = s.nodeName),
                !c || c.toLowerCase() !== `input` || (s.type !== `checkbox` && s.type !== `radio`)
                  ? r && wn(r.elementType) && (_ = zr)
                  : (_ = Jr))
            if ((_ &&= _(e, r))) {
              Pr(o, _, n, i)
              break a
            }
            v && v(e, s, r)
          }
          switch (((v = r ? Ut(r) : window), e)) {
            case `focusin`:
              ;(Nr(v) || v.contentEditable === `true`) && ((oi = v), (si = r), (ci = null))
              break
            case `focusout`:
              ci = si = oi = null
              break
            case `mousedown`:
              li = !0
              break
            case `contextmenu`:
            case `mouseup`:
            case `dragend`:
              ;((li = !1), ui(o, n, i))
              break
            case `selectionchange`:
              if (ai) break
            case `keydown`:
            case `keyup`:
              ui(o, n, i)
          }
          var y
          if (xr)
            b: {
              switch (e) {
                case `compositionstart`:
                  var b = `onCompositionStart`
                  break b
                case `compositionend`:
                  b = `onCompositionEnd`
                  break b
                case `compositionupdate`:
                  b = `onCompositionUpdate`
                  break b
              }
              b = void 0
            }
          else
            kr
              ? Dr(e, n) && (b = `onCompositionEnd`)
              : e === `keydown` && n.keyCode === 229 && (b = `onCompositionStart`)
          ;(b &&
            (wr &&
              n.locale !== `ko` &&
              (kr || b !== `onCompositionStart`
                ? b === `onCompositionEnd` && kr && (y = Un())
                : ((Bn = i), (Vn = `value` in Bn ? Bn.value : Bn.textContent), (kr = !0))),
            (v = lp(r, b)),
            0 < v.length &&
              ((b = new sr(b, e, null, n, i)),
              o.push({ event: b, listeners: v }),
              y ? (b.data = y) : ((y = Or(n)), y !== null && (b.data = y)))),
            (y = Cr ? Ar(e, n) : jr(e, n)) &&
              ((b = lp(r, `onBeforeInput`)),
              0 < b.length &&
                ((v = new sr(`onBeforeInput`, `beforeinput`, null, n, i)),
                o.push({ event: v, listeners: b }),
                (v.data = y))),
            Zf(o, e, r, n, i))
        }
        np(o, t)
      })
    }
    function cp(e, t, n) {
      return { instance: e, listener: t, currentTarget: n }
    }
    function lp(e, t) {
      for (var n = t + `Capture`, r = []; e !== null;) {
        var i = e,
          a = i.stateNode
        if (
          ((i = i.tag),
          (i !== 5 && i !== 26 && i !== 27) ||
            a === null ||
            ((i = In(e, n)), i != null && r.unshift(cp(e, i, a)), (i = In(e, t)), i != null && r.push(cp(e, i, a))),
          e.tag === 3)
        )
          return r
        e = e.return
      }
      return []
    }
    function up(e) {
      if (e === null) return null
      do e = e.return
      while (e && e.tag !== 5 && e.tag !== 27)
      return e || null
    }
    function dp(e, t, n, r, i) {
      for (var a = t._reactName, o = []; n !== null && n !== r;) {
        var s = n,
          c = s.alternate,
          l = s.stateNode
        if (((s = s.tag), c !== null && c === r)) break
        ;((s !== 5 && s !== 26 && s !== 27) ||
          l === null ||
          ((c = l),
          i
            ? ((l = In(n, a)), l != null && o.unshift(cp(n, l, c)))
            : i || ((l = In(n, a)), l != null && o.push(cp(n, l, c)))),
          (n = n.return))
      }
      o.length !== 0 && e.push({ event: t, listeners: o })
    }
    var fp = /\r\n?/g,
      pp = /\u0000|\uFFFD/g
    function mp(e) {
      return (typeof e == `string` ? e : `` + e)
        .replace(
          fp,
          `
`,
        )
        .replace(pp, ``)
    }
    function R(e, t) {
      return ((t = mp(t)), mp(e) === t)
    }
    function hp(e, t, n, r, i, o) {
      switch (n) {
        case `children`:
          if (typeof r == `string`) t === `body` || (t === `textarea` && r === ``) || bn(e, r)
          else if (typeof r == `number` || typeof r == `bigint`) t !== `body` && bn(e, `` + r)
          else return
          break
        case `className`:
          an(e, `class`, r)
          break
        case `tabIndex`:
          an(e, `tabindex`, r)
          break
        case `dir`:
        case `role`:
        case `viewBox`:
        case `width`:
        case `height`:
          an(e, n, r)
          break
        case `style`:
          Cn(e, r, o)
          return
        case `data`:
          if (t !== `object`) {
            an(e, `data`, r)
            break
          }
        case `src`:
        case `href`:
          if (
            (r === `` && (t !== `a` || n !== `href`)) ||
            r == null ||
            typeof r == `function` ||
            typeof r == `symbol` ||
            typeof r == `boolean`
          ) {
            e.removeAttribute(n)
            break
          }
          ;((r = Dn(r)), e.setAttribute(n, r))
          break
        case `action`:
        case `formAction`:
          if (typeof r == `function`) {
            e.setAttribute(
              n,
              `javascript:throw new Error('A React form was unexpectedly submitted. If you called form.submit() manually, consider using form.requestSubmit() instead. If you\\'re trying to use event.stopPropagation() in a submit event handler, consider also calling event.preventDefault().')`,
            )
            break
          }
          if (
            (typeof o == `function` &&
              (n === `formAction`
                ? (t !== `input` && hp(e, t, `name`, i.name, i, null),
                  hp(e, t, `formEncType`, i.formEncType, i, null),
                  hp(e, t, `formMethod`, i.formMethod, i, null),
                  hp(e, t, `formTarget`, i.formTarget, i, null))
                : (hp(e, t, `encType`, i.encType, i, null),
                  hp(e, t, `method`, i.method, i, null),
                  hp(e, t, `target`, i.target, i, null))),
            r == null || typeof r == `symbol` || typeof r == `boolean`)
          ) {
            e.removeAttribute(n)
            break
          }
          ;((r = Dn(r)), e.setAttribute(n, r))
          break
        case `onClick`:
          r != null && (e.onclick = On)
          return
        case `onScroll`:
          r != null && L(`scroll`, e)
          return
        case `onScrollEnd`:
          r != null && L(`scrollend`, e)
          return
        case `dangerouslySetInnerHTML`:
          if (r != null) {
            if (typeof r != `object` || !(`__html` in r)) throw Error(a(61))
            if (((n = r.__html), n != null)) {
              if (i.children != null) throw Error(a(60))
              o?.__html !== n && (e.innerHTML = n)
            }
          }
          break
        case `multiple`:
          e.multiple = r && typeof r != `function` && typeof r != `symbol`
          break
        case `muted`:
          e.muted = r && typeof r != `function` && typeof r != `symbol`
          break
        case `suppressContentEditableWarning`:
        case `suppressHydrationWarning`:
        case `defaultValue`:
        case `defaultChecked`:
        case `innerHTML`:
        case `ref`:
          break
        case `autoFocus`:
          break
        case `xlinkHref`:
          if (r == null || typeof r == `function` || typeof r == `boolean` || typeof r == `symbol`) {
            e.removeAttribute(`xlink:href`)
            break
          }
          ;((n = Dn(r)), e.setAttributeNS(`http://www.w3.org/1999/xlink`, `xlink:href`, n))
          break
        case `contentEditable`:
        case `spellCheck`:
        case `draggable`:
        case `value`:
        case `autoReverse`:
        case `externalResourcesRequired`:
        case `focusable`:
        case `preserveAlpha`:
          r != null && typeof r != `function` && typeof r != `symbol` ? e.setAttribute(n, r) : e.removeAttribute(n)
          break
        case `inert`:
        case `allowFullScreen`:
        case `async`:
        case `autoPlay`:
        case `controls`:
        case `credentialless`:
        case `default`:
        case `defer`:
        case `disabled`:
        case `disablePictureInPicture`:
        case `disableRemotePlayback`:
        case `formNoValidate`:
        case `hidden`:
        case `loop`:
        case `noModule`:
        case `noValidate`:
        case `open`:
        case `playsInline`:
        case `readOnly`:
        case `required`:
        case `reversed`:
        case `scoped`:
        case `seamless`:
        case `itemScope`:
          r && typeof r != `function` && typeof r != `symbol` ? e.setAttribute(n, ``) : e.removeAttribute(n)
          break
        case `capture`:
        case `download`:
          !0 === r
            ? e.setAttribute(n, ``)
            : !1 !== r && r != null && typeof r != `function` && typeof r != `symbol`
              ? e.setAttribute(n, r)
              : e.removeAttribute(n)
          break
        case `cols`:
        case `rows`:
        case `size`:
        case `span`:
          r != null && typeof r != `function` && typeof r != `symbol` && !isNaN(r) && 1 <= r
            ? e.setAttribute(n, r)
            : e.removeAttribute(n)
          break
        case `rowSpan`:
        case `start`:
          r == null || typeof r == `function` || typeof r == `symbol` || isNaN(r)
            ? e.removeAttribute(n)
            : e.setAttribute(n, r)
          break
        case `popover`:
          ;(L(`beforetoggle`, e), L(`toggle`, e), rn(e, `popover`, r))
          break
        case `xlinkActuate`:
          on(e, `http://www.w3.org/1999/xlink`, `xlink:actuate`, r)
          break
        case `xlinkArcrole`:
          on(e, `http://www.w3.org/1999/xlink`, `xlink:arcrole`, r)
          break
        case `xlinkRole`:
          on(e, `http://www.w3.org/1999/xlink`, `xlink:role`, r)
          break
        case `xlinkShow`:
          on(e, `http://www.w3.org/1999/xlink`, `xlink:show`, r)
          break
        case `xlinkTitle`:
          on(e, `http://www.w3.org/1999/xlink`, `xlink:title`, r)
          break
        case `xlinkType`:
          on(e, `http://www.w3.org/1999/xlink`, `xlink:type`, r)
          break
        case `xmlBase`:
          on(e, `http://www.w3.org/XML/1998/namespace`, `xml:base`, r)
          break
        case `xmlLang`:
          on(e, `http://www.w3.org/XML/1998/namespace`, `xml:lang`, r)
          break
        case `xmlSpace`:
          on(e, `http://www.w3.org/XML/1998/namespace`, `xml:space`, r)
          break
        case `is`:
          rn(e, `is`, r)
          break
        case `innerText`:
        case `textContent`:
          return
        default:
          if (!(2 < n.length) || (n[0] !== `o` && n[0] !== `O`) || (n[1] !== `n` && n[1] !== `N`))
            ((n = Tn.get(n) || n), rn(e, n, r))
          else return
      }
      tn = !0
    }
    function gp(e, t, n, r, i, o) {
      switch (n) {
        case `style`:
          Cn(e, r, o)
          return
        case `dangerouslySetInnerHTML`:
          if (r != null) {
            if (typeof r != `object` || !(`__html` in r)) throw Error(a(61))
            if (((n = r.__html), n != null)) {
              if (i.children != null) throw Error(a(60))
              o?.__html !== n && (e.innerHTML = n)
            }
          }
          break
        case `children`:
          if (typeof r == `string`) bn(e, r)
          else if (typeof r == `number` || typeof r == `bigint`) bn(e, `` + r)
          else return
          break
        case `onScroll`:
          r != null && L(`scroll`, e)
          return
        case `onScrollEnd`:
          r != null && L(`scrollend`, e)
          return
        case `onClick`:
          r != null && (e.onclick = On)
          return
        case `suppressContentEditableWarning`:
        case `suppressHydrationWarning`:
        case `innerHTML`:
        case `ref`:
          return
        case `innerText`:
        case `textContent`:
          return
        default:
          if (!Jt.hasOwnProperty(n))
            a: {
              if (
                n[0] === `o` &&
                n[1] === `n` &&
                ((i = n.endsWith(`Capture`)),
                (o = n.slice(2, i ? n.length - 7 : void 0)),
                (t = e[Mt] || null),
                (t = t == null ? null : t[n]),
                typeof t == `function` && e.removeEventListener(o, t, i),
                typeof r == `function`)
              ) {
                ;(typeof t != `function` &&
                  t !== null &&
                  (n in e ? (e[n] = null) : e.hasAttribute(n) && e.removeAttribute(n)),
                  e.addEventListener(o, r, i))
                break a
              }
              ;((tn = !0), n in e ? (e[n] = r) : !0 === r ? e.setAttribute(n, ``) : rn(e, n, r))
            }
          return
      }
      tn = !0
    }
    function _p(e, t, n) {
      switch (t) {
        case `div`:
        case `span`:
        case `svg`:
        case `path`:
        case `a`:
        case `g`:
        case `p`:
        case `li`:
          break
        case `img`:
          ;(L(`error`, e), L(`load`, e))
          var r = !1,
            i = !1,
            o
          for (o in n)
            if (n.hasOwnProperty(o)) {
              var s = n[o]
              if (s != null)
                switch (o) {
                  case `src`:
                    r = !0
                    break
                  case `srcSet`:
                    i = !0
                    break
                  case `children`:
                  case `dangerouslySetInnerHTML`:
                    throw Error(a(137, t))
                  default:
                    hp(e, t, o, s, n, null)
                }
            }
          ;(i && hp(e, t, `srcSet`, n.srcSet, n, null), r && hp(e, t, `src`, n.src, n, null))
          return
        case `input`:
          L(`invalid`, e)
          var c = (o = s = i = null),
            l = null,
            u = null
          for (r in n)
            if (n.hasOwnProperty(r)) {
              var d = n[r]
              if (d != null)
                switch (r) {
                  case `name`:
                    i = d
                    break
                  case `type`:
                    s = d
                    break
                  case `checked`:
                    l = d
                    break
                  case `defaultChecked`:
                    u = d
                    break
                  case `value`:
                    o = d
                    break
                  case `defaultValue`:
                    c = d
                    break
                  case `children`:
                  case `dangerouslySetInnerHTML`:
                    if (d != null) throw Error(a(137, t))
                    break
                  default:
                    hp(e, t, r, d, n, null)
                }
            }
          hn(e, o, c, l, u, s, i, !1)
          return
        case `select`:
          for (i in (L(`invalid`, e), (r = s = o = null), n))
            if (n.hasOwnProperty(i) && ((c = n[i]), c != null))
              switch (i) {
                case `value`:
                  o = c
                  break
                case `defaultValue`:
                  s = c
                  break
                case `multiple`:
                  r = c
                default:
                  hp(e, t, i, c, n, null)
              }
          ;((t = o), (n = s), (e.multiple = !!r), t == null ? n != null && _n(e, !!r, n, !0) : _n(e, !!r, t, !1))
          return
        case `textarea`:
          for (s in (L(`invalid`, e), (o = i = r = null), n))
            if (n.hasOwnProperty(s) && ((c = n[s]), c != null))
              switch (s) {
                case `value`:
                  r = c
                  break
                case `defaultValue`:
                  i = c
                  break
                case `children`:
                  o = c
                  break
                case `dangerouslySetInnerHTML`:
                  if (c != null) throw Error(a(91))
                  break
                default:
                  hp(e, t, s, c, n, null)
              }
          yn(e, r, i, o)
          return
        case `option`:
          for (l in n)
            if (n.hasOwnProperty(l) && ((r = n[l]), r != null))
              switch (l) {
                case `selected`:
                  e.selected = r && typeof r != `function` && typeof r != `symbol`
                  break
                default:
                  hp(e, t, l, r, n, null)
              }
          return
        case `dialog`:
          ;(L(`beforetoggle`, e), L(`toggle`, e), L(`cancel`, e), L(`close`, e))
          break
        case `iframe`:
        case `object`:
          L(`load`, e)
          break
        case `video`:
        case `audio`:
          for (r = 0; r < ep.length; r++) L(ep[r], e)
          break
        case `image`:
          ;(L(`error`, e), L(`load`, e))
          break
        case `details`:
          L(`toggle`, e)
          break
        case `embed`:
        case `source`:
        case `link`:
          ;(L(`error`, e), L(`load`, e))
        case `area`:
        case `base`:
        case `br`:
        case `col`:
        case `hr`:
        case `keygen`:
        case `meta`:
        case `param`:
        case `track`:
        case `wbr`:
        case `menuitem`:
          for (u in n)
            if (n.hasOwnProperty(u) && ((r = n[u]), r != null))
              switch (u) {
                case `children`:
                case `dangerouslySetInnerHTML`:
                  throw Error(a(137, t))
                default:
                  hp(e, t, u, r, n, null)
              }
          return
        default:
          if (wn(t)) {
            for (d in n) n.hasOwnProperty(d) && ((r = n[d]), r !== void 0 && gp(e, t, d, r, n, void 0))
            return
          }
      }
      for (c in n) n.hasOwnProperty(c) && ((r = n[c]), r != null && hp(e, t, c, r, n, null))
    }
    var vp = {}
    function yp(e, t, n, r) {
      switch (t) {
        case `div`:
        case `span`:
        case `svg`:
        case `path`:
        case `a`:
        case `g`:
        case `p`:
        case `li`:
          break
        case `input`:
          var i = null,
            o = null,
            s = null,
            c = null,
            l = null,
            u = null,
            d = null
          for (m in n) {
            var f = n[m]
            if (n.hasOwnProperty(m) && f != null)
              switch (m) {
                case `checked`:
                  break
                case `value`:
                  break
                case `defaultValue`:
                  l = f
                default:
                  r.hasOwnProperty(m) || hp(e, t, m, null, r, f)
              }
          }
          for (var p in r) {
            var m = r[p]
            if (((f = n[p]), r.hasOwnProperty(p) && (m != null || f != null)))
              switch (p) {
                case `type`:
                  ;(m !== f && (tn = !0), (o = m))
                  break
                case `name`:
                  ;(m !== f && (tn = !0), (i = m))
                  break
                case `checked`:
                  ;(m !== f && (tn = !0), (u = m))
                  break
                case `defaultChecked`:
                  ;(m !== f && (tn = !0), (d = m))
                  break
                case `value`:
                  ;(m !== f && (tn = !0), (s = m))
                  break
                case `defaultValue`:
                  ;(m !== f && (tn = !0), (c = m))
                  break
                case `children`:
                case `dangerouslySetInnerHTML`:
                  if (m != null) throw Error(a(137, t))
                  break
                default:
                  m !== f && hp(e, t, p, m, r, f)
              }
          }
          mn(e, s, c, l, u, d, o, i)
          return
        case `select`:
          for (o in ((m = s = c = p = null), n))
            if (((l = n[o]), n.hasOwnProperty(o) && l != null))
              switch (o) {
                case `value`:
                  break
                case `multiple`:
                  m = l
                default:
                  r.hasOwnProperty(o) || hp(e, t, o, null, r, l)
              }
          for (i in r)
            if (((o = r[i]), (l = n[i]), r.hasOwnProperty(i) && (o != null || l != null)))
              switch (i) {
                case `value`:
                  ;(o !== l && (tn = !0), (p = o))
                  break
                case `defaultValue`:
                  ;(o !== l && (tn = !0), (c = o))
                  break
                case `multiple`:
                  ;(o !== l && (tn = !0), (s = o))
                default:
                  o !== l && hp(e, t, i, o, r, l)
              }
          ;((t = c),
            (n = s),
            (r = m),
            p == null ? !!r != !!n && (t == null ? _n(e, !!n, n ? [] : ``, !1) : _n(e, !!n, t, !0)) : _n(e, !!n, p, !1))
          return
        case `textarea`:
          for (c in ((m = p = null), n))
            if (((i = n[c]), n.hasOwnProperty(c) && i != null && !r.hasOwnProperty(c)))
              switch (c) {
                case `value`:
                  break
                case `children`:
                  break
                default:
                  hp(e, t, c, null, r, i)
              }
          for (s in r)
            if (((i = r[s]), (o = n[s]), r.hasOwnProperty(s) && (i != null || o != null)))
              switch (s) {
                case `value`:
                  ;(i !== o && (tn = !0), (p = i))
                  break
                case `defaultValue`:
                  ;(i !== o && (tn = !0), (m = i))
                  break
                case `children`:
                  break
                case `dangerouslySetInnerHTML`:
                  if (i != null) throw Error(a(91))
                  break
                default:
                  i !== o && hp(e, t, s, i, r, o)
              }
          vn(e, p, m)
          return
        case `option`:
          for (var h in n)
            if (((p = n[h]), n.hasOwnProperty(h) && p != null && !r.hasOwnProperty(h)))
              switch (h) {
                case `selected`:
                  e.selected = !1
                  break
                default:
                  hp(e, t, h, null, r, p)
              }
          for (l in r)
            if (((p = r[l]), (m = n[l]), r.hasOwnProperty(l) && p !== m && (p != null || m != null)))
              switch (l) {
                case `selected`:
                  ;(p !== m && (tn = !0), (e.selected = p && typeof p != `function` && typeof p != `symbol`))
                  break
                default:
                  hp(e, t, l, p, r, m)
              }
          return
        case `img`:
        case `link`:
        case `area`:
        case `base`:
        case `br`:
        case `col`:
        case `embed`:
        case `hr`:
        case `keygen`:
        case `meta`:
        case `param`:
        case `source`:
        case `track`:
        case `wbr`:
        case `menuitem`:
          for (var g in n)
            ((p = n[g]), n.hasOwnProperty(g) && p != null && !r.hasOwnProperty(g) && hp(e, t, g, null, r, p))
          for (u in r)
            if (((p = r[u]), (m = n[u]), r.hasOwnProperty(u) && p !== m && (p != null || m != null)))
              switch (u) {
                case `children`:
                case `dangerouslySetInnerHTML`:
                  if (p != null) throw Error(a(137, t))
                  break
                default:
                  hp(e, t, u, p, r, m)
              }
          return
        default:
          if (wn(t)) {
            for (var _ in n)
              ((p = n[_]), n.hasOwnProperty(_) && p !== void 0 && !r.hasOwnProperty(_) && gp(e, t, _, void 0, r, p))
            for (d in r)
              ((p = r[d]),
                (m = n[d]),
                !r.hasOwnProperty(d) || p === m || (p === void 0 && m === void 0) || gp(e, t, d, p, r, m))
            return
          }
      }
      for (var v in n) ((p = n[v]), n.hasOwnProperty(v) && p != null && !r.hasOwnProperty(v) && hp(e, t, v, null, r, p))
      for (f in r)
        ((p = r[f]), (m = n[f]), !r.hasOwnProperty(f) || p === m || (p == null && m == null) || hp(e, t, f, p, r, m))
    }
    function bp(e) {
      switch (e) {
        case `css`:
        case `script`:
        case `font`:
        case `img`:
        case `image`:
        case `input`:
        case `link`:
          return !0
        default:
          return !1
      }
    }
    function xp() {
      if (typeof performance.getEntriesByType == `function`) {
        for (var e = 0, t = 0, n = performance.getEntriesByType(`resource`), r = 0; r < n.length; r++) {
          var i = n[r],
            a = i.transferSize,
            o = i.initiatorType,
            s = i.duration
          if (a && s && bp(o)) {
            for (o = 0, s = i.responseEnd, r += 1; r < n.length; r++) {
              var c = n[r],
                l = c.startTime
              if (l > s) break
              var u = c.transferSize,
                d = c.initiatorType
              u && bp(d) && ((c = c.responseEnd), (o += u * (c < s ? 1 : (s - l) / (c - l))))
            }
            if ((--r, (t += (8 * (a + o)) / (i.duration / 1e3)), e++, 10 < e)) break
          }
        }
        if (0 < e) return t / e / 1e6
      }
      return navigator.connection && ((e = navigator.connection.downlink), typeof e == `number`) ? e : 5
    }
    var Sp = null,
      z = null
    function Cp(e) {
      return e.nodeType === 9 ? e : e.ownerDocument
    }
    function wp(e) {
      switch (e) {
        case `http://www.w3.org/2000/svg`:
          return 1
        case `http://www.w3.org/1998/Math/MathML`:
          return 2
        default:
          return 0
      }
    }
    function Tp(e, t) {
      if (e === 0)
        switch (t) {
          case `svg`:
            return 1
          case `math`:
            return 2
          default:
            return 0
        }
      return e === 1 && t === `foreignObject` ? 0 : e
    }
    function Ep(e, t, n, r) {
      return ((n = Cp(n).createElement(e)), (n[jt] = r), (n[Mt] = t), _p(n, e, t), Gt(n), n)
    }
    function Dp(e, t) {
      return (
        e === `textarea` ||
        e === `noscript` ||
        typeof t.children == `string` ||
        typeof t.children == `number` ||
        typeof t.children == `bigint` ||
        (typeof t.dangerouslySetInnerHTML == `object` &&
          t.dangerouslySetInnerHTML !== null &&
          t.dangerouslySetInnerHTML.__html != null)
      )
    }
    var Op = null
    function kp() {
      var e = window.event
      return e && e.type === `popstate` ? e !== Op && ((Op = e), !0) : ((Op = null), !1)
    }
    var Ap = typeof setTimeout == `function` ? setTimeout : void 0,
      jp = typeof clearTimeout == `function` ? clearTimeout : void 0,
      Mp = typeof Promise == `function` ? Promise : void 0,
      Np = typeof requestAnimationFrame == `function` ? requestAnimationFrame : Ap,
      Pp =
        typeof queueMicrotask == `function`
          ? queueMicrotask
          : Mp === void 0
            ? Ap
            : function (e) {
                return Mp.resolve(null).then(e).catch(Fp)
              }
    function Fp(e) {
      setTimeout(function () {
        throw e
      })
    }
    function Ip(e) {
      return e === `head`
    }
    function Lp(e, t) {
      var n = t,
        r = 0
      do {
        var i = n.nextSibling
        if ((e.removeChild(n), i && i.nodeType === 8)) {
          if (((n = i.data), n === `/$` || n === `/&`)) {
            if (r === 0) {
              ;(e.removeChild(i), Zh(t))
              return
            }
            r--
          } else if (n === `$` || n === `$?` || n === `$~` || n === `$!` || n === `&`) r++
          else if (n === `html`) jm(e.ownerDocument.documentElement)
          else if (n === `head`) {
            ;((n = e.ownerDocument.head), jm(n))
            for (var a = n.firstChild; a;) {
              var o = a.nextSibling,
                s = a.nodeName
              ;(a[Rt] ||
                s === `SCRIPT` ||
                s === `STYLE` ||
                (s === `LINK` && a.rel.toLowerCase() === `stylesheet`) ||
                n.removeChild(a),
                (a = o))
            }
          } else n === `body` && jm(e.ownerDocument.body)
        }
        n = i
      } while (n)
      Zh(t)
    }
    function Rp(e, t) {
      var n = e
      e = 0
      do {
        var r = n.nextSibling
        if (
          (n.nodeType === 1
            ? t
              ? ((n._stashedDisplay = n.style.display), (n.style.display = `none`))
              : ((n.style.display = n._stashedDisplay || ``),
                n.getAttribute(`style`) === `` && n.removeAttribute(`style`))
            : n.nodeType === 3 &&
              (t ? ((n._stashedText = n.nodeValue), (n.nodeValue = ``)) : (n.nodeValue = n._stashedText || ``)),
          r && r.nodeType === 8)
        ) {
          if (((n = r.data), n === `/$`)) {
            if (e === 0) break
            e--
          } else (n !== `$` && n !== `$?` && n !== `$~` && n !== `$!`) || e++
        }
        n = r
      } while (n)
    }
    function zp(e, t, n) {
      if (
        ((t = CSS.escape(t) === t ? t : `r-` + btoa(t).replace(/=/g, ``)),
        (e.style.viewTransitionName = t),
        n != null && (e.style.viewTransitionClass = n),
        (n = getComputedStyle(e)),
        n.display === `inline`)
      ) {
        if (((t = e.getClientRects()), t.length === 1)) var r = 1
        else
          for (var i = (r = 0); i < t.length; i++) {
            var a = t[i]
            0 < a.width && 0 < a.height && r++
          }
        r === 1 &&
          ((e = e.style),
          (e.display = t.length === 1 ? `inline-block` : `block`),
          (e.marginTop = `-` + n.paddingTop),
          (e.marginBottom = `-` + n.paddingBottom))
      }
    }
    function Bp(e, t) {
      ;((e = e.style), (t = t.style))
      var n =
        t == null
          ? null
          : t.hasOwnProperty(`viewTransitionName`)
            ? t.viewTransitionName
            : t.hasOwnProperty(`view-transition-name`)
              ? t[`view-transition-name`]
              : null
      ;((e.viewTransitionName = n == null || typeof n == `boolean` ? `` : (`` + n).trim()),
        (n =
          t == null
            ? null
            : t.hasOwnProperty(`viewTransitionClass`)
              ? t.viewTransitionClass
              : t.hasOwnProperty(`view-transition-class`)
                ? t[`view-transition-class`]
                : null),
        (e.viewTransitionClass = n == null || typeof n == `boolean` ? `` : (`` + n).trim()),
        e.display === `inline-block` &&
          (t == null
            ? (e.display = e.margin = ``)
            : ((n = t.display),
              (e.display = n == null || typeof n == `boolean` ? `` : n),
              (n = t.margin),
              n == null
                ? ((n = t.hasOwnProperty(`marginTop`) ? t.marginTop : t[`margin-top`]),
                  (e.marginTop = n == null || typeof n == `boolean` ? `` : n),
                  (t = t.hasOwnProperty(`marginBottom`) ? t.marginBottom : t[`margin-bottom`]),
                  (e.marginBottom = t == null || typeof t == `boolean` ? `` : t))
                : (e.margin = n))))
    }
    function Vp(e, t, n) {
      return (
        (n = n.ownerDocument.defaultView),
        {
          rect: e,
          abs: t.position === `absolute` || t.position === `fixed`,
          clip:
            t.clipPath !== `none` ||
            t.overflow !== `visible` ||
            t.filter !== `none` ||
            t.mask !== `none` ||
            t.mask !== `none` ||
            t.borderRadius !== `0px`,
          view: 0 <= e.bottom && 0 <= e.right && e.top <= n.innerHeight && e.left <= n.innerWidth,
        }
      )
    }
    function Hp(e) {
      return Vp(e.getBoundingClientRect(), getComputedStyle(e), e)
    }
    function Up(e) {
      var t = e.getBoundingClientRect()
      t = new DOMRect(t.x + 2e4, t.y + 2e4, t.width, t.height)
      var n = getComputedStyle(e)
      return Vp(t, n, e)
    }
    function Wp(e) {
      return e.documentElement.clientHeight
    }
    function Gp(e) {
      ;(this.addEventListener(`load`, e), this.addEventListener(`error`, e))
    }
    function Kp(e, t, n, r, i, a, o, s, c) {
      var l = t.nodeType === 9 ? t : t.ownerDocument
      try {
        var u = l.startViewTransition({
          update: function () {
            var t = l.defaultView,
              n = t.navigation && t.navigation.transition,
              o = l.fonts.status
            r()
            var s = []
            if (
              (o === `loaded` && (Wp(l), l.fonts.status === `loading` && s.push(l.fonts.ready)),
              (o = s.length),
              e !== null)
            )
              for (var c = e.suspenseyImages, u = 0, d = 0; d < c.length; d++) {
                var f = c[d]
                if (!f.complete) {
                  var p = f.getBoundingClientRect()
                  if (0 < p.bottom && 0 < p.right && p.top < t.innerHeight && p.left < t.innerWidth) {
                    if (((u += uh(f)), u > ph)) {
                      s.length = o
                      break
                    }
                    ;((f = new Promise(Gp.bind(f))), s.push(f))
                  }
                }
              }
            if (0 < s.length)
              return (
                (t = Promise.race([
                  Promise.all(s),
                  new Promise(function (e) {
                    return setTimeout(e, 500)
                  }),
                ]).then(i, i)),
                (n ? Promise.allSettled([n.finished, t]) : t).then(a, a)
              )
            if ((i(), n)) return n.finished.then(a, a)
            a()
          },
          types: n,
        })
        l.__reactViewTransition = u
        var d = []
        return (
          u.ready.then(
            function () {
              for (var e = l.documentElement.getAnimations({ subtree: !0 }), t = 0; t < e.length; t++) {
                var n = e[t],
                  r = n.effect,
                  i = r.pseudoElement
                if (i != null && i.startsWith(`::view-transition`)) {
                  ;(d.push(n), (n = r.getKeyframes()))
                  for (var a = (i = void 0), s = !0, c = 0; c < n.length; c++) {
                    var u = n[c],
                      f = u.width
                    if (i === void 0) i = f
                    else if (i !== f) {
                      s = !1
                      break
                    }
                    if (((f = u.height), a === void 0)) a = f
                    else if (a !== f) {
                      s = !1
                      break
                    }
                    ;(delete u.width, delete u.height, u.transform === `none` && delete u.transform)
                  }
                  s &&
                    i !== void 0 &&
                    a !== void 0 &&
                    (r.setKeyframes(n),
                    (s = getComputedStyle(r.target, r.pseudoElement)),
                    s.width !== i || s.height !== a) &&
                    ((s = n[0]),
                    (s.width = i),
                    (s.height = a),
                    (s = n[n.length - 1]),
                    (s.width = i),
                    (s.height = a),
                    r.setKeyframes(n))
                }
              }
              o()
            },
            function (e) {
              l.__reactViewTransition === u && (l.__reactViewTransition = null)
              try {
                if (typeof e == `object` && e)
                  switch (e.name) {
                    case `InvalidStateError`:
                      ;(e.message === `View transition was skipped because document visibility state is hidden.` ||
                        e.message === `Skipping view transition because document visibility state has become hidden.` ||
                        e.message === `Skipping view transition because viewport size changed.` ||
                        e.message === `Transition was aborted because of invalid state`) &&
                        (e = null)
                  }
                e !== null && c(e)
              } finally {
                ;(r(), i(), o())
              }
            },
          ),
          u.finished.finally(function () {
            for (var e = 0; e < d.length; e++) d[e].cancel()
            ;(l.__reactViewTransition === u && (l.__reactViewTransition = null), s())
          }),
          u
        )
      } catch {
        return (r(), i(), o(), null)
      }
    }
    function qp(e, t) {
      ;((this._scope = document.documentElement), (this._selector = `::view-transition-` + e + `(` + t + `)`))
    }
    ;((qp.prototype.animate = function (e, t) {
      return (
        (t = typeof t == `number` ? { duration: t } : T({}, t)),
        (t.pseudoElement = this._selector),
        this._scope.animate(e, t)
      )
    }),
      (qp.prototype.getAnimations = function () {
        for (
          var e = this._scope, t = this._selector, n = e.getAnimations({ subtree: !0 }), r = [], i = 0;
          i < n.length;
          i++
        ) {
          var a = n[i].effect
          a !== null && a.target === e && a.pseudoElement === t && r.push(n[i])
        }
        return r
      }),
      (qp.prototype.getComputedStyle = function () {
        return getComputedStyle(this._scope, this._selector)
      }))
    function Jp(e) {
      return {
        name: e,
        group: new qp(`group`, e),
        imagePair: new qp(`image-pair`, e),
        old: new qp(`old`, e),
        new: new qp(`new`, e),
      }
    }
    function Yp(e) {
      ;((this._fragmentFiber = e), (this._observers = this._eventListeners = null))
    }
    Yp.prototype.addEventListener = function (e, t, n) {
      var r = null,
        i = null
      if (!(n != null && typeof n != `boolean` && ((r = n.signal || null), r !== null && r.aborted))) {
        this._eventListeners === null && (this._eventListeners = [])
        var a = this._eventListeners
        if (em(a, e, t, n) === -1) {
          var o = this,
            s = t
          ;(n != null &&
            typeof n != `boolean` &&
            !0 === n.once &&
            (s = function (r) {
              ;(o.removeEventListener(e, t, n), typeof t == `function` ? t.call(this, r) : t.handleEvent(r))
            }),
            r !== null &&
              ((i = o.removeEventListener.bind(o, e, t, n)),
              r.addEventListener(`abort`, i, { once: !0 }),
              (i = r.removeEventListener.bind(r, `abort`, i))),
            (r = Qp(n)),
            a.push({ type: e, listener: t, optionsOrUseCapture: n, attachedListener: s, cleanup: i }),
            h(this._fragmentFiber.child, !1, Xp, e, s, r))
        }
        this._eventListeners = a
      }
    }
    function Xp(e, t, n, r) {
      return (b(e).addEventListener(t, n, r), !1)
    }
    Yp.prototype.removeEventListener = function (e, t, n) {
      var r = this._eventListeners
      if (r !== null && ((t = em(r, e, t, n)), t !== -1)) {
        var i = r[t]
        n = i.attachedListener
        var a = i.cleanup
        ;((i = Qp(i.optionsOrUseCapture)),
          h(this._fragmentFiber.child, !1, Zp, e, n, i),
          r.splice(t, 1),
          a !== null && a())
      }
    }
    function Zp(e, t, n, r) {
      return (b(e).removeEventListener(t, n, r), !1)
    }
    function Qp(e) {
      return e != null && typeof e != `boolean` && (!0 === e.once || e.signal instanceof AbortSignal)
        ? { capture: e.capture, passive: e.passive }
        : e
    }
    function $p(e) {
      return e == null ? `c=0` : typeof e == `boolean` ? `c=` + (e ? `1` : `0`) : `c=` + (e.capture ? `1` : `0`)
    }
    function em(e, t, n, r) {
      if (e.length === 0) return -1
      r = $p(r)
      for (var i = 0; i < e.length; i++) {
        var a = e[i]
        if (a.type === t && a.listener === n && $p(a.optionsOrUseCapture) === r) return i
      }
      return -1
    }
    ;((Yp.prototype.dispatchEvent = function (e) {
      var t = g(this._fragmentFiber)
      if (t === null) return !0
      t = b(t)
      var n = this._eventListeners
      if ((n !== null && 0 < n.length) || !e.bubbles) {
        var r = t.nodeType === 9 ? t.createComment(``) : document.createTextNode(``)
        if (n)
          for (var i = 0; i < n.length; i++) {
            var a = n[i]
            r.addEventListener(a.type, a.attachedListener, Qp(a.optionsOrUseCapture))
          }
        if ((t.appendChild(r), (e = r.dispatchEvent(e)), n))
          for (i = 0; i < n.length; i++)
            ((a = n[i]), r.removeEventListener(a.type, a.attachedListener, Qp(a.optionsOrUseCapture)))
        return (t.removeChild(r), e)
      }
      return t.dispatchEvent(e)
    }),
      (Yp.prototype.focus = function (e) {
        h(this._fragmentFiber.child, !0, tm, e, void 0, void 0)
      }))
    function tm(e, t) {
      return e.tag !== 6 && ((e = b(e)), Dm(e, t))
    }
    Yp.prototype.focusLast = function (e) {
      var t = []
      h(this._fragmentFiber.child, !0, nm, t, void 0, void 0)
      for (var n = t.length - 1; 0 <= n && !tm(t[n], e); n--);
    }
    function nm(e, t) {
      return (t.push(e), !1)
    }
    Yp.prototype.blur = function () {
      var e = g(this._fragmentFiber)
      e !== null &&
        ((e = b(e)), (e = Cp(e).activeElement), e !== null && h(this._fragmentFiber.child, !1, rm, e, void 0, void 0))
    }
    function rm(e, t) {
      return e.tag !== 6 && ((e = b(e)), e === t || e.contains(t) ? (t.blur(), !0) : !1)
    }
    Yp.prototype.observeUsing = function (e) {
      ;(this._observers === null && (this._observers = new Set()),
        this._observers.add(e),
        h(this._fragmentFiber.child, !1, im, e, void 0, void 0))
    }
    function im(e, t) {
      return (e.tag === 6 || ((e = b(e)), t.observe(e)), !1)
    }
    Yp.prototype.unobserveUsing = function (e) {
      var t = this._observers
      if (t !== null && t.has(e)) {
        ;(t.delete(e), h(this._fragmentFiber.child, !1, am, e, void 0, void 0))
        for (var n = (t = 0); n < om.length; n++) {
          var r = om[n]
          r.fragmentInstance === this && r.observer === e ? e.unobserve(r.instance) : (om[t++] = r)
        }
        om.length = t
      }
    }
    function am(e, t) {
      return (e.tag === 6 || ((e = b(e)), t.unobserve(e)), !1)
    }
    var om = [],
      sm = !1
    function cm(e, t, n) {
      ;(om.push({ fragmentInstance: e, observer: t, instance: n }),
        sm ||
          ((sm = !0),
          Om(function () {
            sm = !1
            var e = om
            om = []
            for (var t = 0; t < e.length; t++) {
              var n = e[t]
              n.observer.unobserve(n.instance)
            }
          })))
    }
    Yp.prototype.getClientRects = function () {
      var e = []
      return (h(this._fragmentFiber.child, !1, lm, e, void 0, void 0), e)
    }
    function lm(e, t) {
      if (e.tag === 6) {
        e = e.stateNode
        var n = e.ownerDocument.createRange()
        ;(n.selectNodeContents(e), t.push.apply(t, n.getClientRects()))
      } else ((e = b(e)), t.push.apply(t, e.getClientRects()))
      return !1
    }
    ;((Yp.prototype.getRootNode = function (e) {
      var t = g(this._fragmentFiber)
      return t === null ? this : b(t).getRootNode(e)
    }),
      (Yp.prototype.compareDocumentPosition = function (e) {
        var t = g(this._fragmentFiber)
        if (t === null) return Node.DOCUMENT_POSITION_DISCONNECTED
        var n = []
        h(this._fragmentFiber.child, !1, nm, n, void 0, void 0)
        var r = b(t)
        if (n.length === 0) {
          if (((n = r), _(this._fragmentFiber))) {
            a: {
              for (t = this._fragmentFiber.return; t !== null;) {
                if (t.tag === 4) {
                  t = t.stateNode.containerInfo
                  break a
                }
                if (t.tag === 3 || t.tag === 5 || t.tag === 27) break
                t = t.return
              }
              t = null
            }
            t != null && (n = t)
          }
          t = this._fragmentFiber
          var i = (r = n.compareDocumentPosition(e))
          return (
            n === e
              ? (i = Node.DOCUMENT_POSITION_CONTAINS)
              : r & Node.DOCUMENT_POSITION_CONTAINED_BY &&
                ((n = v(t)[1]),
                n === null
                  ? (i = Node.DOCUMENT_POSITION_PRECEDING)
                  : ((e = b(n).compareDocumentPosition(e)),
                    (i =
                      e === 0 || e & Node.DOCUMENT_POSITION_FOLLOWING
                        ? Node.DOCUMENT_POSITION_FOLLOWING
                        : Node.DOCUMENT_POSITION_PRECEDING))),
            (i |= Node.DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC)
          )
        }
        ;((t = b(n[0])), (i = b(n[n.length - 1])))
        var a = _(this._fragmentFiber) ? t.parentElement : r
        if (a == null) return Node.DOCUMENT_POSITION_DISCONNECTED
        ;((r = a.compareDocumentPosition(t) & Node.DOCUMENT_POSITION_CONTAINED_BY),
          (a = a.compareDocumentPosition(i) & Node.DOCUMENT_POSITION_CONTAINED_BY))
        var o = t.compareDocumentPosition(e),
          s = i.compareDocumentPosition(e),
          c = o & Node.DOCUMENT_POSITION_CONTAINED_BY || s & Node.DOCUMENT_POSITION_CONTAINED_BY
        return (
          (s = r && a && o & Node.DOCUMENT_POSITION_FOLLOWING && s & Node.DOCUMENT_POSITION_PRECEDING),
          (t =
            (r && t === e) || (a && i === e) || c || s
              ? Node.DOCUMENT_POSITION_CONTAINED_BY
              : (!r && t === e) || (!a && i === e)
                ? Node.DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC
                : o),
          t & Node.DOCUMENT_POSITION_DISCONNECTED ||
          t & Node.DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC ||
          um(t, this._fragmentFiber, n[0], n[n.length - 1], e)
            ? t
            : Node.DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC
        )
      }))
    function um(e, t, n, r, i) {
      var a = Vt(i)
      if (e & Node.DOCUMENT_POSITION_CONTAINED_BY) {
        if ((n = !!a))
          a: {
            for (; a !== null;) {
              if (a.tag === 7 && (a === t || a.alternate === t)) {
                n = !0
                break a
              }
              a = a.return
            }
            n = !1
          }
        return n
      }
      if (e & Node.DOCUMENT_POSITION_CONTAINS) {
        if (a === null) return ((a = i.ownerDocument), i === a || i === a.documentElement || i === a.body)
        a: {
          for (a = t, t = g(t); a !== null;) {
            if (!((a.tag !== 5 && a.tag !== 3 && a.tag !== 27) || (a !== t && a.alternate !== t))) {
              a = !0
              break a
            }
            a = a.return
          }
          a = !1
        }
        return a
      }
      return e & Node.DOCUMENT_POSITION_PRECEDING
        ? ((t = !!a) &&
            !(t = a === n) &&
            ((t = te(n, a, w)), t === null ? (t = !1) : (h(t, !0, C, a, n), (a = x), (x = null), (t = a !== null))),
          t)
        : e & Node.DOCUMENT_POSITION_FOLLOWING
          ? ((t = !!a) &&
              !(t = a === r) &&
              ((t = te(r, a, w)),
              t === null ? (t = !1) : (h(t, !0, ee, a, r), (a = x), (S = x = null), (t = a !== null))),
            t)
          : !1
    }
    function dm(e, t) {
      var n = e.ownerDocument.createRange()
      ;(n.selectNodeContents(e),
        (e = n.getBoundingClientRect()),
        window.scrollTo(
          window.scrollX + e.left,
          t ? window.scrollY + e.top : window.scrollY + e.bottom - window.innerHeight,
        ))
    }
    Yp.prototype.scrollIntoView = function (e) {
      if (typeof e == `object`) throw Error(a(566))
      var t = []
      h(this._fragmentFiber.child, !1, nm, t, void 0, void 0)
      var n = !1 !== e
      if (t.length === 0) {
        var r = v(this._fragmentFiber)
        if (((r = n ? r[1] || r[0] || g(this._fragmentFiber) : r[0] || r[1]), r === null)) return
        if (r.tag === 6) {
          ;((e = b(r)), dm(e, n))
          return
        }
        if (((r = b(r)), r.nodeType !== 9)) {
          if (r.nodeType === 11) {
            ;((n = `host` in r ? r.host : null), n !== null && n.scrollIntoView(e))
            return
          }
          r.scrollIntoView(e)
        }
      }
      for (r = n ? t.length - 1 : 0; r !== (n ? -1 : t.length);) {
        var i = t[r]
        ;(i.tag === 6 ? ((i = b(i)), dm(i, n)) : b(i).scrollIntoView(e), (r += n ? -1 : 1))
      }
    }
    function fm(e, t) {
      return ((e = b(e)), pm(e, t), !1)
    }
    function pm(e, t) {
      ;((e.reactFragments ??= new Set()), e.reactFragments.add(t))
    }
    function mm(e, t) {
      var n = t._eventListeners
      if (n !== null)
        for (var r = 0; r < n.length; r++) {
          var i = n[r]
          e.addEventListener(i.type, i.attachedListener, Qp(i.optionsOrUseCapture))
        }
      e.nodeType !== 3 &&
        ((n = t._observers),
        n !== null &&
          n.forEach(function (n) {
            for (var r = 0, i = 0; i < om.length; i++) {
              var a = om[i]
              ;(a.fragmentInstance !== t || a.observer !== n || a.instance !== e) && (om[r++] = a)
            }
            ;((om.length = r), n.observe(e))
          }),
        pm(e, t))
    }
    function hm(e, t) {
      var n = t._eventListeners
      if (n !== null)
        for (var r = 0; r < n.length; r++) {
          var i = n[r]
          e.removeEventListener(i.type, i.attachedListener, Qp(i.optionsOrUseCapture))
        }
      e.nodeType !== 3 &&
        ((n = t._observers),
        n !== null &&
          n.forEach(function (n) {
            typeof n.rootMargin == `string` ? cm(t, n, e) : n.unobserve(e)
          }),
        e.reactFragments != null && e.reactFragments.delete(t))
    }
    function gm(e) {
      var t = e.firstChild
      for (t && t.nodeType === 10 && (t = t.nextSibling); t;) {
        var n = t
        switch (((t = t.nextSibling), n.nodeName)) {
          case `HTML`:
          case `HEAD`:
          case `BODY`:
            ;(gm(n), Bt(n))
            continue
          case `SCRIPT`:
          case `STYLE`:
            continue
          case `LINK`:
            if (n.rel.toLowerCase() === `stylesheet`) continue
        }
        e.removeChild(n)
      }
    }
    function _m(e, t, n, r) {
      for (; e.nodeType === 1;) {
        var i = n
        if (e.nodeName.toLowerCase() !== t.toLowerCase()) {
          if (!r && (e.nodeName !== `INPUT` || e.type !== `hidden`)) break
        } else if (!r) {
          if (t === `input` && e.type === `hidden`) {
            var a = i.name == null ? null : `` + i.name
            if (i.type === `hidden` && e.getAttribute(`name`) === a) return e
          } else return e
        } else if (!e[Rt])
          switch (t) {
            case `meta`:
              if (!e.hasAttribute(`itemprop`)) break
              return e
            case `link`:
              if (
                ((a = e.getAttribute(`rel`)),
                (a === `stylesheet` && e.hasAttribute(`data-precedence`)) ||
                  a !== i.rel ||
                  e.getAttribute(`href`) !== (i.href == null || i.href === `` ? null : i.href) ||
                  e.getAttribute(`crossorigin`) !== (i.crossOrigin == null ? null : i.crossOrigin) ||
                  e.getAttribute(`title`) !== (i.title == null ? null : i.title))
              )
                break
              return e
            case `style`:
              if (e.hasAttribute(`data-precedence`)) break
              return e
            case `script`:
              if (
                ((a = e.getAttribute(`src`)),
                (a !== (i.src == null ? null : i.src) ||
                  e.getAttribute(`type`) !== (i.type == null ? null : i.type) ||
                  e.getAttribute(`crossorigin`) !== (i.crossOrigin == null ? null : i.crossOrigin)) &&
                  a &&
                  e.hasAttribute(`async`) &&
                  !e.hasAttribute(`itemprop`))
              )
                break
              return e
            default:
              return e
          }
        if (((e = Cm(e.nextSibling)), e === null)) break
      }
      return null
    }
    function vm(e, t, n) {
      if (t === ``) return null
      for (; e.nodeType !== 3;)
        if (
          ((e.nodeType !== 1 || e.nodeName !== `INPUT` || e.type !== `hidden`) && !n) ||
          ((e = Cm(e.nextSibling)), e === null)
        )
          return null
      return e
    }
    function ym(e, t) {
      for (; e.nodeType !== 8;)
        if (
          ((e.nodeType !== 1 || e.nodeName !== `INPUT` || e.type !== `hidden`) && !t) ||
          ((e = Cm(e.nextSibling)), e === null)
        )
          return null
      return e
    }
    function bm(e) {
      return e.data === `$?` || e.data === `$~`
    }
    function xm(e) {
      return e.data === `$!` || (e.data === `$?` && e.ownerDocument.readyState !== `loading`)
    }
    function Sm(e, t) {
      var n = e.ownerDocument
      if (e.data === `$~`) e._reactRetry = t
      else if (e.data !== `$?` || n.readyState !== `loading`) t()
      else {
        var r = function () {
          ;(t(), n.removeEventListener(`DOMContentLoaded`, r))
        }
        ;(n.addEventListener(`DOMContentLoaded`, r), (e._reactRetry = r))
      }
    }
    function Cm(e) {
      for (; e != null; e = e.nextSibling) {
        var t = e.nodeType
        if (t === 1 || t === 3) break
        if (t === 8) {
          if (
            ((t = e.data), t === `$` || t === `$!` || t === `$?` || t === `$~` || t === `&` || t === `F!` || t === `F`)
          )
            break
          if (t === `/$` || t === `/&`) return null
        }
      }
      return e
    }
    var wm = null
    function Tm(e) {
      e = e.nextSibling
      for (var t = 0; e;) {
        if (e.nodeType === 8) {
          var n = e.data
          if (n === `/$` || n === `/&`) {
            if (t === 0) return Cm(e.nextSibling)
            t--
          } else (n !== `$` && n !== `$!` && n !== `$?` && n !== `$~` && n !== `&`) || t++
        }
        e = e.nextSibling
      }
      return null
    }
    function Em(e) {
      e = e.previousSibling
      for (var t = 0; e;) {
        if (e.nodeType === 8) {
          var n = e.data
          if (n === `$` || n === `$!` || n === `$?` || n === `$~` || n === `&`) {
            if (t === 0) return e
            t--
          } else (n !== `/$` && n !== `/&`) || t++
        }
        e = e.previousSibling
      }
      return null
    }
    function Dm(e, t) {
      function n() {
        r = !0
      }
      if (e.ownerDocument.activeElement === e) return !0
      var r = !1
      try {
        ;(e.ownerDocument.addEventListener(`focus`, n, !0), (e.focus || HTMLElement.prototype.focus).call(e, t))
      } finally {
        e.ownerDocument.removeEventListener(`focus`, n, !0)
      }
      return r
    }
    function Om(e) {
      Np(function () {
        Np(function (t) {
          return e(t)
        })
      })
    }
    function km(e, t, n) {
      switch (((t = Cp(n)), e)) {
        case `html`:
          if (((e = t.documentElement), !e)) throw Error(a(452))
          return e
        case `head`:
          if (((e = t.head), !e)) throw Error(a(453))
          return e
        case `body`:
          if (((e = t.body), !e)) throw Error(a(454))
          return e
        default:
          throw Error(a(451))
      }
    }
    function Am(e, t, n) {
      for (var r in n) {
        var i = n[r]
        n.hasOwnProperty(r) && i != null && hp(e, t, r, null, vp, i)
      }
      ;(n.dangerouslySetInnerHTML != null && (e.textContent = ``), e.onclick === On && (e.onclick = null), Bt(e))
    }
    function jm(e) {
      for (var t = e.attributes; t.length;) e.removeAttributeNode(t[0])
      Bt(e)
    }
    var Mm = new Map(),
      Nm = new Set()
    function Pm(e) {
      if (typeof e.getRootNode == `function`) {
        var t = e.getRootNode()
        if (t.nodeType === 9 || t.nodeType === 11) return t
      }
      return e.nodeType === 9 ? e : e.ownerDocument
    }
    var Fm = O.d
    O.d = { f: Im, r: Lm, D: Bm, C: Vm, L: Hm, m: Um, X: Gm, S: Wm, M: Km }
    function Im() {
      var e = Fm.f(),
        t = ef()
      return e || t
    }
    function Lm(e) {
      var t = Ht(e)
      t !== null && t.tag === 5 && t.type === `form` ? mc(t) : Fm.r(e)
    }
    var Rm = typeof document > `u` ? null : document
    function zm(e, t, n) {
      var r = Rm
      if (r && typeof t == `string` && t) {
        var i = pn(t)
        ;((i = `link[rel="` + e + `"][href="` + i + `"]`),
          typeof n == `string` && (i += `[crossorigin="` + n + `"]`),
          Nm.has(i) ||
            (Nm.add(i),
            (e = { rel: e, crossOrigin: n, href: t }),
            r.querySelector(i) === null &&
              ((t = r.createElement(`link`)), _p(t, `link`, e), Gt(t), r.head.appendChild(t))))
      }
    }
    function Bm(e) {
      ;(Fm.D(e), zm(`dns-prefetch`, e, null))
    }
    function Vm(e, t) {
      ;(Fm.C(e, t), zm(`preconnect`, e, t))
    }
    function Hm(e, t, n) {
      Fm.L(e, t, n)
      var r = Rm
      if (r && e && t) {
        var i = `link[rel="preload"][as="` + pn(t) + `"]`
        t === `image` && n && n.imageSrcSet
          ? ((i += `[imagesrcset="` + pn(n.imageSrcSet) + `"]`),
            typeof n.imageSizes == `string` && (i += `[imagesizes="` + pn(n.imageSizes) + `"]`))
          : (i += `[href="` + pn(e) + `"]`)
        var a = i
        switch (t) {
          case `style`:
            a = Jm(e)
            break
          case `script`:
            a = Qm(e)
        }
        if (
          !(
            Mm.has(a) ||
            ((e = T({ rel: `preload`, href: t === `image` && n && n.imageSrcSet ? void 0 : e, as: t }, n)),
            Mm.set(a, e),
            r.querySelector(i) !== null ||
              (t === `style` && r.querySelector(Ym(a))) ||
              (t === `script` && r.querySelector($m(a))))
          )
        ) {
          var o = r.createElement(`link`)
          ;(_p(o, `link`, e),
            t === `style` &&
              ((o[zt] = !0),
              (o.onload = o.onerror =
                function () {
                  Kt(o)
                })),
            Gt(o),
            r.head.appendChild(o))
        }
      }
    }
    function Um(e, t) {
      Fm.m(e, t)
      var n = Rm
      if (n && e) {
        var r = t && typeof t.as == `string` ? t.as : `script`,
          i = `link[rel="modulepreload"][as="` + pn(r) + `"][href="` + pn(e) + `"]`,
          a = i
        switch (r) {
          case `audioworklet`:
          case `paintworklet`:
          case `serviceworker`:
          case `sharedworker`:
          case `worker`:
          case `script`:
            a = Qm(e)
        }
        if (!Mm.has(a) && ((e = T({ rel: `modulepreload`, href: e }, t)), Mm.set(a, e), n.querySelector(i) === null)) {
          switch (r) {
            case `audioworklet`:
            case `paintworklet`:
            case `serviceworker`:
            case `sharedworker`:
            case `worker`:
            case `script`:
              if (n.querySelector($m(a))) return
          }
          ;((r = n.createElement(`link`)), _p(r, `link`, e), Gt(r), n.head.appendChild(r))
        }
      }
    }
    function Wm(e, t, n) {
      Fm.S(e, t, n)
      var r = Rm
      if (r && e) {
        var i = Wt(r).hoistableStyles,
          a = Jm(e)
        t ||= `default`
        var o = i.get(a)
        if (!o) {
          var s = { loading: 0, preload: null }
          if ((o = r.querySelector(Ym(a)))) s.loading = 5
          else {
            ;((e = T({ rel: `stylesheet`, href: e, 'data-precedence': t }, n)), (n = Mm.get(a)) && nh(e, n))
            var c = (o = r.createElement(`link`))
            ;(Gt(c),
              _p(c, `link`, e),
              (c._p = new Promise(function (e, t) {
                ;((c.onload = e), (c.onerror = t))
              })),
              c.addEventListener(`load`, function () {
                s.loading |= 1
              }),
              c.addEventListener(`error`, function () {
                s.loading |= 2
              }),
              (s.loading |= 4),
              th(o, t, r))
          }
          ;((o = { type: `stylesheet`, instance: o, count: 1, state: s }), i.set(a, o))
        }
      }
    }
    function Gm(e, t) {
      Fm.X(e, t)
      var n = Rm
      if (n && e) {
        var r = Wt(n).hoistableScripts,
          i = Qm(e),
          a = r.get(i)
        a ||
          ((a = n.querySelector($m(i))),
          a ||
            ((e = T({ src: e, async: !0 }, t)),
            (t = Mm.get(i)) && rh(e, t),
            (a = n.createElement(`script`)),
            Gt(a),
            _p(a, `link`, e),
            n.head.appendChild(a)),
          (a = { type: `script`, instance: a, count: 1, state: null }),
          r.set(i, a))
      }
    }
    function Km(e, t) {
      Fm.M(e, t)
      var n = Rm
      if (n && e) {
        var r = Wt(n).hoistableScripts,
          i = Qm(e),
          a = r.get(i)
        a ||
          ((a = n.querySelector($m(i))),
          a ||
            ((e = T({ src: e, async: !0, type: `module` }, t)),
            (t = Mm.get(i)) && rh(e, t),
            (a = n.createElement(`script`)),
            Gt(a),
            _p(a, `link`, e),
            n.head.appendChild(a)),
          (a = { type: `script`, instance: a, count: 1, state: null }),
          r.set(i, a))
      }
    }
    function qm(e, t, n, r) {
      var i = (i = Me.current) ? Pm(i) : null
      if (!i) throw Error(a(446))
      switch (e) {
        case `meta`:
        case `title`:
          return null
        case `style`:
          return typeof n.precedence == `string` && typeof n.href == `string`
            ? ((n = Jm(n.href)),
              (t = Wt(i).hoistableStyles),
              (r = t.get(n)),
              r || ((r = { type: `style`, instance: null, count: 0, state: null }), t.set(n, r)),
              r)
            : { type: `void`, instance: null, count: 0, state: null }
        case `link`:
          if (n.rel === `stylesheet` && typeof n.href == `string` && typeof n.precedence == `string`) {
            e = Jm(n.href)
            var o = Wt(i).hoistableStyles,
              s = o.get(e)
            if (
              (s ||
                ((i = i.ownerDocument || i),
                (s = { type: `stylesheet`, instance: null, count: 0, state: { loading: 0, preload: null } }),
                o.set(e, s),
                (o = i.querySelector(Ym(e)))
                  ? o._p || ((s.instance = o), (s.state.loading = 5))
                  : ((o = Mm.get(e)),
                    o ||
                      ((o = {
                        rel: `preload`,
                        as: `style`,
                        href: n.href,
                        crossOrigin: n.crossOrigin,
                        integrity: n.integrity,
                        media: n.media,
                        hrefLang: n.hrefLang,
                        referrerPolicy: n.referrerPolicy,
                      }),
                      Mm.set(e, o)),
                    Zm(i, e, o, s.state))),
              t && r === null)
            )
              throw Error(a(528, ``))
            return s
          }
          if (t && r !== null) throw Error(a(529, ``))
          return null
        case `script`:
          return (
            (t = n.async),
            (n = n.src),
            typeof n == `string` && t && typeof t != `function` && typeof t != `symbol`
              ? ((n = Qm(n)),
                (t = Wt(i).hoistableScripts),
                (r = t.get(n)),
                r || ((r = { type: `script`, instance: null, count: 0, state: null }), t.set(n, r)),
                r)
              : { type: `void`, instance: null, count: 0, state: null }
          )
        default:
          throw Error(a(444, e))
      }
    }
    function Jm(e) {
      return `href="` + pn(e) + `"`
    }
    function Ym(e) {
      return `link[rel="stylesheet"][` + e + `]`
    }
    function Xm(e) {
      return T({}, e, { 'data-precedence': e.precedence, precedence: null })
    }
    function Zm(e, t, n, r) {
      if ((t = e.querySelector(`link[rel="preload"][as="style"][` + t + `]`))) {
        if (!0 !== t[zt]) {
          r.loading = 1
          return
        }
      } else
        ((t = e.createElement(`link`)),
          (t[zt] = !0),
          (t.onload = t.onerror = Kt.bind(null, t)),
          _p(t, `link`, n),
          Gt(t),
          e.head.appendChild(t))
      ;((r.preload = t),
        t.addEventListener(`load`, function () {
          return (r.loading |= 1)
        }),
        t.addEventListener(`error`, function () {
          return (r.loading |= 2)
        }))
    }
    function Qm(e) {
      return `[src="` + pn(e) + `"]`
    }
    function $m(e) {
      return `script[async]` + e
    }
    function eh(e, t, n) {
      if ((t.count++, t.instance === null))
        switch (t.type) {
          case `style`:
            var r = e.querySelector(`style[data-href~="` + pn(n.href) + `"]`)
            if (r) return ((t.instance = r), Gt(r), r)
            var i = T({}, n, { 'data-href': n.href, 'data-precedence': n.precedence, href: null, precedence: null })
            return (
              (r = (e.ownerDocument || e).createElement(`style`)),
              Gt(r),
              _p(r, `style`, i),
              th(r, n.precedence, e),
              (t.instance = r)
            )
          case `stylesheet`:
            i = Jm(n.href)
            var o = e.querySelector(Ym(i))
            if (o) return ((t.state.loading |= 4), (t.instance = o), Gt(o), o)
            ;((r = Xm(n)), (i = Mm.get(i)) && nh(r, i), (o = (e.ownerDocument || e).createElement(`link`)), Gt(o))
            var s = o
            return (
              (s._p = new Promise(function (e, t) {
                ;((s.onload = e), (s.onerror = t))
              })),
              _p(o, `link`, r),
              (t.state.loading |= 4),
              th(o, n.precedence, e),
              (t.instance = o)
            )
          case `script`:
            return (
              (o = Qm(n.src)),
              (i = e.querySelector($m(o)))
                ? ((t.instance = i), Gt(i), i)
                : ((r = n),
                  (i = Mm.get(o)) && ((r = T({}, n)), rh(r, i)),
                  (e = e.ownerDocument || e),
                  (i = e.createElement(`script`)),
                  Gt(i),
                  _p(i, `link`, r),
                  e.head.appendChild(i),
                  (t.instance = i))
            )
          case `void`:
            return null
          default:
            throw Error(a(443, t.type))
        }
      else
        t.type === `stylesheet` &&
          !(t.state.loading & 4) &&
          ((r = t.instance), (t.state.loading |= 4), th(r, n.precedence, e))
      return t.instance
    }
    function th(e, t, n) {
      for (
        var r = n.querySelectorAll(`link[rel="stylesheet"][data-precedence],style[data-precedence]`),
          i = r.length ? r[r.length - 1] : null,
          a = i,
          o = 0;
        o < r.length;
        o++
      ) {
        var s = r[o]
        if (s.dataset.precedence === t) a = s
        else if (a !== i) break
      }
      a
        ? a.parentNode.insertBefore(e, a.nextSibling)
        : ((t = n.nodeType === 9 ? n.head : n), t.insertBefore(e, t.firstChild))
    }
    function nh(e, t) {
      ;((e.crossOrigin ??= t.crossOrigin), (e.referrerPolicy ??= t.referrerPolicy), (e.title ??= t.title))
    }
    function rh(e, t) {
      ;((e.crossOrigin ??= t.crossOrigin), (e.referrerPolicy ??= t.referrerPolicy), (e.integrity ??= t.integrity))
    }
    var ih = null
    function ah(e, t, n) {
      if (ih === null) {
        var r = new Map(),
          i = (ih = new Map())
        i.set(n, r)
      } else ((i = ih), (r = i.get(n)), r || ((r = new Map()), i.set(n, r)))
      if (r.has(e)) return r
      for (r.set(e, null), n = n.getElementsByTagName(e), i = 0; i < n.length; i++) {
        var a = n[i]
        if (
          !(a[Rt] || a[jt] || (e === `link` && a.getAttribute(`rel`) === `stylesheet`)) &&
          a.namespaceURI !== `http://www.w3.org/2000/svg`
        ) {
          var o = a.getAttribute(t) || ``
          o = e + o
          var s = r.get(o)
          s ? s.push(a) : r.set(o, [a])
        }
      }
      return r
    }
    function oh(e, t, n) {
      ;((e = e.ownerDocument || e), e.head.insertBefore(n, t === `title` ? e.querySelector(`head > title`) : null))
    }
    function sh(e, t, n) {
      if (n === 1 || t.itemProp != null) return !1
      switch (e) {
        case `meta`:
        case `title`:
          return !0
        case `style`:
          if (typeof t.precedence != `string` || typeof t.href != `string` || t.href === ``) break
          return !0
        case `link`:
          if (typeof t.rel != `string` || typeof t.href != `string` || t.href === `` || t.onLoad || t.onError) break
          switch (t.rel) {
            case `stylesheet`:
              return ((e = t.disabled), typeof t.precedence == `string` && e == null)
            default:
              return !0
          }
        case `script`:
          if (
            t.async &&
            typeof t.async != `function` &&
            typeof t.async != `symbol` &&
            !t.onLoad &&
            !t.onError &&
            t.src &&
            typeof t.src == `string`
          )
            return !0
      }
      return !1
    }
    function ch(e, t) {
      return e === `img` && t.src != null && t.src !== `` && t.onLoad == null && t.loading !== `lazy`
    }
    function lh(e) {
      return !(e.type === `stylesheet` && !(e.state.loading & 3))
    }
    function uh(e) {
      return (e.width || 100) * (e.height || 100) * (typeof devicePixelRatio == `number` ? devicePixelRatio : 1) * 0.25
    }
    function dh(e, t) {
      typeof t.decode == `function` &&
        (e.imgCount++,
        t.complete || ((e.imgBytes += uh(t)), e.suspenseyImages.push(t)),
        (e = _h.bind(e)),
        t.decode().then(e, e))
    }
    function fh(e, t, n, r) {
      if (
        n.type === `stylesheet` &&
        (typeof r.media != `string` || !1 !== matchMedia(r.media).matches) &&
        !(n.state.loading & 4)
      ) {
        if (n.instance === null) {
          var i = Jm(r.href),
            a = t.querySelector(Ym(i))
          if (a) {
            ;((t = a._p),
              typeof t == `object` && t && typeof t.then == `function` && (e.count++, (e = gh.bind(e)), t.then(e, e)),
              (n.state.loading |= 4),
              (n.instance = a),
              Gt(a))
            return
          }
          ;((a = t.ownerDocument || t), (r = Xm(r)), (i = Mm.get(i)) && nh(r, i), (a = a.createElement(`link`)), Gt(a))
          var o = a
          ;((o._p = new Promise(function (e, t) {
            ;((o.onload = e), (o.onerror = t))
          })),
            _p(a, `link`, r),
            (n.instance = a))
        }
        ;(e.stylesheets === null && (e.stylesheets = new Map()),
          e.stylesheets.set(n, t),
          (t = n.state.preload) &&
            !(n.state.loading & 3) &&
            (e.count++, (n = gh.bind(e)), t.addEventListener(`load`, n), t.addEventListener(`error`, n)))
      }
    }
    var ph = 0
    function mh(e, t) {
      return (
        e.stylesheets && e.count === 0 && yh(e, e.stylesheets),
        0 < e.count || 0 < e.imgCount
          ? function (n) {
              var r = setTimeout(function () {
                if ((e.stylesheets && yh(e, e.stylesheets), e.unsuspend)) {
                  var t = e.unsuspend
                  ;((e.unsuspend = null), t())
                }
              }, 6e4 + t)
              0 < e.imgBytes && ph === 0 && (ph = 62500 * xp())
              var i = setTimeout(
                function () {
                  if (
                    ((e.waitingForImages = !1), e.count === 0 && (e.stylesheets && yh(e, e.stylesheets), e.unsuspend))
                  ) {
                    var t = e.unsuspend
                    ;((e.unsuspend = null), t())
                  }
                },
                (e.imgBytes > ph ? 50 : 800) + t,
              )
              return (
                (e.unsuspend = n),
                function () {
                  ;((e.unsuspend = null), clearTimeout(r), clearTimeout(i))
                }
              )
            }
          : null
      )
    }
    function hh(e) {
      if (e.count === 0 && (e.imgCount === 0 || !e.waitingForImages)) {
        if (e.stylesheets) yh(e, e.stylesheets)
        else if (e.unsuspend) {
          var t = e.unsuspend
          ;((e.unsuspend = null), t())
        }
      }
    }
    function gh() {
      ;(this.count--, hh(this))
    }
    function _h() {
      ;(this.imgCount--, hh(this))
    }
    var vh = null
    function yh(e, t) {
      ;((e.stylesheets = null),
        e.unsuspend !== null && (e.count++, (vh = new Map()), t.forEach(bh, e), (vh = null), gh.call(e)))
    }
    function bh(e, t) {
      if (!(t.state.loading & 4)) {
        var n = vh.get(e)
        if (n) var r = n.get(null)
        else {
          ;((n = new Map()), vh.set(e, n))
          for (var i = e.querySelectorAll(`link[data-precedence],style[data-precedence]`), a = 0; a < i.length; a++) {
            var o = i[a]
            ;(o.nodeName === `LINK` || o.getAttribute(`media`) !== `not all`) &&
              (n.set(o.dataset.precedence, o), (r = o))
          }
          r && n.set(null, r)
        }
        ;((i = t.instance),
          (o = i.getAttribute(`data-precedence`)),
          (a = n.get(o) || r),
          a === r && n.set(null, i),
          n.set(o, i),
          this.count++,
          (r = gh.bind(this)),
          i.addEventListener(`load`, r),
          i.addEventListener(`error`, r),
          a
            ? a.parentNode.insertBefore(i, a.nextSibling)
            : ((e = e.nodeType === 9 ? e.head : e), e.insertBefore(i, e.firstChild)),
          (t.state.loading |= 4))
      }
    }
    var xh = { $$typeof: ce, Provider: null, Consumer: null, _currentValue: we, _currentValue2: we, _threadCount: 0 }
    function Sh(e, t, n, r, i, a, o, s, c) {
      ;((this.tag = 1),
        (this.containerInfo = e),
        (this.pingCache = this.current = this.pendingChildren = null),
        (this.timeoutHandle = -1),
        (this.callbackNode = this.next = this.pendingContext = this.context = this.cancelPendingCommit = null),
        (this.callbackPriority = 0),
        (this.expirationTimes = bt(-1)),
        (this.entangledLanes =
          this.shellSuspendCounter =
          this.errorRecoveryDisabledLanes =
          this.expiredLanes =
          this.warmLanes =
          this.pingedLanes =
          this.suspendedLanes =
          this.pendingLanes =
            0),
        (this.entanglements = bt(0)),
        (this.hiddenUpdates = bt(null)),
        (this.identifierPrefix = r),
        (this.onUncaughtError = i),
        (this.onCaughtError = a),
        (this.onRecoverableError = o),
        (this.pooledCache = null),
        (this.pooledCacheLanes = 0),
        (this.formState = c),
        (this.transitionTypes = null),
        (this.incompleteTransitions = new Map()))
    }
    function Ch(e, t, n, r, i, a, o, s, c, l, u, d) {
      return (
        (e = new Sh(e, t, n, o, c, l, u, d, s)),
        (t = 1),
        !0 === a && (t |= 24),
        (a = Hi(3, null, null, t)),
        (e.current = a),
        (a.stateNode = e),
        (t = Ha()),
        t.refCount++,
        (e.pooledCache = t),
        t.refCount++,
        (a.memoizedState = { element: r, isDehydrated: n, cache: t }),
        To(a),
        e
      )
    }
    function wh(e) {
      return e ? ((e = Bi), e) : Bi
    }
    function Th(e, t, n, r, i, a) {
      ;((i = wh(i)),
        r.context === null ? (r.context = i) : (r.pendingContext = i),
        (r = Do(t)),
        (r.payload = { element: n }),
        (a = a === void 0 ? null : a),
        a !== null && (r.callback = a),
        (n = Oo(e, r, t)),
        n !== null && (P(n, e, t), ko(n, e, t)))
    }
    function Eh(e, t) {
      if (((e = e.memoizedState), e !== null && e.dehydrated !== null)) {
        var n = e.retryLane
        e.retryLane = n !== 0 && n < t ? n : t
      }
    }
    function Dh(e, t) {
      ;(Eh(e, t), (e = e.alternate) && Eh(e, t))
    }
    function Oh(e) {
      if (e.tag === 13 || e.tag === 31) {
        var t = Li(e, 67108864)
        ;(t !== null && P(t, e, 67108864), Dh(e, 67108864))
      }
    }
    function B(e) {
      if (e.tag === 13 || e.tag === 31) {
        var t = Jd()
        t = Et(t)
        var n = Li(e, t)
        ;(n !== null && P(n, e, t), Dh(e, t))
      }
    }
    var kh = !0
    function Ah(e, t, n, r) {
      var i = D.T
      D.T = null
      var a = O.p
      try {
        ;((O.p = 2), Mh(e, t, n, r))
      } finally {
        ;((O.p = a), (D.T = i))
      }
    }
    function jh(e, t, n, r) {
      var i = D.T
      D.T = null
      var a = O.p
      try {
        ;((O.p = 8), Mh(e, t, n, r))
      } finally {
        ;((O.p = a), (D.T = i))
      }
    }
    function Mh(e, t, n, r) {
      if (kh) {
        var i = V(r)
        if (i === null) (sp(e, t, r, Nh, n), W(e, r))
        else if (Uh(i, e, t, n, r)) r.stopPropagation()
        else if ((W(e, r), t & 4 && -1 < Vh.indexOf(e))) {
          for (; i !== null;) {
            var a = Ht(i)
            if (a !== null)
              switch (a.tag) {
                case 3:
                  if (((a = a.stateNode), a.current.memoizedState.isDehydrated)) {
                    var o = mt(a.pendingLanes)
                    if (o !== 0) {
                      var s = a
                      for (s.pendingLanes |= 2, s.entangledLanes |= 2; o;) {
                        var c = 1 << (31 - st(o))
                        ;((s.entanglements[1] |= c), (o &= ~c))
                      }
                      ;(Vf(a), !(md & 6) && ((Nd = Xe() + 500), Hf(0, !1)))
                    }
                  }
                  break
                case 31:
                case 13:
                  ;((s = Li(a, 2)), s !== null && P(s, a, 2), ef(), Dh(a, 2))
              }
            if (((a = V(r)), a === null && sp(e, t, r, Nh, n), a === i)) break
            i = a
          }
          i !== null && r.stopPropagation()
        } else sp(e, t, r, null, n)
      }
    }
    function V(e) {
      return ((e = An(e)), Ph(e))
    }
    var Nh = null
    function Ph(e) {
      if (((Nh = null), (e = Vt(e)), e !== null)) {
        var t = l(e)
        if (t === null) e = null
        else {
          var n = t.tag
          if (n === 13) {
            if (((e = u(t)), e !== null)) return e
            e = null
          } else if (n === 31) {
            if (((e = d(t)), e !== null)) return e
            e = null
          } else if (n === 3) {
            if (t.stateNode.current.memoizedState.isDehydrated) return t.tag === 3 ? t.stateNode.containerInfo : null
            e = null
          } else t !== e && (e = null)
        }
      }
      return ((Nh = e), null)
    }
    function Fh(e) {
      switch (e) {
        case `beforetoggle`:
        case `cancel`:
        case `click`:
        case `close`:
        case `contextmenu`:
        case `copy`:
        case `cut`:
        case `auxclick`:
        case `dblclick`:
        case `dragend`:
        case `dragstart`:
        case `drop`:
        case `focusin`:
        case `focusout`:
        case `input`:
        case `invalid`:
        case `keydown`:
        case `keypress`:
        case `keyup`:
        case `mousedown`:
        case `mouseup`:
        case `paste`:
        case `pause`:
        case `play`:
        case `pointercancel`:
        case `pointerdown`:
        case `pointerup`:
        case `ratechange`:
        case `reset`:
        case `seeked`:
        case `submit`:
        case `toggle`:
        case `touchcancel`:
        case `touchend`:
        case `touchstart`:
        case `volumechange`:
        case `change`:
        case `selectionchange`:
        case `textInput`:
        case `compositionstart`:
        case `compositionend`:
        case `compositionupdate`:
        case `beforeblur`:
        case `afterblur`:
        case `beforeinput`:
        case `blur`:
        case `fullscreenchange`:
        case `fullscreenerror`:
        case `focus`:
        case `hashchange`:
        case `popstate`:
        case `select`:
        case `selectstart`:
          return 2
        case `drag`:
        case `dragenter`:
        case `dragexit`:
        case `dragleave`:
        case `dragover`:
        case `mousemove`:
        case `mouseout`:
        case `mouseover`:
        case `pointermove`:
        case `pointerout`:
        case `pointerover`:
        case `resize`:
        case `scroll`:
        case `touchmove`:
        case `wheel`:
        case `mouseenter`:
        case `mouseleave`:
        case `pointerenter`:
        case `pointerleave`:
          return 8
        case `message`:
          switch (Ze()) {
            case Qe:
              return 2
            case $e:
              return 8
            case et:
            case tt:
              return 32
            case nt:
              return 268435456
            default:
              return 32
          }
        default:
          return 32
      }
    }
    var H = !1,
      Ih = null,
      Lh = null,
      Rh = null,
      zh = new Map(),
      Bh = new Map(),
      U = [],
      Vh =
        `mousedown mouseup touchcancel touchend touchstart auxclick dblclick pointercancel pointerdown pointerup dragend dragstart drop compositionend compositionstart keydown keypress keyup input textInput copy cut paste click change contextmenu reset`.split(
          ` `,
        )
    function W(e, t) {
      switch (e) {
        case `focusin`:
        case `focusout`:
          Ih = null
          break
        case `dragenter`:
        case `dragleave`:
          Lh = null
          break
        case `mouseover`:
        case `mouseout`:
          Rh = null
          break
        case `pointerover`:
        case `pointerout`:
          zh.delete(t.pointerId)
          break
        case `gotpointercapture`:
        case `lostpointercapture`:
          Bh.delete(t.pointerId)
      }
    }
    function Hh(e, t, n, r, i, a) {
      return e === null || e.nativeEvent !== a
        ? ((e = { blockedOn: t, domEventName: n, eventSystemFlags: r, nativeEvent: a, targetContainers: [i] }),
          t !== null && ((t = Ht(t)), t !== null && Oh(t)),
          e)
        : ((e.eventSystemFlags |= r), (t = e.targetContainers), i !== null && t.indexOf(i) === -1 && t.push(i), e)
    }
    function Uh(e, t, n, r, i) {
      switch (t) {
        case `focusin`:
          return ((Ih = Hh(Ih, e, t, n, r, i)), !0)
        case `dragenter`:
          return ((Lh = Hh(Lh, e, t, n, r, i)), !0)
        case `mouseover`:
          return ((Rh = Hh(Rh, e, t, n, r, i)), !0)
        case `pointerover`:
          var a = i.pointerId
          return (zh.set(a, Hh(zh.get(a) || null, e, t, n, r, i)), !0)
        case `gotpointercapture`:
          return ((a = i.pointerId), Bh.set(a, Hh(Bh.get(a) || null, e, t, n, r, i)), !0)
      }
      return !1
    }
    function Wh(e) {
      var t = Vt(e.target)
      if (t !== null) {
        var n = l(t)
        if (n !== null) {
          if (((t = n.tag), t === 13)) {
            if (((t = u(n)), t !== null)) {
              ;((e.blockedOn = t),
                kt(e.priority, function () {
                  B(n)
                }))
              return
            }
          } else if (t === 31) {
            if (((t = d(n)), t !== null)) {
              ;((e.blockedOn = t),
                kt(e.priority, function () {
                  B(n)
                }))
              return
            }
          } else if (t === 3 && n.stateNode.current.memoizedState.isDehydrated) {
            e.blockedOn = n.tag === 3 ? n.stateNode.containerInfo : null
            return
          }
        }
      }
      e.blockedOn = null
    }
    function Gh(e) {
      if (e.blockedOn !== null) return !1
      for (var t = e.targetContainers; 0 < t.length;) {
        var n = V(e.nativeEvent)
        if (n === null) {
          n = e.nativeEvent
          var r = new n.constructor(n.type, n)
          ;((kn = r), n.target.dispatchEvent(r), (kn = null))
        } else return ((t = Ht(n)), t !== null && Oh(t), (e.blockedOn = n), !1)
        t.shift()
      }
      return !0
    }
    function Kh(e, t, n) {
      Gh(e) && n.delete(t)
    }
    function qh() {
      ;((H = !1),
        Ih !== null && Gh(Ih) && (Ih = null),
        Lh !== null && Gh(Lh) && (Lh = null),
        Rh !== null && Gh(Rh) && (Rh = null),
        zh.forEach(Kh),
        Bh.forEach(Kh))
    }
    function Jh(e, n) {
      e.blockedOn === n &&
        ((e.blockedOn = null), H || ((H = !0), t.unstable_scheduleCallback(t.unstable_NormalPriority, qh)))
    }
    var Yh = null
    function Xh(e) {
      Yh !== e &&
        ((Yh = e),
        t.unstable_scheduleCallback(t.unstable_NormalPriority, function () {
          Yh === e && (Yh = null)
          for (var t = 0; t < e.length; t += 3) {
            var n = e[t],
              r = e[t + 1],
              i = e[t + 2]
            if (typeof r != `function`) {
              if (Ph(r || n) === null) continue
              break
            }
            var a = Ht(n)
            a !== null && (e.splice(t, 3), (t -= 3), fc(a, { pending: !0, data: i, method: n.method, action: r }, r, i))
          }
        }))
    }
    function Zh(e) {
      function t(t) {
        return Jh(t, e)
      }
      ;(Ih !== null && Jh(Ih, e), Lh !== null && Jh(Lh, e), Rh !== null && Jh(Rh, e), zh.forEach(t), Bh.forEach(t))
      for (var n = 0; n < U.length; n++) {
        var r = U[n]
        r.blockedOn === e && (r.blockedOn = null)
      }
      for (; 0 < U.length && ((n = U[0]), n.blockedOn === null);) (Wh(n), n.blockedOn === null && U.shift())
      if (((n = (e.ownerDocument || e).$$reactFormReplay), n != null))
        for (r = 0; r < n.length; r += 3) {
          var i = n[r],
            a = n[r + 1],
            o = i[Mt] || null
          if (typeof a == `function`) o || Xh(n)
          else if (o) {
            var s = null
            if (a && a.hasAttribute(`formAction`)) {
              if (((i = a), (o = a[Mt] || null))) s = o.formAction
              else if (Ph(i) !== null) continue
            } else s = o.action
            ;(typeof s == `function` ? (n[r + 1] = s) : (n.splice(r, 3), (r -= 3)), Xh(n))
          }
        }
    }
    function Qh() {
      function e(e) {
        e.canIntercept &&
          e.info === `react-transition` &&
          e.intercept({
            handler: function () {
              return new Promise(function (e) {
                return (i = e)
              })
            },
            focusReset: `manual`,
            scroll: `manual`,
          })
      }
      function t() {
        ;(i !== null && (i(), (i = null)), r || setTimeout(n, 20))
      }
      function n() {
        if (!r && !navigation.transition) {
          var e = navigation.currentEntry
          e &&
            e.url != null &&
            navigation.navigate(e.url, { state: e.getState(), info: `react-transition`, history: `replace` })
        }
      }
      if (typeof navigation == `object`) {
        var r = !1,
          i = null
        return (
          navigation.addEventListener(`navigate`, e),
          navigation.addEventListener(`navigatesuccess`, t),
          navigation.addEventListener(`navigateerror`, t),
          setTimeout(n, 100),
          function () {
            ;((r = !0),
              navigation.removeEventListener(`navigate`, e),
              navigation.removeEventListener(`navigatesuccess`, t),
              navigation.removeEventListener(`navigateerror`, t),
              i !== null && (i(), (i = null)))
          }
        )
      }
    }
    function $h(e) {
      this._internalRoot = e
    }
    ;((eg.prototype.render = $h.prototype.render =
      function (e) {
        var t = this._internalRoot
        if (t === null) throw Error(a(409))
        var n = t.current
        Th(n, Jd(), e, t, null, null)
      }),
      (eg.prototype.unmount = $h.prototype.unmount =
        function () {
          var e = this._internalRoot
          if (e !== null) {
            this._internalRoot = null
            var t = e.containerInfo
            ;(Th(e.current, 2, null, e, null, null), ef(), (t[Nt] = null))
          }
        }))
    function eg(e) {
      this._internalRoot = e
    }
    eg.prototype.unstable_scheduleHydration = function (e) {
      if (e) {
        var t = Ot()
        e = { blockedOn: null, target: e, priority: t }
        for (var n = 0; n < U.length && t !== 0 && t < U[n].priority; n++);
        ;(U.splice(n, 0, e), n === 0 && Wh(e))
      }
    }
    var G = n.version
    if (G !== `19.3.1`) throw Error(a(527, G, `19.3.1`))
    O.findDOMNode = function (e) {
      var t = e._reactInternals
      if (t === void 0)
        throw typeof e.render == `function` ? Error(a(188)) : ((e = Object.keys(e).join(`,`)), Error(a(268, e)))
      return ((e = p(t)), (e = e === null ? null : m(e)), (e = e === null ? null : e.stateNode), e)
    }
    var tg = {
      bundleType: 0,
      version: `19.3.1`,
      rendererPackageName: `react-dom`,
      currentDispatcherRef: D,
      reconcilerVersion: `19.3.1`,
    }
    if (typeof __REACT_DEVTOOLS_GLOBAL_HOOK__ < `u`) {
      var ng = __REACT_DEVTOOLS_GLOBAL_HOOK__
      if (!ng.isDisabled && ng.supportsFiber)
        try {
          ;((at = ng.inject(tg)), (ot = ng))
        } catch {}
    }
    e.createRoot = function (e, t) {
      if (!s(e)) throw Error(a(299))
      var n = !1,
        r = ``,
        i = Fc,
        o = Ic,
        c = Lc
      return (
        t != null &&
          (!0 === t.unstable_strictMode && (n = !0),
          t.identifierPrefix !== void 0 && (r = t.identifierPrefix),
          t.onUncaughtError !== void 0 && (i = t.onUncaughtError),
          t.onCaughtError !== void 0 && (o = t.onCaughtError),
          t.onRecoverableError !== void 0 && (c = t.onRecoverableError)),
        (t = Ch(e, 1, !1, null, null, n, r, null, i, o, c, Qh)),
        (e[Nt] = t.current),
        ap(e),
        new $h(t)
      )
    }
  }),
  u = n((e, t) => {
    function n() {
      if (typeof __REACT_DEVTOOLS_GLOBAL_HOOK__ < `u` && typeof __REACT_DEVTOOLS_GLOBAL_HOOK__.checkDCE == `function`)
        try {
          __REACT_DEVTOOLS_GLOBAL_HOOK__.checkDCE(n)
        } catch (e) {
          console.error(e)
        }
    }
    ;(n(), (t.exports = l()))
  })
function d(e) {
  return Object.keys(e)
}
function f(e) {
  return e && typeof e == `object` && !Array.isArray(e)
}
function p(e, t) {
  let n = { ...e },
    r = t
  return (
    f(e) &&
      f(t) &&
      Object.keys(t).forEach((t) => {
        f(r[t]) && t in e ? (n[t] = p(n[t], r[t])) : (n[t] = r[t])
      }),
    n
  )
}
function m(e) {
  return e.replace(/[A-Z]/g, (e) => `-${e.toLowerCase()}`)
}
function h(e) {
  return typeof e != `string` || !e.includes(`var(--mantine-scale)`)
    ? e
    : e
        .match(/^calc\((.*?)\)$/)?.[1]
        .split(`*`)[0]
        .trim()
}
function g(e) {
  let t = h(e)
  return typeof t == `number`
    ? t
    : typeof t == `string`
      ? t.includes(`calc`) || t.includes(`var`)
        ? t
        : t.includes(`px`)
          ? Number(t.replace(`px`, ``))
          : t.includes(`rem`)
            ? Number(t.replace(`rem`, ``)) * 16
            : t.includes(`em`)
              ? Number(t.replace(`em`, ``)) * 16
              : Number(t)
      : NaN
}
function _(e) {
  return e === `0rem` ? `0rem` : `calc(${e} * var(--mantine-scale))`
}
function v(e, { shouldScale: t = !1 } = {}) {
  function n(r) {
    if (r === 0 || r === `0`) return `0${e}`
    if (typeof r == `number`) {
      let n = `${r / 16}${e}`
      return t ? _(n) : n
    }
    if (typeof r == `string`) {
      if (r === `` || r.startsWith(`calc(`) || r.startsWith(`clamp(`) || r.includes(`rgba(`)) return r
      if (r.includes(`,`))
        return r
          .split(`,`)
          .map((e) => n(e))
          .join(`,`)
      if (r.includes(` `))
        return r
          .split(` `)
          .map((e) => n(e))
          .join(` `)
      let i = r.replace(`px`, ``)
      if (!Number.isNaN(Number(i))) {
        let n = `${Number(i) / 16}${e}`
        return t ? _(n) : n
      }
    }
    return r
  }
  return n
}
var y = v(`rem`, { shouldScale: !0 }),
  b = v(`em`)
function x(e) {
  return Object.keys(e).reduce((t, n) => (e[n] !== void 0 && (t[n] = e[n]), t), {})
}
function S(e) {
  if (typeof e == `number`) return !0
  if (typeof e == `string`) {
    if (e.startsWith(`calc(`) || e.startsWith(`var(`) || (e.includes(` `) && e.trim() !== ``)) return !0
    let t =
      /^[+-]?[0-9]+(\.[0-9]+)?(px|em|rem|ex|ch|lh|rlh|vw|vh|vmin|vmax|vb|vi|svw|svh|lvw|lvh|dvw|dvh|cm|mm|in|pt|pc|q|cqw|cqh|cqi|cqb|cqmin|cqmax|%)?$/
    return e
      .trim()
      .split(/\s+/)
      .every((e) => t.test(e))
  }
  return !1
}
function C(e, t = `size`, n = !0) {
  if (e !== void 0) return S(e) ? (n ? y(e) : e) : `var(--${t}-${e})`
}
function ee(e) {
  return C(e, `mantine-spacing`)
}
function w(e) {
  return e === void 0 ? `var(--mantine-radius-default)` : C(e, `mantine-radius`)
}
function te(e) {
  return C(e, `mantine-font-size`)
}
function T(e) {
  if (e) return C(e, `mantine-shadow`, !1)
}
var E = e(o(), 1)
function ne(e, t) {
  if (typeof t == `boolean`) return t
  if (typeof window < `u` && `matchMedia` in window)
    try {
      return window.matchMedia(e).matches
    } catch {
      return !1
    }
  return !1
}
function re(e, t, { getInitialValueInEffect: n } = { getInitialValueInEffect: !0 }) {
  let [r, i] = (0, E.useState)(n ? t : ne(e))
  return (
    (0, E.useEffect)(() => {
      try {
        if (`matchMedia` in window) {
          let t = window.matchMedia(e)
          i(t.matches)
          let n = (e) => i(e.matches)
          return (
            t.addEventListener(`change`, n),
            () => {
              t.removeEventListener(`change`, n)
            }
          )
        }
      } catch {
        return
      }
    }, [e]),
    r || !1
  )
}
var ie = typeof document < `u` ? E.useLayoutEffect : E.useEffect
function ae(e, t) {
  return e.length !== t.length || t.some((t, n) => !Object.is(t, e[n]))
}
function oe(e, t) {
  let n = (0, E.useRef)(!1),
    r = (0, E.useRef)(null),
    i = (0, E.useRef)(void 0),
    a = {}
  ;(0, E.useEffect)(() => {
    let o = r.current === a,
      s = i.current
    if (((r.current = a), (i.current = t), !n.current)) n.current = !0
    else if (!o && !(t && s && !ae(s, t))) return e()
  }, t)
}
function se(e, t) {
  return re(`(prefers-reduced-motion: reduce)`, e, t)
}
function ce(e, t, n) {
  let r = (0, E.useRef)(null)
  ;(0, E.useEffect)(() => {
    r.current &&= (r.current.disconnect(), null)
    let i = typeof n == `function` ? n() : n
    return (
      i && ((r.current = new MutationObserver(e)), r.current.observe(i, t)),
      () => {
        r.current &&= (r.current.disconnect(), null)
      }
    )
  }, [e, t, n])
}
function le(e) {
  return e
}
var ue = u()
function de(e) {
  var t,
    n,
    r = ``
  if (typeof e == `string` || typeof e == `number`) r += e
  else if (typeof e == `object`) {
    if (Array.isArray(e)) {
      var i = e.length
      for (t = 0; t < i; t++) e[t] && (n = de(e[t])) && (r && (r += ` `), (r += n))
    } else for (n in e) e[n] && (r && (r += ` `), (r += n))
  }
  return r
}
function fe() {
  for (var e, t, n = 0, r = ``, i = arguments.length; n < i; n++)
    (e = arguments[n]) && (t = de(e)) && (r && (r += ` `), (r += t))
  return r
}
var pe = {}
function me(e) {
  let t = {}
  return (
    e.forEach((e) => {
      Object.entries(e).forEach(([e, n]) => {
        t[e] ? (t[e] = fe(t[e], n)) : (t[e] = n)
      })
    }),
    t
  )
}
function he({ theme: e, classNames: t, props: n, stylesCtx: r }) {
  return me((Array.isArray(t) ? t : [t]).map((t) => (typeof t == `function` ? t(e, n, r) : t || pe)))
}
function ge({ theme: e, styles: t, props: n, stylesCtx: r }) {
  let i = Array.isArray(t) ? t : [t],
    a = {}
  for (let t of i) typeof t == `function` ? Object.assign(a, t(e, n, r)) : t && Object.assign(a, t)
  return a
}
function _e(e) {
  return e === `auto` || e === `dark` || e === `light`
}
function ve({ key: e = `mantine-color-scheme-value` } = {}) {
  let t
  return {
    get: (t) => {
      if (typeof window > `u`) return t
      try {
        let n = window.localStorage.getItem(e)
        return _e(n) ? n : t
      } catch {
        return t
      }
    },
    set: (t) => {
      try {
        window.localStorage.setItem(e, t)
      } catch (e) {
        console.warn(`[@mantine/core] Local storage color scheme manager was unable to save color scheme.`, e)
      }
    },
    subscribe: (n) => {
      ;((t = (t) => {
        t.storageArea === window.localStorage && t.key === e && _e(t.newValue) && n(t.newValue)
      }),
        window.addEventListener(`storage`, t))
    },
    unsubscribe: () => {
      window.removeEventListener(`storage`, t)
    },
    clear: () => {
      window.localStorage.removeItem(e)
    },
  }
}
function ye(e, t) {
  return typeof e.primaryShade == `number` ? e.primaryShade : t === `dark` ? e.primaryShade.dark : e.primaryShade.light
}
function be(e) {
  return /^#?([0-9A-F]{3}){1,2}([0-9A-F]{2})?$/i.test(e)
}
function xe(e) {
  let t = e.replace(`#`, ``)
  if (t.length === 3) {
    let e = t.split(``)
    t = [e[0], e[0], e[1], e[1], e[2], e[2]].join(``)
  }
  if (t.length === 8) {
    let e = parseInt(t.slice(6, 8), 16) / 255
    return { r: parseInt(t.slice(0, 2), 16), g: parseInt(t.slice(2, 4), 16), b: parseInt(t.slice(4, 6), 16), a: e }
  }
  let n = parseInt(t, 16)
  return { r: (n >> 16) & 255, g: (n >> 8) & 255, b: n & 255, a: 1 }
}
function Se(e) {
  let [t, n, r, i] = e
    .replace(/[^0-9,./]/g, ``)
    .split(/[/,]/)
    .map(Number)
  return { r: t, g: n, b: r, a: i === void 0 ? 1 : i }
}
function Ce(e) {
  let t = e.match(/^hsla?\(\s*(\d+)\s*,\s*(\d+%)\s*,\s*(\d+%)\s*(,\s*(0?\.\d+|\d+(\.\d+)?))?\s*\)$/i)
  if (!t) return { r: 0, g: 0, b: 0, a: 1 }
  let n = parseInt(t[1], 10),
    r = parseInt(t[2], 10) / 100,
    i = parseInt(t[3], 10) / 100,
    a = t[5] ? parseFloat(t[5]) : void 0,
    o = (1 - Math.abs(2 * i - 1)) * r,
    s = n / 60,
    c = o * (1 - Math.abs((s % 2) - 1)),
    l = i - o / 2,
    u,
    d,
    f
  return (
    s >= 0 && s < 1
      ? ((u = o), (d = c), (f = 0))
      : s >= 1 && s < 2
        ? ((u = c), (d = o), (f = 0))
        : s >= 2 && s < 3
          ? ((u = 0), (d = o), (f = c))
          : s >= 3 && s < 4
            ? ((u = 0), (d = c), (f = o))
            : s >= 4 && s < 5
              ? ((u = c), (d = 0), (f = o))
              : ((u = o), (d = 0), (f = c)),
    { r: Math.round((u + l) * 255), g: Math.round((d + l) * 255), b: Math.round((f + l) * 255), a: a || 1 }
  )
}
function D(e) {
  return be(e) ? xe(e) : e.startsWith(`rgb`) ? Se(e) : e.startsWith(`hsl`) ? Ce(e) : { r: 0, g: 0, b: 0, a: 1 }
}
function O(e) {
  return e <= 0.03928 ? e / 12.92 : ((e + 0.055) / 1.055) ** 2.4
}
function we(e) {
  let t = e.match(/oklch\((.*?)%\s/)
  return t ? parseFloat(t[1]) : null
}
function Te(e) {
  if (e.startsWith(`oklch(`)) return (we(e) || 0) / 100
  let { r: t, g: n, b: r } = D(e),
    i = t / 255,
    a = n / 255,
    o = r / 255,
    s = O(i),
    c = O(a),
    l = O(o)
  return 0.2126 * s + 0.7152 * c + 0.0722 * l
}
function Ee(e, t = 0.179) {
  return !e.startsWith(`var(`) && Te(e) > t
}
function De({ color: e, theme: t, colorScheme: n }) {
  if (typeof e != `string`)
    throw Error(`[@mantine/core] Failed to parse color. Expected color to be a string, instead got ${typeof e}`)
  if (e === `bright`)
    return {
      color: e,
      value: n === `dark` ? t.white : t.black,
      shade: void 0,
      isThemeColor: !1,
      isLight: Ee(n === `dark` ? t.white : t.black, t.luminanceThreshold),
      variable: `--mantine-color-bright`,
    }
  if (e === `dimmed`)
    return {
      color: e,
      value: n === `dark` ? t.colors.dark[2] : t.colors.gray[7],
      shade: void 0,
      isThemeColor: !1,
      isLight: Ee(n === `dark` ? t.colors.dark[2] : t.colors.gray[6], t.luminanceThreshold),
      variable: `--mantine-color-dimmed`,
    }
  if (e === `white` || e === `black`)
    return {
      color: e,
      value: e === `white` ? t.white : t.black,
      shade: void 0,
      isThemeColor: !1,
      isLight: Ee(e === `white` ? t.white : t.black, t.luminanceThreshold),
      variable: `--mantine-color-${e}`,
    }
  let [r, i] = e.split(`.`),
    a = i ? Number(i) : void 0,
    o = r in t.colors
  if (o) {
    let e = a === void 0 ? t.colors[r][ye(t, n || `light`)] : t.colors[r][a]
    return {
      color: r,
      value: e,
      shade: a,
      isThemeColor: o,
      isLight: Ee(e, t.luminanceThreshold),
      variable: i ? `--mantine-color-${r}-${a}` : `--mantine-color-${r}-filled`,
    }
  }
  return { color: e, value: e, isThemeColor: o, isLight: Ee(e, t.luminanceThreshold), shade: a, variable: void 0 }
}
function Oe(e, t) {
  let n = De({ color: e || t.primaryColor, theme: t })
  return n.variable ? `var(${n.variable})` : e
}
function ke(e) {
  return !!e && typeof e == `object` && `mantine-virtual-color` in e
}
function Ae(e, t) {
  if (e.startsWith(`var(`)) return `color-mix(in srgb, ${e}, black ${t * 100}%)`
  let { r: n, g: r, b: i, a } = D(e),
    o = 1 - t,
    s = (e) => Math.round(e * o)
  return `rgba(${s(n)}, ${s(r)}, ${s(i)}, ${a})`
}
function je(e, t) {
  let n = {
      from: e?.from || t.defaultGradient.from,
      to: e?.to || t.defaultGradient.to,
      deg: e?.deg ?? t.defaultGradient.deg ?? 0,
    },
    r = Oe(n.from, t),
    i = Oe(n.to, t)
  return `linear-gradient(${n.deg}deg, ${r} 0%, ${i} 100%)`
}
function Me(e, t) {
  if (typeof e != `string` || t > 1 || t < 0) return `rgba(0, 0, 0, 1)`
  if (e.startsWith(`var(`)) return `color-mix(in srgb, ${e}, transparent ${(1 - t) * 100}%)`
  if (e.startsWith(`oklch`))
    return e.includes(`/`) ? e.replace(/\/\s*[\d.]+\s*\)/, `/ ${t})`) : e.replace(`)`, ` / ${t})`)
  let { r: n, g: r, b: i } = D(e)
  return `rgba(${n}, ${r}, ${i}, ${t})`
}
var Ne = Me,
  Pe = ({ color: e, theme: t, variant: n, gradient: r, autoContrast: i }) => {
    let a = De({ color: e, theme: t }),
      o = typeof i == `boolean` ? i : t.autoContrast
    if (n === `none`) return { background: `transparent`, hover: `transparent`, color: `inherit`, border: `none` }
    if (n === `filled`) {
      let n = a.isThemeColor && a.shade === void 0 && ke(t.colors[a.color]),
        r = o
          ? n
            ? `var(--mantine-color-${a.color}-contrast)`
            : a.isLight
              ? `var(--mantine-color-black)`
              : `var(--mantine-color-white)`
          : `var(--mantine-color-white)`
      return a.isThemeColor
        ? a.shade === void 0
          ? {
              background: `var(--mantine-color-${e}-filled)`,
              hover: `var(--mantine-color-${e}-filled-hover)`,
              color: r,
              border: `${y(1)} solid transparent`,
            }
          : {
              background: `var(--mantine-color-${a.color}-${a.shade})`,
              hover: `var(--mantine-color-${a.color}-${a.shade === 9 ? 8 : a.shade + 1})`,
              color: r,
              border: `${y(1)} solid transparent`,
            }
        : { background: e, hover: Ae(e, 0.1), color: r, border: `${y(1)} solid transparent` }
    }
    if (n === `light`) {
      if (a.isThemeColor) {
        if (a.shade === void 0)
          return {
            background: `var(--mantine-color-${e}-light)`,
            hover: `var(--mantine-color-${e}-light-hover)`,
            color: `var(--mantine-color-${e}-light-color)`,
            border: `${y(1)} solid transparent`,
          }
        let n = t.colors[a.color][a.shade]
        return {
          background: n,
          hover: Ae(n, 0.1),
          color: `var(--mantine-color-${a.color}-light-color)`,
          border: `${y(1)} solid transparent`,
        }
      }
      return { background: Me(e, 0.1), hover: Me(e, 0.12), color: e, border: `${y(1)} solid transparent` }
    }
    if (n === `outline`)
      return a.isThemeColor
        ? a.shade === void 0
          ? {
              background: `transparent`,
              hover: `var(--mantine-color-${e}-outline-hover)`,
              color: `var(--mantine-color-${e}-outline)`,
              border: `${y(1)} solid var(--mantine-color-${e}-outline)`,
            }
          : {
              background: `transparent`,
              hover: Me(t.colors[a.color][a.shade], 0.05),
              color: `var(--mantine-color-${a.color}-${a.shade})`,
              border: `${y(1)} solid var(--mantine-color-${a.color}-${a.shade})`,
            }
        : { background: `transparent`, hover: Me(e, 0.05), color: e, border: `${y(1)} solid ${e}` }
    if (n === `subtle`) {
      if (a.isThemeColor) {
        if (a.shade === void 0)
          return {
            background: `transparent`,
            hover: `var(--mantine-color-${e}-light-hover)`,
            color: `var(--mantine-color-${e}-light-color)`,
            border: `${y(1)} solid transparent`,
          }
        let n = t.colors[a.color][a.shade]
        return {
          background: `transparent`,
          hover: Me(n, 0.12),
          color: `var(--mantine-color-${a.color}-${Math.min(a.shade, 6)})`,
          border: `${y(1)} solid transparent`,
        }
      }
      return { background: `transparent`, hover: Me(e, 0.12), color: e, border: `${y(1)} solid transparent` }
    }
    return n === `transparent`
      ? a.isThemeColor
        ? a.shade === void 0
          ? {
              background: `transparent`,
              hover: `transparent`,
              color: `var(--mantine-color-${e}-light-color)`,
              border: `${y(1)} solid transparent`,
            }
          : {
              background: `transparent`,
              hover: `transparent`,
              color: `var(--mantine-color-${a.color}-${Math.min(a.shade, 6)})`,
              border: `${y(1)} solid transparent`,
            }
        : { background: `transparent`, hover: `transparent`, color: e, border: `${y(1)} solid transparent` }
      : n === `white`
        ? a.isThemeColor
          ? a.shade === void 0
            ? {
                background: `var(--mantine-color-white)`,
                hover: Ae(t.white, 0.01),
                color: `var(--mantine-color-${e}-filled)`,
                border: `${y(1)} solid transparent`,
              }
            : {
                background: `var(--mantine-color-white)`,
                hover: Ae(t.white, 0.01),
                color: `var(--mantine-color-${a.color}-${a.shade})`,
                border: `${y(1)} solid transparent`,
              }
          : {
              background: `var(--mantine-color-white)`,
              hover: Ae(t.white, 0.01),
              color: e,
              border: `${y(1)} solid transparent`,
            }
        : n === `gradient`
          ? { background: je(r, t), hover: je(r, t), color: `var(--mantine-color-white)`, border: `none` }
          : n === 'default'
            ? {
                background: `var(--mantine-color-default)`,
                hover: `var(--mantine-color-default-hover)`,
                color: `var(--mantine-color-default-color)`,
                border: `${y(1)} solid var(--mantine-color-default-border)`,
              }
            : {}
  }
function Fe({ color: e, theme: t, autoContrast: n, colorScheme: r }) {
  return (typeof n == `boolean` ? n : t.autoContrast) &&
    De({ color: e || t.primaryColor, theme: t, colorScheme: r }).isLight
    ? `var(--mantine-color-black)`
    : `var(--mantine-color-white)`
}
function Ie(e, t, n) {
  return Fe({ color: n === `dark` ? e.dark : e.light, theme: t, colorScheme: n, autoContrast: !0 })
}
function Le(e, t) {
  let n = e.colors[e.primaryColor]
  return ke(n)
    ? e.autoContrast
      ? Ie(n, e, t)
      : `var(--mantine-color-white)`
    : Fe({ color: n[ye(e, t)], theme: e, autoContrast: null })
}
var Re = (0, E.createContext)(null)
function ze() {
  let e = (0, E.use)(Re)
  if (!e) throw Error(`[@mantine/core] MantineProvider was not found in tree`)
  return e
}
function Be() {
  return ze().cssVariablesResolver
}
function Ve() {
  return ze().classNamesPrefix
}
function He() {
  return ze().getStyleNonce
}
function Ue() {
  return ze().withStaticClasses
}
function We() {
  return ze().headless
}
function Ge() {
  return ze().stylesTransform?.sx
}
function Ke() {
  return ze().stylesTransform?.styles
}
function qe() {
  return ze().env || `default`
}
function Je() {
  return ze().deduplicateInlineStyles
}
function Ye(e, t) {
  let n = typeof window < `u` && `matchMedia` in window && window.matchMedia(`(prefers-color-scheme: dark)`)?.matches,
    r = e === `auto` ? (n ? `dark` : `light`) : e
  t()?.setAttribute(`data-mantine-color-scheme`, r)
}
function Xe({ manager: e, defaultColorScheme: t, getRootElement: n, forceColorScheme: r }) {
  let i = (0, E.useRef)(null),
    [a, o] = (0, E.useState)(() => e.get(t)),
    s = r || a,
    c = (0, E.useCallback)(
      (t) => {
        r || (Ye(t, n), o(t), e.set(t))
      },
      [e.set, s, r],
    ),
    l = (0, E.useCallback)(() => {
      ;(o(t), Ye(t, n), e.clear())
    }, [e.clear, t])
  return (
    (0, E.useEffect)(() => (e.subscribe(c), e.unsubscribe), [e.subscribe, e.unsubscribe]),
    ie(() => {
      Ye(e.get(t), n)
    }, []),
    (0, E.useEffect)(() => {
      if (r) return (Ye(r, n), () => {})
      ;(r === void 0 && Ye(a, n),
        typeof window < `u` &&
          `matchMedia` in window &&
          (i.current = window.matchMedia(`(prefers-color-scheme: dark)`)))
      let e = (e) => {
        a === `auto` && Ye(e.matches ? `dark` : `light`, n)
      }
      return (i.current?.addEventListener(`change`, e), () => i.current?.removeEventListener(`change`, e))
    }, [a, r]),
    { colorScheme: s, setColorScheme: c, clearColorScheme: l }
  )
}
var Ze = n((e) => {
    var t = Symbol.for(`react.transitional.element`),
      n = Symbol.for(`react.fragment`)
    function r(e, n, r) {
      var i = null
      if ((r !== void 0 && (i = `` + r), n.key !== void 0 && (i = `` + n.key), `key` in n))
        for (var a in ((r = {}), n)) a !== `key` && (r[a] = n[a])
      else r = n
      return ((n = r.ref), { $$typeof: t, type: e, key: i, ref: n === void 0 ? null : n, props: r })
    }
    ;((e.Fragment = n), (e.jsx = r), (e.jsxs = r))
  }),
  Qe = n((e, t) => {
    t.exports = Ze()
  }),
  $e = {
    dark: [
      `#C9C9C9`,
      `#b8b8b8`,
      `#828282`,
      `#696969`,
      `#424242`,
      `#3b3b3b`,
      `#2e2e2e`,
      `#242424`,
      `#1f1f1f`,
      `#141414`,
    ],
    gray: [
      `#f8f9fa`,
      `#f1f3f5`,
      `#e9ecef`,
      `#dee2e6`,
      `#ced4da`,
      `#adb5bd`,
      `#868e96`,
      `#495057`,
      `#343a40`,
      `#212529`,
    ],
    red: [`#fff5f5`, `#ffe3e3`, `#ffc9c9`, `#ffa8a8`, `#ff8787`, `#ff6b6b`, `#fa5252`, `#f03e3e`, `#e03131`, `#c92a2a`],
    pink: [
      `#fff0f6`,
      `#ffdeeb`,
      `#fcc2d7`,
      `#faa2c1`,
      `#f783ac`,
      `#f06595`,
      `#e64980`,
      `#d6336c`,
      `#c2255c`,
      `#a61e4d`,
    ],
    grape: [
      `#f8f0fc`,
      `#f3d9fa`,
      `#eebefa`,
      `#e599f7`,
      `#da77f2`,
      `#cc5de8`,
      `#be4bdb`,
      `#ae3ec9`,
      `#9c36b5`,
      `#862e9c`,
    ],
    violet: [
      `#f3f0ff`,
      `#e5dbff`,
      `#d0bfff`,
      `#b197fc`,
      `#9775fa`,
      `#845ef7`,
      `#7950f2`,
      `#7048e8`,
      `#6741d9`,
      `#5f3dc4`,
    ],
    indigo: [
      `#edf2ff`,
      `#dbe4ff`,
      `#bac8ff`,
      `#91a7ff`,
      `#748ffc`,
      `#5c7cfa`,
      `#4c6ef5`,
      `#4263eb`,
      `#3b5bdb`,
      `#364fc7`,
    ],
    blue: [
      `#e7f5ff`,
      `#d0ebff`,
      `#a5d8ff`,
      `#74c0fc`,
      `#4dabf7`,
      `#339af0`,
      `#228be6`,
      `#1c7ed6`,
      `#1971c2`,
      `#1864ab`,
    ],
    cyan: [
      `#e3fafc`,
      `#c5f6fa`,
      `#99e9f2`,
      `#66d9e8`,
      `#3bc9db`,
      `#22b8cf`,
      `#15aabf`,
      `#1098ad`,
      `#0c8599`,
      `#0b7285`,
    ],
    teal: [
      `#e6fcf5`,
      `#c3fae8`,
      `#96f2d7`,
      `#63e6be`,
      `#38d9a9`,
      `#20c997`,
      `#12b886`,
      `#0ca678`,
      `#099268`,
      `#087f5b`,
    ],
    green: [
      `#ebfbee`,
      `#d3f9d8`,
      `#b2f2bb`,
      `#8ce99a`,
      `#69db7c`,
      `#51cf66`,
      `#40c057`,
      `#37b24d`,
      `#2f9e44`,
      `#2b8a3e`,
    ],
    lime: [
      `#f4fce3`,
      `#e9fac8`,
      `#d8f5a2`,
      `#c0eb75`,
      `#a9e34b`,
      `#94d82d`,
      `#82c91e`,
      `#74b816`,
      `#66a80f`,
      `#5c940d`,
    ],
    yellow: [
      `#fff9db`,
      `#fff3bf`,
      `#ffec99`,
      `#ffe066`,
      `#ffd43b`,
      `#fcc419`,
      `#fab005`,
      `#f59f00`,
      `#f08c00`,
      `#e67700`,
    ],
    orange: [
      `#fff4e6`,
      `#ffe8cc`,
      `#ffd8a8`,
      `#ffc078`,
      `#ffa94d`,
      `#ff922b`,
      `#fd7e14`,
      `#f76707`,
      `#e8590c`,
      `#d9480f`,
    ],
  },
  et = `-apple-system, BlinkMacSystemFont, Segoe UI, Roboto, Helvetica, Arial, sans-serif, Apple Color Emoji, Segoe UI Emoji`,
  tt = {
    scale: 1,
    fontSmoothing: !0,
    focusRing: `auto`,
    white: `#fff`,
    black: `#000`,
    colors: $e,
    primaryShade: { light: 6, dark: 8 },
    primaryColor: `blue`,
    variantColorResolver: Pe,
    autoContrast: !1,
    luminanceThreshold: 0.3,
    fontFamily: et,
    fontFamilyMonospace: `ui-monospace, SFMono-Regular, Menlo, Monaco, Consolas, Liberation Mono, Courier New, monospace`,
    respectReducedMotion: !1,
    cursorType: `default`,
    defaultGradient: { from: `blue`, to: `cyan`, deg: 45 },
    defaultRadius: `md`,
    activeClassName: `mantine-active`,
    focusClassName: ``,
    headings: {
      fontFamily: et,
      fontWeight: `700`,
      textWrap: `wrap`,
      sizes: {
        h1: { fontSize: y(34), lineHeight: `1.3` },
        h2: { fontSize: y(26), lineHeight: `1.35` },
        h3: { fontSize: y(22), lineHeight: `1.4` },
        h4: { fontSize: y(18), lineHeight: `1.45` },
        h5: { fontSize: y(16), lineHeight: `1.5` },
        h6: { fontSize: y(14), lineHeight: `1.5` },
      },
    },
    fontSizes: { xs: y(12), sm: y(14), md: y(16), lg: y(18), xl: y(20) },
    lineHeights: { xs: `1.4`, sm: `1.45`, md: `1.55`, lg: `1.6`, xl: `1.65` },
    fontWeights: { regular: `400`, medium: `600`, bold: `700` },
    radius: { xs: y(2), sm: y(4), md: y(8), lg: y(16), xl: y(32) },
    spacing: { xs: y(10), sm: y(12), md: y(16), lg: y(20), xl: y(32) },
    breakpoints: { xs: `36em`, sm: `48em`, md: `62em`, lg: `75em`, xl: `88em` },
    shadows: {
      xs: `0 ${y(1)} ${y(3)} rgba(0, 0, 0, 0.05), 0 ${y(1)} ${y(2)} rgba(0, 0, 0, 0.1)`,
      sm: `0 ${y(1)} ${y(3)} rgba(0, 0, 0, 0.05), rgba(0, 0, 0, 0.05) 0 ${y(10)} ${y(15)} ${y(-5)}, rgba(0, 0, 0, 0.04) 0 ${y(7)} ${y(7)} ${y(-5)}`,
      md: `0 ${y(1)} ${y(3)} rgba(0, 0, 0, 0.05), rgba(0, 0, 0, 0.05) 0 ${y(20)} ${y(25)} ${y(-5)}, rgba(0, 0, 0, 0.04) 0 ${y(10)} ${y(10)} ${y(-5)}`,
      lg: `0 ${y(1)} ${y(3)} rgba(0, 0, 0, 0.05), rgba(0, 0, 0, 0.05) 0 ${y(28)} ${y(23)} ${y(-7)}, rgba(0, 0, 0, 0.04) 0 ${y(12)} ${y(12)} ${y(-7)}`,
      xl: `0 ${y(1)} ${y(3)} rgba(0, 0, 0, 0.05), rgba(0, 0, 0, 0.05) 0 ${y(36)} ${y(28)} ${y(-7)}, rgba(0, 0, 0, 0.04) 0 ${y(17)} ${y(17)} ${y(-7)}`,
    },
    other: {},
    components: {},
  },
  nt = `[@mantine/core] MantineProvider: Invalid theme.primaryColor, it accepts only key of theme.colors, learn more – https://mantine.dev/theming/colors/#primary-color`,
  rt = `[@mantine/core] MantineProvider: Invalid theme.primaryShade, it accepts only 0-9 integers or an object { light: 0-9, dark: 0-9 }`
function it(e) {
  return e < 0 || e > 9 ? !1 : parseInt(e.toString(), 10) === e
}
function at(e) {
  if (!(e.primaryColor in e.colors)) throw Error(nt)
  if (
    (typeof e.primaryShade == `object` && (!it(e.primaryShade.dark) || !it(e.primaryShade.light))) ||
    (typeof e.primaryShade == `number` && !it(e.primaryShade))
  )
    throw Error(rt)
}
function ot(e, t) {
  if (!t) return (at(e), e)
  let n = p(e, t)
  return (
    t.fontFamily && !t.headings?.fontFamily && (n.headings = { ...n.headings, fontFamily: t.fontFamily }), at(n), n
  )
}
var k = Qe(),
  st = (0, E.createContext)(null),
  ct = () => (0, E.use)(st) || tt
function lt() {
  let e = (0, E.use)(st)
  if (!e)
    throw Error(`@mantine/core: MantineProvider was not found in component tree, make sure you have it in your app`)
  return e
}
function ut({ theme: e, children: t, inherit: n = !0 }) {
  let r = ct(),
    i = (0, E.useMemo)(() => ot(n ? r : tt, e), [e, r, n])
  return (0, k.jsx)(st, { value: i, children: t })
}
ut.displayName = `@mantine/core/MantineThemeProvider`
function dt(e) {
  return Object.entries(e)
    .map(([e, t]) => `${e}: ${t};`)
    .join(``)
}
function ft(e, t) {
  let n = t ? [t] : [`:root`, `:host`],
    r = dt(e.variables),
    i = r ? `${n.join(`, `)}{${r}}` : ``,
    a = dt(e.dark),
    o = dt(e.light),
    s = (e) =>
      n
        .map((t) =>
          t === `:host` ? `${t}([data-mantine-color-scheme="${e}"])` : `${t}[data-mantine-color-scheme="${e}"]`,
        )
        .join(`, `)
  return `${i}\n\n${a ? `${s(`dark`)}{${a}}` : ``}\n\n${o ? `${s(`light`)}{${o}}` : ``}`
}
function pt({ theme: e, color: t, colorScheme: n, name: r = t, withColorValues: i = !0 }) {
  if (!e.colors[t]) return {}
  if (n === `light`) {
    let n = ye(e, `light`),
      a = {
        [`--mantine-color-${r}-text`]: `var(--mantine-color-${r}-filled)`,
        [`--mantine-color-${r}-filled`]: `var(--mantine-color-${r}-${n})`,
        [`--mantine-color-${r}-filled-hover`]: `var(--mantine-color-${r}-${n === 9 ? 8 : n + 1})`,
        [`--mantine-color-${r}-light`]: `var(--mantine-color-${r}-1)`,
        [`--mantine-color-${r}-light-hover`]: `var(--mantine-color-${r}-2)`,
        [`--mantine-color-${r}-light-color`]: `var(--mantine-color-${r}-9)`,
        [`--mantine-color-${r}-outline`]: `var(--mantine-color-${r}-${n})`,
        [`--mantine-color-${r}-outline-hover`]: Ne(e.colors[t][n], 0.05),
      }
    return i
      ? {
          [`--mantine-color-${r}-0`]: e.colors[t][0],
          [`--mantine-color-${r}-1`]: e.colors[t][1],
          [`--mantine-color-${r}-2`]: e.colors[t][2],
          [`--mantine-color-${r}-3`]: e.colors[t][3],
          [`--mantine-color-${r}-4`]: e.colors[t][4],
          [`--mantine-color-${r}-5`]: e.colors[t][5],
          [`--mantine-color-${r}-6`]: e.colors[t][6],
          [`--mantine-color-${r}-7`]: e.colors[t][7],
          [`--mantine-color-${r}-8`]: e.colors[t][8],
          [`--mantine-color-${r}-9`]: e.colors[t][9],
          ...a,
        }
      : a
  }
  let a = ye(e, `dark`),
    o = {
      [`--mantine-color-${r}-text`]: `var(--mantine-color-${r}-4)`,
      [`--mantine-color-${r}-filled`]: `var(--mantine-color-${r}-${a})`,
      [`--mantine-color-${r}-filled-hover`]: `var(--mantine-color-${r}-${a === 9 ? 8 : a + 1})`,
      [`--mantine-color-${r}-light`]: Ae(e.colors[t][9], 0.5),
      [`--mantine-color-${r}-light-hover`]: Ae(e.colors[t][9], 0.3),
      [`--mantine-color-${r}-light-color`]: `var(--mantine-color-${r}-0)`,
      [`--mantine-color-${r}-outline`]: `var(--mantine-color-${r}-${Math.max(a - 4, 0)})`,
      [`--mantine-color-${r}-outline-hover`]: Ne(e.colors[t][Math.max(a - 4, 0)], 0.05),
    }
  return i
    ? {
        [`--mantine-color-${r}-0`]: e.colors[t][0],
        [`--mantine-color-${r}-1`]: e.colors[t][1],
        [`--mantine-color-${r}-2`]: e.colors[t][2],
        [`--mantine-color-${r}-3`]: e.colors[t][3],
        [`--mantine-color-${r}-4`]: e.colors[t][4],
        [`--mantine-color-${r}-5`]: e.colors[t][5],
        [`--mantine-color-${r}-6`]: e.colors[t][6],
        [`--mantine-color-${r}-7`]: e.colors[t][7],
        [`--mantine-color-${r}-8`]: e.colors[t][8],
        [`--mantine-color-${r}-9`]: e.colors[t][9],
        ...o,
      }
    : o
}
function mt(e, t, n) {
  d(t).forEach((r) => Object.assign(e, { [`--mantine-${n}-${r}`]: t[r] }))
}
var ht = (e) => {
  let t = ye(e, `light`),
    n = e.defaultRadius in e.radius ? e.radius[e.defaultRadius] : y(e.defaultRadius),
    r = {
      variables: {
        '--mantine-z-index-app': `100`,
        '--mantine-z-index-modal': `200`,
        '--mantine-z-index-popover': `300`,
        '--mantine-z-index-overlay': `400`,
        '--mantine-z-index-max': `9999`,
        '--mantine-scale': e.scale.toString(),
        '--mantine-cursor-type': e.cursorType,
        '--mantine-webkit-font-smoothing': e.fontSmoothing ? `antialiased` : `unset`,
        '--mantine-moz-font-smoothing': e.fontSmoothing ? `grayscale` : `unset`,
        '--mantine-color-white': e.white,
        '--mantine-color-black': e.black,
        '--mantine-line-height': e.lineHeights.md,
        '--mantine-font-family': e.fontFamily,
        '--mantine-font-family-monospace': e.fontFamilyMonospace,
        '--mantine-font-family-headings': e.headings.fontFamily,
        '--mantine-heading-font-weight': e.headings.fontWeight,
        '--mantine-heading-text-wrap': e.headings.textWrap,
        '--mantine-radius-default': n,
        '--mantine-primary-color-filled': `var(--mantine-color-${e.primaryColor}-filled)`,
        '--mantine-primary-color-filled-hover': `var(--mantine-color-${e.primaryColor}-filled-hover)`,
        '--mantine-primary-color-light': `var(--mantine-color-${e.primaryColor}-light)`,
        '--mantine-primary-color-light-hover': `var(--mantine-color-${e.primaryColor}-light-hover)`,
        '--mantine-primary-color-light-color': `var(--mantine-color-${e.primaryColor}-light-color)`,
      },
      light: {
        '--mantine-color-scheme': `light`,
        '--mantine-primary-color-contrast': Le(e, `light`),
        '--mantine-color-bright': `var(--mantine-color-black)`,
        '--mantine-color-text': e.black,
        '--mantine-color-body': e.white,
        '--mantine-color-error': `var(--mantine-color-red-6)`,
        '--mantine-color-success': `var(--mantine-color-teal-8)`,
        '--mantine-color-placeholder': `var(--mantine-color-gray-5)`,
        '--mantine-color-anchor': `var(--mantine-color-${e.primaryColor}-${t})`,
        '--mantine-color-default': `var(--mantine-color-white)`,
        '--mantine-color-default-hover': `var(--mantine-color-gray-0)`,
        '--mantine-color-default-color': `var(--mantine-color-black)`,
        '--mantine-color-default-border': `var(--mantine-color-gray-4)`,
        '--mantine-color-dimmed': `var(--mantine-color-gray-6)`,
        '--mantine-color-disabled': `var(--mantine-color-gray-2)`,
        '--mantine-color-disabled-color': `var(--mantine-color-gray-5)`,
        '--mantine-color-disabled-border': `var(--mantine-color-gray-3)`,
      },
      dark: {
        '--mantine-color-scheme': `dark`,
        '--mantine-primary-color-contrast': Le(e, `dark`),
        '--mantine-color-bright': `var(--mantine-color-white)`,
        '--mantine-color-text': `var(--mantine-color-dark-0)`,
        '--mantine-color-body': `var(--mantine-color-dark-7)`,
        '--mantine-color-error': `var(--mantine-color-red-8)`,
        '--mantine-color-success': `var(--mantine-color-teal-8)`,
        '--mantine-color-placeholder': `var(--mantine-color-dark-3)`,
        '--mantine-color-anchor': `var(--mantine-color-${e.primaryColor}-4)`,
        '--mantine-color-default': `var(--mantine-color-dark-6)`,
        '--mantine-color-default-hover': `var(--mantine-color-dark-5)`,
        '--mantine-color-default-color': `var(--mantine-color-white)`,
        '--mantine-color-default-border': `var(--mantine-color-dark-4)`,
        '--mantine-color-dimmed': `var(--mantine-color-dark-2)`,
        '--mantine-color-disabled': `var(--mantine-color-dark-6)`,
        '--mantine-color-disabled-color': `var(--mantine-color-dark-3)`,
        '--mantine-color-disabled-border': `var(--mantine-color-dark-4)`,
      },
    }
  ;(mt(r.variables, e.breakpoints, `breakpoint`),
    mt(r.variables, e.spacing, `spacing`),
    mt(r.variables, e.fontSizes, `font-size`),
    mt(r.variables, e.lineHeights, `line-height`),
    mt(r.variables, e.shadows, `shadow`),
    mt(r.variables, e.radius, `radius`),
    mt(r.variables, e.fontWeights, `font-weight`),
    e.colors[e.primaryColor].forEach((t, n) => {
      r.variables[`--mantine-primary-color-${n}`] = `var(--mantine-color-${e.primaryColor}-${n})`
    }),
    d(e.colors).forEach((t) => {
      let n = e.colors[t]
      ke(n)
        ? (Object.assign(
            r.light,
            pt({ theme: e, name: n.name, color: n.light, colorScheme: `light`, withColorValues: !0 }),
          ),
          Object.assign(
            r.dark,
            pt({ theme: e, name: n.name, color: n.dark, colorScheme: `dark`, withColorValues: !0 }),
          ),
          (r.light[`--mantine-color-${n.name}-contrast`] = Ie(n, e, `light`)),
          (r.dark[`--mantine-color-${n.name}-contrast`] = Ie(n, e, `dark`)))
        : (n.forEach((e, n) => {
            r.variables[`--mantine-color-${t}-${n}`] = e
          }),
          Object.assign(r.light, pt({ theme: e, color: t, colorScheme: `light`, withColorValues: !1 })),
          Object.assign(r.dark, pt({ theme: e, color: t, colorScheme: `dark`, withColorValues: !1 })))
    }))
  let i = e.headings.sizes
  return (
    d(i).forEach((t) => {
      ;((r.variables[`--mantine-${t}-font-size`] = i[t].fontSize),
        (r.variables[`--mantine-${t}-line-height`] = i[t].lineHeight),
        (r.variables[`--mantine-${t}-font-weight`] = i[t].fontWeight || e.headings.fontWeight))
    }),
    r
  )
}
function gt() {
  let e = lt(),
    t = He(),
    n = d(e.breakpoints).reduce((t, n) => {
      let r = e.breakpoints[n].includes(`px`),
        i = g(e.breakpoints[n])
      return `${t}@media (max-width: ${r ? `${i - 0.1}px` : b(i - 0.1)}) {.mantine-visible-from-${n} {display: none !important;}}@media (min-width: ${r ? `${i}px` : b(i)}) {.mantine-hidden-from-${n} {display: none !important;}}`
    }, ``)
  return (0, k.jsx)(`style`, { 'data-mantine-styles': `classes`, nonce: t?.(), dangerouslySetInnerHTML: { __html: n } })
}
function _t({ theme: e, generator: t }) {
  let n = ht(e),
    r = t?.(e)
  return r ? p(n, r) : n
}
var vt = ht(tt)
function yt(e) {
  let t = { variables: {}, light: {}, dark: {} }
  return (
    d(e.variables).forEach((n) => {
      vt.variables[n] !== e.variables[n] && (t.variables[n] = e.variables[n])
    }),
    d(e.light).forEach((n) => {
      vt.light[n] !== e.light[n] && (t.light[n] = e.light[n])
    }),
    d(e.dark).forEach((n) => {
      vt.dark[n] !== e.dark[n] && (t.dark[n] = e.dark[n])
    }),
    t
  )
}
function bt(e) {
  return ft(
    { variables: {}, dark: { '--mantine-color-scheme': `dark` }, light: { '--mantine-color-scheme': `light` } },
    e,
  )
}
function xt({ cssVariablesSelector: e, deduplicateCssVariables: t }) {
  let n = lt(),
    r = He(),
    i = _t({ theme: n, generator: Be() }),
    a = (e === void 0 || e === `:root` || e === `:host`) && t,
    o = ft(a ? yt(i) : i, e)
  return o
    ? (0, k.jsx)(`style`, {
        'data-mantine-styles': !0,
        nonce: r?.(),
        dangerouslySetInnerHTML: { __html: `${o}${a ? `` : bt(e)}` },
      })
    : null
}
xt.displayName = `@mantine/CssVariables`
function St({ respectReducedMotion: e, getRootElement: t }) {
  ie(() => {
    e && t()?.setAttribute(`data-respect-reduced-motion`, `true`)
  }, [e])
}
function Ct({
  theme: e,
  children: t,
  getStyleNonce: n,
  withStaticClasses: r = !0,
  withGlobalClasses: i = !0,
  deduplicateCssVariables: a = !0,
  withCssVariables: o = !0,
  cssVariablesSelector: s,
  classNamesPrefix: c = `mantine`,
  colorSchemeManager: l = ve(),
  defaultColorScheme: u = `light`,
  getRootElement: d = () => document.documentElement,
  cssVariablesResolver: f,
  forceColorScheme: p,
  stylesTransform: m,
  env: h,
  deduplicateInlineStyles: g = !1,
}) {
  let {
    colorScheme: _,
    setColorScheme: v,
    clearColorScheme: y,
  } = Xe({ defaultColorScheme: u, forceColorScheme: p, manager: l, getRootElement: d })
  return (
    St({ respectReducedMotion: e?.respectReducedMotion || !1, getRootElement: d }),
    (0, k.jsx)(Re, {
      value: {
        colorScheme: _,
        setColorScheme: v,
        clearColorScheme: y,
        getRootElement: d,
        classNamesPrefix: c,
        getStyleNonce: n,
        cssVariablesResolver: f,
        cssVariablesSelector: s ?? `:root`,
        withStaticClasses: r,
        stylesTransform: m,
        env: h,
        deduplicateInlineStyles: g,
      },
      children: (0, k.jsxs)(ut, {
        theme: e,
        children: [
          o && (0, k.jsx)(xt, { cssVariablesSelector: s, deduplicateCssVariables: a }),
          i && (0, k.jsx)(gt, {}),
          t,
        ],
      }),
    })
  )
}
Ct.displayName = `@mantine/core/MantineProvider`
function wt(e, t, n) {
  let r = lt(),
    i = (Array.isArray(e) ? e : [e]).filter(Boolean),
    a = {}
  for (let e of i) {
    let t = r.components[e]?.defaultProps,
      n = typeof t == `function` ? t(r) : t
    n && (a = { ...a, ...n })
  }
  return { ...t, ...a, ...x(n) }
}
function Tt(e) {
  return e
}
var Et = { always: `mantine-focus-always`, auto: `mantine-focus-auto`, never: `mantine-focus-never` }
function Dt({ theme: e, options: t, unstyled: n }) {
  return fe(t?.focusable && !n && (e.focusClassName || Et[e.focusRing]), t?.active && !n && e.activeClassName)
}
function Ot(e, t, n = 1) {
  if (Object.is(e, t)) return !0
  if (n === 0 || typeof e != `object` || typeof t != `object` || e === null || t === null) return !1
  if (Array.isArray(e) || Array.isArray(t)) {
    if (!Array.isArray(e) || !Array.isArray(t) || e.length !== t.length) return !1
    for (let r = 0; r < e.length; r += 1) if (!Ot(e[r], t[r], n - 1)) return !1
    return !0
  }
  let r = Object.keys(e)
  if (r.length !== Object.keys(t).length) return !1
  for (let i of r) if (!Object.hasOwn(t, i) || !Ot(e[i], t[i], n - 1)) return !1
  return !0
}
function kt({ selector: e, stylesCtx: t, options: n, props: r, theme: i }) {
  return he({ theme: i, classNames: n?.classNames, props: n?.props || r, stylesCtx: t })[e]
}
function At({ selector: e, stylesCtx: t, theme: n, classNames: r, props: i }) {
  return he({ theme: n, classNames: r, props: i, stylesCtx: t })[e]
}
function jt({ rootSelector: e, selector: t, className: n }) {
  return e === t ? n : void 0
}
function Mt({ selector: e, classes: t, unstyled: n }) {
  return n ? void 0 : t[e]
}
function Nt({ themeName: e, classNamesPrefix: t, selector: n, withStaticClass: r }) {
  return r === !1 ? [] : e.map((e) => `${t}-${e}-${n}`)
}
function Pt({ options: e, classes: t, selector: n, unstyled: r }) {
  return e?.variant && !r ? t[`${n}--${e.variant}`] : void 0
}
function Ft({
  theme: e,
  options: t,
  themeName: n,
  selector: r,
  classNamesPrefix: i,
  resolvedClassNames: a,
  resolvedThemeClassNames: o,
  classes: s,
  unstyled: c,
  className: l,
  rootSelector: u,
  props: d,
  stylesCtx: f,
  withStaticClasses: p,
  headless: m,
  transformedStyles: h,
}) {
  return fe(
    Dt({ theme: e, options: t, unstyled: c || m }),
    o.map((e) => e[r]),
    Pt({ options: t, classes: s, selector: r, unstyled: c || m }),
    a[r],
    At({ selector: r, stylesCtx: f, theme: e, classNames: h, props: d }),
    kt({ selector: r, stylesCtx: f, options: t, props: d, theme: e }),
    jt({ rootSelector: u, selector: r, className: l }),
    Mt({ selector: r, classes: s, unstyled: c || m }),
    p && !m && Nt({ themeName: n, classNamesPrefix: i, selector: r, withStaticClass: t?.withStaticClass }),
    t?.className,
  )
}
function It({ style: e, theme: t }) {
  return Array.isArray(e)
    ? e.reduce((e, n) => ({ ...e, ...It({ style: n, theme: t }) }), {})
    : typeof e == `function`
      ? e(t)
      : (e ?? {})
}
function Lt({
  theme: e,
  selector: t,
  options: n,
  props: r,
  stylesCtx: i,
  rootSelector: a,
  withStylesTransform: o,
  resolvedStyles: s,
  resolvedThemeStyles: c,
  resolvedVars: l,
  resolvedRootStyle: u,
}) {
  return {
    ...c[t],
    ...s[t],
    ...(!o && ge({ theme: e, styles: n?.styles, props: n?.props || r, stylesCtx: i })[t]),
    ...l[t],
    ...(a === t ? u : null),
    ...It({ style: n?.style, theme: e }),
  }
}
function Rt(e) {
  return e.reduce(
    (e, t) => (
      t &&
        Object.keys(t).forEach((n) => {
          e[n] = { ...e[n], ...x(t[n]) }
        }),
      e
    ),
    {},
  )
}
function zt({ props: e, stylesCtx: t, themeName: n, theme: r }) {
  let i = Ke()?.()
  return {
    getTransformedStyles: (a) =>
      i
        ? [
            ...a.map((n) => i(n, { props: e, theme: r, ctx: t })),
            ...n.map((n) => i(r.components[n]?.styles, { props: e, theme: r, ctx: t })),
          ].filter(Boolean)
        : [],
    withStylesTransform: !!i,
  }
}
function Bt({
  name: e,
  classes: t,
  props: n,
  stylesCtx: r,
  className: i,
  style: a,
  rootSelector: o = `root`,
  unstyled: s,
  classNames: c,
  styles: l,
  vars: u,
  varsResolver: d,
  attributes: f,
  stable: p,
}) {
  let m = lt(),
    h = Ve(),
    g = Ue(),
    _ = We(),
    v = (Array.isArray(e) ? e : [e]).filter((e) => e),
    { withStylesTransform: y, getTransformedStyles: b } = zt({ props: n, stylesCtx: r, themeName: v, theme: m }),
    x = he({ theme: m, classNames: c, props: n, stylesCtx: r }),
    S = v.map((e) => he({ theme: m, classNames: m.components[e]?.classNames, props: n, stylesCtx: r })),
    C = y ? {} : ge({ theme: m, styles: l, props: n, stylesCtx: r }),
    ee = {}
  if (!y)
    for (let e of v) {
      let t = ge({ theme: m, styles: m.components[e]?.styles, props: n, stylesCtx: r })
      for (let e of Object.keys(t)) ee[e] = { ...ee[e], ...t[e] }
    }
  let w = Rt([_ ? {} : d?.(m, n, r), ...v.map((e) => m.components?.[e]?.vars?.(m, n, r)), u?.(m, n, r)]),
    te = It({ style: a, theme: m })
  return Vt(
    (e, a) => ({
      ...f?.[e],
      className: Ft({
        theme: m,
        options: a,
        themeName: v,
        selector: e,
        classNamesPrefix: h,
        resolvedClassNames: x,
        resolvedThemeClassNames: S,
        classes: t,
        unstyled: s,
        className: i,
        rootSelector: o,
        props: n,
        stylesCtx: r,
        withStaticClasses: g,
        headless: _,
        transformedStyles: b([a?.styles, l]),
      }),
      style: Lt({
        theme: m,
        selector: e,
        options: a,
        props: n,
        stylesCtx: r,
        rootSelector: o,
        withStylesTransform: y,
        resolvedStyles: C,
        resolvedThemeStyles: ee,
        resolvedVars: w,
        resolvedRootStyle: te,
      }),
    }),
    !!p,
    [m, h, g, _, y ? n : null, t, s, i, o, f, r, x, S, C, ee, w, te],
  )
}
function Vt(e, t, n) {
  let r = (0, E.useRef)(null)
  return t
    ? ((r.current && Ot(r.current.deps, n, 3)) || (r.current = { deps: n, getStyles: e }), r.current.getStyles)
    : e
}
function Ht(e) {
  return d(e)
    .reduce((t, n) => (e[n] === void 0 ? t : `${t}${m(n)}:${e[n]};`), ``)
    .trim()
}
function Ut({ selector: e, styles: t, media: n, container: r }) {
  let i = t ? Ht(t) : ``,
    a = Array.isArray(n) ? n.map((t) => `@media${t.query}{${e}{${Ht(t.styles)}}}`) : [],
    o = Array.isArray(r) ? r.map((t) => `@container ${t.query}{${e}{${Ht(t.styles)}}}`) : []
  return `${i ? `${e}{${i}}` : ``}${a.join(``)}${o.join(``)}`.trim()
}
function Wt(e) {
  let t = 5381
  for (let n = 0; n < e.length; n++) t = ((t << 5) + t + e.charCodeAt(n)) | 0
  return (t >>> 0).toString(36)
}
function Gt({ deduplicate: e, ...t }) {
  let n = He(),
    r = Ut(t)
  return e
    ? (0, k.jsx)(`style`, { href: `mantine-${Wt(r)}`, precedence: `mantine`, nonce: n?.(), children: r })
    : (0, k.jsx)(`style`, { 'data-mantine-styles': `inline`, nonce: n?.(), dangerouslySetInnerHTML: { __html: r } })
}
function Kt(e) {
  let t = 5381
  for (let n = 0; n < e.length; n++) t = ((t << 5) + t + e.charCodeAt(n)) | 0
  return (t >>> 0).toString(36)
}
function qt(e, t) {
  return `__mdi__-${Kt(`${e ? Ht(e) : ``}|${Array.isArray(t) ? t.map((e) => `${e.query}:${Ht(e.styles)}`).join(`|`) : ``}`)}`
}
function Jt(e) {
  let {
    m: t,
    mx: n,
    my: r,
    mt: i,
    mb: a,
    ml: o,
    mr: s,
    me: c,
    ms: l,
    mis: u,
    mie: d,
    p: f,
    px: p,
    py: m,
    pt: h,
    pb: g,
    pl: _,
    pr: v,
    pe: y,
    ps: b,
    pis: S,
    pie: C,
    bd: ee,
    bdrs: w,
    bg: te,
    c: T,
    opacity: E,
    ff: ne,
    fz: re,
    fw: ie,
    lts: ae,
    ta: oe,
    lh: se,
    fs: ce,
    tt: le,
    td: ue,
    w: de,
    miw: fe,
    maw: pe,
    h: me,
    mih: he,
    mah: ge,
    bgsz: _e,
    bgp: ve,
    bgr: ye,
    bga: be,
    pos: xe,
    top: Se,
    left: Ce,
    bottom: D,
    right: O,
    inset: we,
    display: Te,
    flex: Ee,
    hiddenFrom: De,
    visibleFrom: Oe,
    lightHidden: ke,
    darkHidden: Ae,
    sx: je,
    ...Me
  } = e
  return {
    styleProps: x({
      m: t,
      mx: n,
      my: r,
      mt: i,
      mb: a,
      ml: o,
      mr: s,
      me: c,
      ms: l,
      mis: u,
      mie: d,
      p: f,
      px: p,
      py: m,
      pt: h,
      pb: g,
      pl: _,
      pr: v,
      pis: S,
      pie: C,
      pe: y,
      ps: b,
      bd: ee,
      bg: te,
      c: T,
      opacity: E,
      ff: ne,
      fz: re,
      fw: ie,
      lts: ae,
      ta: oe,
      lh: se,
      fs: ce,
      tt: le,
      td: ue,
      w: de,
      miw: fe,
      maw: pe,
      h: me,
      mih: he,
      mah: ge,
      bgsz: _e,
      bgp: ve,
      bgr: ye,
      bga: be,
      pos: xe,
      top: Se,
      left: Ce,
      bottom: D,
      right: O,
      inset: we,
      display: Te,
      flex: Ee,
      bdrs: w,
      hiddenFrom: De,
      visibleFrom: Oe,
      lightHidden: ke,
      darkHidden: Ae,
      sx: je,
    }),
    rest: Me,
  }
}
var Yt = {
  m: { type: `spacing`, property: `margin` },
  mt: { type: `spacing`, property: `marginTop` },
  mb: { type: `spacing`, property: `marginBottom` },
  ml: { type: `spacing`, property: `marginLeft` },
  mr: { type: `spacing`, property: `marginRight` },
  ms: { type: `spacing`, property: `marginInlineStart` },
  me: { type: `spacing`, property: `marginInlineEnd` },
  mis: { type: `spacing`, property: `marginInlineStart` },
  mie: { type: `spacing`, property: `marginInlineEnd` },
  mx: { type: `spacing`, property: `marginInline` },
  my: { type: `spacing`, property: `marginBlock` },
  p: { type: `spacing`, property: `padding` },
  pt: { type: `spacing`, property: `paddingTop` },
  pb: { type: `spacing`, property: `paddingBottom` },
  pl: { type: `spacing`, property: `paddingLeft` },
  pr: { type: `spacing`, property: `paddingRight` },
  ps: { type: `spacing`, property: `paddingInlineStart` },
  pe: { type: `spacing`, property: `paddingInlineEnd` },
  pis: { type: `spacing`, property: `paddingInlineStart` },
  pie: { type: `spacing`, property: `paddingInlineEnd` },
  px: { type: `spacing`, property: `paddingInline` },
  py: { type: `spacing`, property: `paddingBlock` },
  bd: { type: `border`, property: `border` },
  bdrs: { type: `radius`, property: `borderRadius` },
  bg: { type: `color`, property: `background` },
  c: { type: `textColor`, property: `color` },
  opacity: { type: `identity`, property: `opacity` },
  ff: { type: `fontFamily`, property: `fontFamily` },
  fz: { type: `fontSize`, property: `fontSize` },
  fw: { type: `identity`, property: `fontWeight` },
  lts: { type: `size`, property: `letterSpacing` },
  ta: { type: `identity`, property: `textAlign` },
  lh: { type: `lineHeight`, property: `lineHeight` },
  fs: { type: `identity`, property: `fontStyle` },
  tt: { type: `identity`, property: `textTransform` },
  td: { type: `identity`, property: `textDecoration` },
  w: { type: `spacing`, property: `width` },
  miw: { type: `spacing`, property: `minWidth` },
  maw: { type: `spacing`, property: `maxWidth` },
  h: { type: `spacing`, property: `height` },
  mih: { type: `spacing`, property: `minHeight` },
  mah: { type: `spacing`, property: `maxHeight` },
  bgsz: { type: `size`, property: `backgroundSize` },
  bgp: { type: `identity`, property: `backgroundPosition` },
  bgr: { type: `identity`, property: `backgroundRepeat` },
  bga: { type: `identity`, property: `backgroundAttachment` },
  pos: { type: `identity`, property: `position` },
  top: { type: `size`, property: `top` },
  left: { type: `size`, property: `left` },
  bottom: { type: `size`, property: `bottom` },
  right: { type: `size`, property: `right` },
  inset: { type: `size`, property: `inset` },
  display: { type: `identity`, property: `display` },
  flex: { type: `identity`, property: `flex` },
}
function Xt(e, t) {
  let n = De({ color: e, theme: t })
  return n.color === `dimmed`
    ? `var(--mantine-color-dimmed)`
    : n.color === `bright`
      ? `var(--mantine-color-bright)`
      : n.variable
        ? `var(${n.variable})`
        : n.color
}
function Zt(e, t) {
  let n = De({ color: e, theme: t })
  return n.isThemeColor && n.shade === void 0 ? `var(--mantine-color-${n.color}-text)` : Xt(e, t)
}
function Qt(e, t) {
  if (typeof e == `number`) return y(e)
  if (typeof e == `string`) {
    let [n, r, ...i] = e.split(` `).filter((e) => e.trim() !== ``),
      a = `${y(n)}`
    return (r && (a += ` ${r}`), i.length > 0 && (a += ` ${Xt(i.join(` `), t)}`), a.trim())
  }
  return e
}
var $t = {
  text: `var(--mantine-font-family)`,
  mono: `var(--mantine-font-family-monospace)`,
  monospace: `var(--mantine-font-family-monospace)`,
  heading: `var(--mantine-font-family-headings)`,
  headings: `var(--mantine-font-family-headings)`,
}
function en(e) {
  return typeof e == `string` && e in $t ? $t[e] : e
}
var tn = [`h1`, `h2`, `h3`, `h4`, `h5`, `h6`]
function nn(e, t) {
  return typeof e == `string` && e in t.fontSizes
    ? `var(--mantine-font-size-${e})`
    : typeof e == `string` && tn.includes(e)
      ? `var(--mantine-${e}-font-size)`
      : typeof e == `number` || typeof e == `string`
        ? y(e)
        : e
}
function rn(e) {
  return e
}
var an = [`h1`, `h2`, `h3`, `h4`, `h5`, `h6`]
function on(e, t) {
  return typeof e == `string` && e in t.lineHeights
    ? `var(--mantine-line-height-${e})`
    : typeof e == `string` && an.includes(e)
      ? `var(--mantine-${e}-line-height)`
      : e
}
function sn(e, t) {
  return typeof e == `string` && e in t.radius
    ? `var(--mantine-radius-${e})`
    : typeof e == `number` || typeof e == `string`
      ? y(e)
      : e
}
function cn(e) {
  return typeof e == `number` ? y(e) : e
}
function ln(e, t) {
  if (typeof e == `number`) return y(e)
  if (typeof e == `string`) {
    let n = e.replace(`-`, ``)
    if (!(n in t.spacing)) return y(e)
    let r = `--mantine-spacing-${n}`
    return e.startsWith(`-`) ? `calc(var(${r}) * -1)` : `var(${r})`
  }
  return e
}
var un = {
  color: Xt,
  textColor: Zt,
  fontSize: nn,
  spacing: ln,
  radius: sn,
  identity: rn,
  size: cn,
  lineHeight: on,
  fontFamily: en,
  border: Qt,
}
function dn(e) {
  return e.replace(`(min-width: `, ``).replace(`em)`, ``)
}
function fn({ media: e, ...t }) {
  let n = Object.keys(e)
    .sort((e, t) => Number(dn(e)) - Number(dn(t)))
    .map((t) => ({ query: t, styles: e[t] }))
  return { ...t, media: n }
}
function pn(e) {
  if (typeof e != `object` || !e) return !1
  let t = Object.keys(e)
  return t.length !== 1 || t[0] !== `base`
}
function mn(e) {
  return typeof e == `object` && e ? (`base` in e ? e.base : void 0) : e
}
function hn(e) {
  return typeof e == `object` && e ? d(e).filter((e) => e !== `base`) : []
}
function gn(e, t) {
  return typeof e == `object` && e && t in e ? e[t] : e
}
function _n({ styleProps: e, data: t, theme: n }) {
  return fn(
    d(e).reduce(
      (r, i) => {
        if (i === `hiddenFrom` || i === `visibleFrom` || i === `sx`) return r
        let a = t[i],
          o = Array.isArray(a.property) ? a.property : [a.property],
          s = mn(e[i])
        if (!pn(e[i]))
          return (
            o.forEach((e) => {
              r.inlineStyles[e] = un[a.type](s, n)
            }),
            r
          )
        r.hasResponsiveStyles = !0
        let c = hn(e[i])
        return (
          o.forEach((t) => {
            ;(s != null && (r.styles[t] = un[a.type](s, n)),
              c.forEach((o) => {
                let s = `(min-width: ${n.breakpoints[o]})`
                r.media[s] = { ...r.media[s], [t]: un[a.type](gn(e[i], o), n) }
              }))
          }),
          r
        )
      },
      { hasResponsiveStyles: !1, styles: {}, inlineStyles: {}, media: {} },
    ),
  )
}
function vn() {
  return `__m__-${(0, E.useId)().replace(/[:«»]/g, ``)}`
}
function yn(e) {
  return e
}
var bn = yn
function xn(e) {
  return e
}
function Sn(e) {
  let t = e
  return (
    (t.extend = xn),
    (t.withProps = (e) => {
      let n = (n) => (0, k.jsx)(t, { ...e, ...n })
      return ((n.extend = t.extend), (n.displayName = `WithProps(${t.displayName})`), n)
    }),
    t
  )
}
function Cn(e) {
  return Sn(e)
}
function wn(e) {
  let t = e
  return (
    (t.withProps = (e) => {
      let n = (n) => (0, k.jsx)(t, { ...e, ...n })
      return ((n.extend = t.extend), (n.displayName = `WithProps(${t.displayName})`), n)
    }),
    (t.extend = xn),
    t
  )
}
function Tn(e) {
  return `data-${(e.startsWith(`data-`) ? e.slice(5) : e).replace(/([a-z])([A-Z])/g, `$1-$2`).toLowerCase()}`
}
function En(e) {
  return Object.keys(e).reduce((t, n) => {
    let r = e[n]
    return (r === void 0 || r === `` || r === !1 || r === null || (t[Tn(n)] = e[n]), t)
  }, {})
}
function Dn(e) {
  return e
    ? typeof e == `string`
      ? { [Tn(e)]: !0 }
      : Array.isArray(e)
        ? [...e].reduce((e, t) => ({ ...e, ...Dn(t) }), {})
        : En(e)
    : null
}
function On(e, t) {
  return Array.isArray(e)
    ? [...e].reduce((e, n) => ({ ...e, ...On(n, t) }), {})
    : typeof e == `function`
      ? e(t)
      : (e ?? {})
}
function kn({ theme: e, style: t, vars: n, styleProps: r }) {
  let i = On(t, e),
    a = On(n, e)
  return { ...i, ...a, ...r }
}
function An({
  component: e,
  style: t,
  __vars: n,
  className: r,
  variant: i,
  mod: a,
  size: o,
  hiddenFrom: s,
  visibleFrom: c,
  lightHidden: l,
  darkHidden: u,
  renderRoot: d,
  __size: f,
  ref: p,
  ...m
}) {
  let h = lt(),
    g = e || `div`,
    { styleProps: _, rest: v } = Jt(m),
    y = Ge()?.()?.(_.sx),
    b = vn(),
    x = _n({ styleProps: _, theme: h, data: Yt }),
    C = Je(),
    ee = C && x.hasResponsiveStyles ? qt(x.styles, x.media) : b,
    w = {
      ref: p,
      style: kn({ theme: h, style: t, vars: n, styleProps: x.inlineStyles }),
      className: fe(r, y, {
        [ee]: x.hasResponsiveStyles,
        'mantine-light-hidden': l,
        'mantine-dark-hidden': u,
        [`mantine-hidden-from-${s}`]: s,
        [`mantine-visible-from-${c}`]: c,
      }),
      'data-variant': i,
      'data-size': S(o) ? void 0 : o || void 0,
      size: f,
      ...Dn(a),
      ...v,
    }
  return (0, k.jsxs)(k.Fragment, {
    children: [
      x.hasResponsiveStyles && (0, k.jsx)(Gt, { selector: `.${ee}`, styles: x.styles, media: x.media, deduplicate: C }),
      typeof d == `function` ? d(w) : (0, k.jsx)(g, { ...w }),
    ],
  })
}
An.displayName = `@mantine/core/Box`
var jn = bn(An),
  Mn = (0, E.createContext)({ dir: `ltr`, toggleDirection: () => {}, setDirection: () => {} })
function Nn() {
  return (0, E.use)(Mn)
}
function Pn({ children: e, initialDirection: t = `ltr`, detectDirection: n = !0 }) {
  let [r, i] = (0, E.useState)(t),
    a = (0, E.useCallback)((e) => {
      ;(i(e), document.documentElement.getAttribute(`dir`) !== e && document.documentElement.setAttribute(`dir`, e))
    }, [])
  return (
    ie(() => {
      if (n) {
        let e = document.documentElement.getAttribute(`dir`)
        ;(e === `rtl` || e === `ltr`) && i(e)
      }
    }, []),
    ce(
      (0, E.useCallback)(() => {
        if (typeof document > `u`) return
        let e = document.documentElement.getAttribute(`dir`)
        ;(e === `rtl` || e === `ltr`) && i((t) => (t === e ? t : e))
      }, []),
      n ? { attributes: !0, attributeFilter: [`dir`] } : {},
      typeof document < `u` && n ? document.documentElement : null,
    ),
    (0, k.jsx)(Mn, {
      value: { dir: r, toggleDirection: () => a(r === `ltr` ? `rtl` : `ltr`), setDirection: a },
      children: e,
    })
  )
}
var Fn = { root: `m_87cf2631` },
  In = { __staticSelector: `UnstyledButton` },
  Ln = wn((e) => {
    let t = wt(`UnstyledButton`, In, e),
      {
        className: n,
        component: r = `button`,
        __staticSelector: i,
        unstyled: a,
        classNames: o,
        styles: s,
        style: c,
        attributes: l,
        ...u
      } = t,
      d = Bt({
        name: i,
        props: t,
        classes: Fn,
        className: n,
        style: c,
        classNames: o,
        styles: s,
        unstyled: a,
        attributes: l,
      })
    return (0, k.jsx)(jn, {
      ...d(`root`, { focusable: !0 }),
      component: r,
      type: r === `button` ? `button` : void 0,
      ...u,
    })
  })
;((Ln.classes = Fn), (Ln.displayName = `@mantine/core/UnstyledButton`))
var Rn = (e) => ({
    in: { opacity: 1, transform: `scale(1)` },
    out: { opacity: 0, transform: `scale(.9) translateY(${e === `bottom` ? 10 : -10}px)` },
    transitionProperty: `transform, opacity`,
  }),
  zn = {
    fade: { in: { opacity: 1 }, out: { opacity: 0 }, transitionProperty: `opacity` },
    'fade-up': {
      in: { opacity: 1, transform: `translateY(0)` },
      out: { opacity: 0, transform: `translateY(30px)` },
      transitionProperty: `opacity, transform`,
    },
    'fade-down': {
      in: { opacity: 1, transform: `translateY(0)` },
      out: { opacity: 0, transform: `translateY(-30px)` },
      transitionProperty: `opacity, transform`,
    },
    'fade-left': {
      in: { opacity: 1, transform: `translateX(0)` },
      out: { opacity: 0, transform: `translateX(30px)` },
      transitionProperty: `opacity, transform`,
    },
    'fade-right': {
      in: { opacity: 1, transform: `translateX(0)` },
      out: { opacity: 0, transform: `translateX(-30px)` },
      transitionProperty: `opacity, transform`,
    },
    scale: {
      in: { opacity: 1, transform: `scale(1)` },
      out: { opacity: 0, transform: `scale(0)` },
      common: { transformOrigin: `top` },
      transitionProperty: `transform, opacity`,
    },
    'scale-y': {
      in: { opacity: 1, transform: `scaleY(1)` },
      out: { opacity: 0, transform: `scaleY(0)` },
      common: { transformOrigin: `top` },
      transitionProperty: `transform, opacity`,
    },
    'scale-x': {
      in: { opacity: 1, transform: `scaleX(1)` },
      out: { opacity: 0, transform: `scaleX(0)` },
      common: { transformOrigin: `left` },
      transitionProperty: `transform, opacity`,
    },
    'skew-up': {
      in: { opacity: 1, transform: `translateY(0) skew(0deg, 0deg)` },
      out: { opacity: 0, transform: `translateY(-20px) skew(-10deg, -5deg)` },
      common: { transformOrigin: `top` },
      transitionProperty: `transform, opacity`,
    },
    'skew-down': {
      in: { opacity: 1, transform: `translateY(0) skew(0deg, 0deg)` },
      out: { opacity: 0, transform: `translateY(20px) skew(-10deg, -5deg)` },
      common: { transformOrigin: `bottom` },
      transitionProperty: `transform, opacity`,
    },
    'rotate-left': {
      in: { opacity: 1, transform: `translateY(0) rotate(0deg)` },
      out: { opacity: 0, transform: `translateY(20px) rotate(-5deg)` },
      common: { transformOrigin: `bottom` },
      transitionProperty: `transform, opacity`,
    },
    'rotate-right': {
      in: { opacity: 1, transform: `translateY(0) rotate(0deg)` },
      out: { opacity: 0, transform: `translateY(20px) rotate(5deg)` },
      common: { transformOrigin: `top` },
      transitionProperty: `transform, opacity`,
    },
    'slide-down': {
      in: { opacity: 1, transform: `translateY(0)` },
      out: { opacity: 0, transform: `translateY(-100%)` },
      common: { transformOrigin: `top` },
      transitionProperty: `transform, opacity`,
    },
    'slide-up': {
      in: { opacity: 1, transform: `translateY(0)` },
      out: { opacity: 0, transform: `translateY(100%)` },
      common: { transformOrigin: `bottom` },
      transitionProperty: `transform, opacity`,
    },
    'slide-left': {
      in: { opacity: 1, transform: `translateX(0)` },
      out: { opacity: 0, transform: `translateX(100%)` },
      common: { transformOrigin: `left` },
      transitionProperty: `transform, opacity`,
    },
    'slide-right': {
      in: { opacity: 1, transform: `translateX(0)` },
      out: { opacity: 0, transform: `translateX(-100%)` },
      common: { transformOrigin: `right` },
      transitionProperty: `transform, opacity`,
    },
    pop: { ...Rn(`bottom`), common: { transformOrigin: `center center` } },
    'pop-bottom-left': { ...Rn(`bottom`), common: { transformOrigin: `bottom left` } },
    'pop-bottom-right': { ...Rn(`bottom`), common: { transformOrigin: `bottom right` } },
    'pop-top-left': { ...Rn(`top`), common: { transformOrigin: `top left` } },
    'pop-top-right': { ...Rn(`top`), common: { transformOrigin: `top right` } },
  },
  Bn = { entering: `in`, entered: `in`, exiting: `out`, exited: `out`, 'pre-exiting': `out`, 'pre-entering': `out` }
function Vn({ transition: e, state: t, duration: n, timingFunction: r }) {
  let i = { WebkitBackfaceVisibility: `hidden`, transitionDuration: `${n}ms`, transitionTimingFunction: r }
  return typeof e == `string`
    ? e in zn
      ? { transitionProperty: zn[e].transitionProperty, ...i, ...zn[e].common, ...zn[e][Bn[t]] }
      : {}
    : { transitionProperty: e.transitionProperty, ...i, ...e.common, ...e[Bn[t]] }
}
var Hn = e(c(), 1)
function Un({
  duration: e,
  exitDuration: t,
  timingFunction: n,
  mounted: r,
  onEnter: i,
  onExit: a,
  onEntered: o,
  onExited: s,
  enterDelay: c,
  exitDelay: l,
}) {
  let u = lt(),
    d = se(),
    f = u.respectReducedMotion ? d : !1,
    [p, m] = (0, E.useState)(f ? 0 : e),
    [h, g] = (0, E.useState)(r ? `entered` : `exited`),
    _ = (0, E.useRef)(-1),
    v = (0, E.useRef)(-1),
    y = (0, E.useRef)(-1)
  function b() {
    ;(window.clearTimeout(_.current), window.clearTimeout(v.current), cancelAnimationFrame(y.current), (y.current = -1))
  }
  let x = (n) => {
      b()
      let r = n ? i : a,
        c = n ? o : s,
        l = f ? 0 : n ? e : t
      if ((m(l), l === 0)) (typeof r == `function` && r(), typeof c == `function` && c(), g(n ? `entered` : `exited`))
      else {
        let e = requestAnimationFrame(() => {
          ;(Hn.flushSync(() => {
            g(n ? `pre-entering` : `pre-exiting`)
          }),
            y.current === e &&
              (y.current = requestAnimationFrame(() => {
                ;(typeof r == `function` && r(),
                  g(n ? `entering` : `exiting`),
                  (_.current = window.setTimeout(() => {
                    ;(typeof c == `function` && c(), g(n ? `entered` : `exited`))
                  }, l)))
              })))
        })
        y.current = e
      }
    },
    S = (e) => {
      ;(b(),
        typeof (e ? c : l) == `number`
          ? (v.current = window.setTimeout(
              () => {
                x(e)
              },
              e ? c : l,
            ))
          : x(e))
    }
  return (
    oe(() => {
      S(r)
    }, [r]),
    (0, E.useEffect)(
      () => () => {
        b()
      },
      [],
    ),
    { transitionDuration: p, transitionStatus: h, transitionTimingFunction: n || `ease` }
  )
}
function Wn({
  keepMounted: e,
  keepMountedMode: t = `activity`,
  transition: n = `fade`,
  duration: r = 250,
  exitDuration: i = r,
  mounted: a,
  children: o,
  timingFunction: s = `ease`,
  onExit: c,
  onEntered: l,
  onEnter: u,
  onExited: d,
  enterDelay: f,
  exitDelay: p,
}) {
  let m = qe(),
    {
      transitionDuration: h,
      transitionStatus: g,
      transitionTimingFunction: _,
    } = Un({
      mounted: a,
      exitDuration: i,
      duration: r,
      timingFunction: s,
      onExit: c,
      onEntered: l,
      onEnter: u,
      onExited: d,
      enterDelay: f,
      exitDelay: p,
    })
  if (m === `test`) return a ? (0, k.jsx)(k.Fragment, { children: o({}) }) : e ? o({ display: `none` }) : null
  if (h === 0)
    return e
      ? t === `display-none`
        ? a
          ? (0, k.jsx)(k.Fragment, { children: o({}) })
          : o({ display: `none` })
        : (0, k.jsx)(E.Activity, { mode: a ? `visible` : `hidden`, children: o({}) })
      : a
        ? (0, k.jsx)(k.Fragment, { children: o({}) })
        : null
  let v = g === `exited`
  if (e) {
    let e = o(
      v
        ? t === `display-none`
          ? { display: `none` }
          : {}
        : Vn({ transition: n, duration: h, state: g, timingFunction: _ }),
    )
    return t === `display-none` ? e : (0, k.jsx)(E.Activity, { mode: v ? `hidden` : `visible`, children: e })
  }
  return v
    ? null
    : (0, k.jsx)(k.Fragment, { children: o(Vn({ transition: n, duration: h, state: g, timingFunction: _ })) })
}
Wn.displayName = `@mantine/core/Transition`
var Gn = {
    root: `m_5ae2e3c`,
    barsLoader: `m_7a2bd4cd`,
    bar: `m_870bb79`,
    'bars-loader-animation': `m_5d2b3b9d`,
    dotsLoader: `m_4e3f22d7`,
    dot: `m_870c4af`,
    'loader-dots-animation': `m_aac34a1`,
    ovalLoader: `m_b34414df`,
    'oval-loader-animation': `m_f8e89c4b`,
  },
  Kn = ({ className: e, ...t }) =>
    (0, k.jsxs)(jn, {
      component: `span`,
      className: fe(Gn.barsLoader, e),
      ...t,
      children: [
        (0, k.jsx)(`span`, { className: Gn.bar }),
        (0, k.jsx)(`span`, { className: Gn.bar }),
        (0, k.jsx)(`span`, { className: Gn.bar }),
      ],
    })
Kn.displayName = `@mantine/core/Bars`
var qn = ({ className: e, ...t }) =>
  (0, k.jsxs)(jn, {
    component: `span`,
    className: fe(Gn.dotsLoader, e),
    ...t,
    children: [
      (0, k.jsx)(`span`, { className: Gn.dot }),
      (0, k.jsx)(`span`, { className: Gn.dot }),
      (0, k.jsx)(`span`, { className: Gn.dot }),
    ],
  })
qn.displayName = `@mantine/core/Dots`
var Jn = ({ className: e, ...t }) => (0, k.jsx)(jn, { component: `span`, className: fe(Gn.ovalLoader, e), ...t })
Jn.displayName = `@mantine/core/Oval`
var Yn = { bars: Kn, oval: Jn, dots: qn },
  Xn = { loaders: Yn, type: `oval` },
  Zn = le((e, { size: t, color: n }) => ({
    root: { '--loader-size': C(t, `loader-size`), '--loader-color': n ? Oe(n, e) : void 0 },
  })),
  Qn = Sn((e) => {
    let t = wt(`Loader`, Xn, e),
      {
        size: n,
        color: r,
        type: i,
        vars: a,
        className: o,
        style: s,
        classNames: c,
        styles: l,
        unstyled: u,
        loaders: d,
        variant: f,
        children: p,
        attributes: m,
        ...h
      } = t,
      g = Bt({
        name: `Loader`,
        props: t,
        classes: Gn,
        className: o,
        style: s,
        classNames: c,
        styles: l,
        unstyled: u,
        attributes: m,
        vars: a,
        varsResolver: Zn,
      })
    return p
      ? (0, k.jsx)(jn, { ...g(`root`), ...h, children: p })
      : (0, k.jsx)(jn, { ...g(`root`), component: d[i], variant: f, size: n, ...h })
  })
;((Qn.defaultLoaders = Yn), (Qn.classes = Gn), (Qn.varsResolver = Zn), (Qn.displayName = `@mantine/core/Loader`))
var $n = {
    root: `m_77c9d27d`,
    inner: `m_80f1301b`,
    label: `m_811560b9`,
    section: `m_a74036a`,
    loader: `m_a25b86ee`,
    group: `m_80d6d844`,
    groupSection: `m_70be2a01`,
  },
  er = { orientation: `horizontal` },
  tr = le((e, { borderWidth: t }) => ({ group: { '--button-border-width': y(t) } })),
  nr = Sn((e) => {
    let t = wt(`ButtonGroup`, er, e),
      {
        className: n,
        style: r,
        classNames: i,
        styles: a,
        unstyled: o,
        orientation: s,
        vars: c,
        borderWidth: l,
        mod: u,
        attributes: d,
        ...f
      } = wt(`ButtonGroup`, er, e),
      p = Bt({
        name: `ButtonGroup`,
        props: t,
        classes: $n,
        className: n,
        style: r,
        classNames: i,
        styles: a,
        unstyled: o,
        attributes: d,
        vars: c,
        varsResolver: tr,
        rootSelector: `group`,
      })
    return (0, k.jsx)(jn, { ...p(`group`), mod: [{ orientation: s }, u], role: `group`, ...f })
  })
;((nr.classes = $n), (nr.varsResolver = tr), (nr.displayName = `@mantine/core/ButtonGroup`))
var rr = le((e, { radius: t, color: n, gradient: r, variant: i, autoContrast: a, size: o }) => {
    let s = e.variantColorResolver({
      color: n || e.primaryColor,
      theme: e,
      gradient: r,
      variant: i || `filled`,
      autoContrast: a,
    })
    return {
      groupSection: {
        '--section-height': C(o, `section-height`),
        '--section-padding-x': C(o, `section-padding-x`),
        '--section-fz': o?.includes(`compact`) ? te(o.replace(`compact-`, ``)) : te(o),
        '--section-radius': t === void 0 ? void 0 : w(t),
        '--section-bg': n || i ? s.background : void 0,
        '--section-color': s.color,
        '--section-bd': n || i ? s.border : void 0,
      },
    }
  }),
  ir = Sn((e) => {
    let t = wt(`ButtonGroupSection`, null, e),
      {
        className: n,
        style: r,
        classNames: i,
        styles: a,
        unstyled: o,
        vars: s,
        gradient: c,
        radius: l,
        autoContrast: u,
        attributes: d,
        ...f
      } = t,
      p = Bt({
        name: `ButtonGroupSection`,
        props: t,
        classes: $n,
        className: n,
        style: r,
        classNames: i,
        styles: a,
        unstyled: o,
        attributes: d,
        vars: s,
        varsResolver: rr,
        rootSelector: `groupSection`,
      })
    return (0, k.jsx)(jn, { ...p(`groupSection`), ...f })
  })
;((ir.classes = $n), (ir.varsResolver = rr), (ir.displayName = `@mantine/core/ButtonGroupSection`))
var ar = {
    in: { opacity: 1, transform: `translate(-50%, calc(-50% + ${y(1)}))` },
    out: { opacity: 0, transform: `translate(-50%, -200%)` },
    common: { transformOrigin: `center` },
    transitionProperty: `transform, opacity`,
  },
  or = le((e, { radius: t, color: n, gradient: r, variant: i, size: a, justify: o, autoContrast: s }) => {
    let c = e.variantColorResolver({
      color: n || e.primaryColor,
      theme: e,
      gradient: r,
      variant: i || `filled`,
      autoContrast: s,
    })
    return {
      root: {
        '--button-justify': o,
        '--button-height': C(a, `button-height`),
        '--button-padding-x': C(a, `button-padding-x`),
        '--button-fz': a?.includes(`compact`) ? te(a.replace(`compact-`, ``)) : te(a),
        '--button-radius': t === void 0 ? void 0 : w(t),
        '--button-bg': n || i ? c.background : void 0,
        '--button-hover': n || i ? c.hover : void 0,
        '--button-color': c.color,
        '--button-bd': n || i ? c.border : void 0,
        '--button-hover-color': n || i ? c.hoverColor : void 0,
      },
    }
  }),
  sr = wn((e) => {
    let t = wt(`Button`, null, e),
      {
        style: n,
        vars: r,
        className: i,
        color: a,
        disabled: o,
        children: s,
        leftSection: c,
        rightSection: l,
        fullWidth: u,
        variant: d,
        radius: f,
        loading: p,
        loaderProps: m,
        gradient: h,
        classNames: g,
        styles: _,
        unstyled: v,
        'data-disabled': y,
        autoContrast: b,
        mod: x,
        attributes: S,
        ...C
      } = t,
      ee = Bt({
        name: `Button`,
        props: t,
        classes: $n,
        className: i,
        style: n,
        classNames: g,
        styles: _,
        unstyled: v,
        attributes: S,
        vars: r,
        varsResolver: or,
      }),
      w = !!c,
      te = !!l
    return (0, k.jsxs)(Ln, {
      ...ee(`root`, { active: !o && !p && !y }),
      unstyled: v,
      variant: d,
      disabled: o || p,
      mod: [{ disabled: o || y, loading: p, block: u, 'with-left-section': w, 'with-right-section': te }, x],
      ...C,
      children: [
        typeof p == `boolean` &&
          (0, k.jsx)(Wn, {
            mounted: p,
            transition: ar,
            duration: 150,
            children: (e) =>
              (0, k.jsx)(jn, {
                component: `span`,
                ...ee(`loader`, { style: e }),
                'aria-hidden': !0,
                children: (0, k.jsx)(Qn, {
                  color: `var(--button-color)`,
                  size: `calc(var(--button-height) / 1.8)`,
                  ...m,
                }),
              }),
          }),
        (0, k.jsxs)(`span`, {
          ...ee(`inner`),
          children: [
            c && (0, k.jsx)(jn, { component: `span`, ...ee(`section`), mod: { position: `left` }, children: c }),
            (0, k.jsx)(jn, { component: `span`, mod: { loading: p }, ...ee(`label`), children: s }),
            l && (0, k.jsx)(jn, { component: `span`, ...ee(`section`), mod: { position: `right` }, children: l }),
          ],
        }),
      ],
    })
  })
;((sr.classes = $n),
  (sr.varsResolver = or),
  (sr.displayName = `@mantine/core/Button`),
  (sr.Group = nr),
  (sr.GroupSection = ir))
var cr = `countersign-color-scheme`
function lr(e = cr) {
  let t,
    n = () => {
      ;(t && window.removeEventListener(`storage`, t), (t = void 0))
    }
  return {
    get: (t) => {
      if (typeof window > `u`) return t
      try {
        let n = window.localStorage.getItem(e)
        return _e(n) ? n : t
      } catch {
        return t
      }
    },
    set: (t) => {
      try {
        window.localStorage.setItem(e, t)
      } catch {}
    },
    subscribe: (r) => {
      ;(n(),
        (t = (t) => {
          t.storageArea === window.localStorage && t.key === e && _e(t.newValue) && r(t.newValue)
        }),
        window.addEventListener(`storage`, t))
    },
    unsubscribe: n,
    clear: () => {
      try {
        window.localStorage.removeItem(e)
      } catch {}
    },
  }
}
var ur = () => {
    let e = {
      '--mantine-color-body': `var(--cs-page)`,
      '--mantine-color-text': `var(--cs-ink)`,
      '--mantine-color-default': `var(--cs-surface)`,
      '--mantine-color-default-border': `var(--cs-edge)`,
      '--mantine-color-default-hover': `var(--cs-sunken)`,
      '--mantine-color-dimmed': `var(--cs-ink-3)`,
      '--mantine-color-placeholder': `var(--cs-ink-3)`,
      '--mantine-color-anchor': `var(--cs-pen)`,
      '--mantine-color-error': `var(--cs-danger)`,
      '--mantine-color-success': `var(--cs-verified)`,
      '--mantine-color-pen-text': `var(--cs-pen)`,
      '--mantine-color-pen-filled': `var(--cs-pen-fill)`,
      '--mantine-color-pen-filled-hover': `var(--cs-pen-hover)`,
      '--mantine-color-pen-light': `var(--cs-pen-wash)`,
      '--mantine-color-pen-light-hover': `var(--cs-pen-wash)`,
      '--mantine-color-pen-light-color': `var(--cs-pen)`,
      '--mantine-color-pen-outline': `var(--cs-pen)`,
      '--mantine-color-pen-outline-hover': `var(--cs-pen-wash)`,
    }
    return { variables: {}, light: e, dark: e }
  },
  dr = 24,
  fr = new Uint8Array(24),
  pr = new Uint8Array(24),
  mr = new Int32Array(48),
  hr = 1,
  gr = 0
for (let e = 0; e < 24; e++)
  (([hr, gr] = [gr, (2 * hr + 3 * gr) % 5]), (fr[e] = 2 * (5 * gr + hr)), (pr[e] = (((e + 1) * (e + 2)) / 2) % 64))
var _r = 1
for (let e = 0; e < dr; e++)
  for (let t = 0; t < 7; t++) {
    let n = (1 << t) - 1
    ;(_r & 1 && (mr[e * 2 + (n >> 5)] ^= 1 << (n & 31)), (_r = _r & 128 ? ((_r << 1) ^ 369) & 255 : _r << 1))
  }
var vr = new Int32Array(10)
function yr(e) {
  for (let t = 0; t < dr; t++) (br(e), xr(e), Sr(e), (e[0] ^= mr[t * 2]), (e[1] ^= mr[t * 2 + 1]))
  vr.fill(0)
}
function br(e) {
  for (let t = 0; t < 10; t++) vr[t] = e[t] ^ e[t + 10] ^ e[t + 20] ^ e[t + 30] ^ e[t + 40]
  for (let t = 0; t < 10; t += 2) {
    let n = (t + 2) % 10,
      r = (t + 8) % 10,
      i = vr[n],
      a = vr[n + 1],
      o = vr[r] ^ ((i << 1) | (a >>> 31)),
      s = vr[r + 1] ^ ((a << 1) | (i >>> 31))
    for (let n = t; n < 50; n += 10) ((e[n] ^= o), (e[n + 1] ^= s))
  }
}
function xr(e) {
  let t = e[2],
    n = e[3]
  for (let r = 0; r < 24; r++) {
    let i = fr[r],
      a = pr[r],
      o = a < 32 ? t : n,
      s = a < 32 ? n : t
    ;((t = e[i]), (n = e[i + 1]), (e[i] = (o << a) | (s >>> -a)), (e[i + 1] = (s << a) | (o >>> -a)))
  }
}
function Sr(e) {
  for (let t = 0; t < 50; t += 10) {
    let n = e[t],
      r = e[t + 1],
      i = e[t + 2],
      a = e[t + 3]
    for (let n = t; n < t + 6; n += 2) ((e[n] ^= ~e[n + 2] & e[n + 4]), (e[n + 1] ^= ~e[n + 3] & e[n + 5]))
    ;((e[t + 6] ^= ~e[t + 8] & n), (e[t + 7] ^= ~e[t + 9] & r), (e[t + 8] ^= ~n & i), (e[t + 9] ^= ~r & a))
  }
}
var Cr = 136,
  wr = new Int32Array(50),
  Tr = new Uint8Array(Cr),
  Er = new DataView(Tr.buffer)
function Dr(e) {
  wr.fill(0)
  let t = 0
  for (; t + Cr <= e.length; t += Cr) (Tr.set(e.subarray(t, t + Cr)), Or())
  ;(Tr.fill(0), Tr.set(e.subarray(t)), (Tr[e.length - t] ^= 1), (Tr[135] ^= 128), Or())
  let n = new Uint8Array(32),
    r = new DataView(n.buffer)
  for (let e = 0; e < 8; e++) r.setInt32(e * 4, wr[e], !0)
  return n
}
function Or() {
  for (let e = 0; e < Cr / 4; e++) wr[e] ^= Er.getInt32(e * 4, !0)
  yr(wr)
}
var kr = 4096,
  Ar = new Map()
function jr(e) {
  let t = e.slice(2).toLowerCase(),
    n = Ar.get(t)
  if (n !== void 0) return n
  let r = new Uint8Array(t.length)
  for (let e = 0; e < t.length; e++) r[e] = t.charCodeAt(e)
  let i = Dr(r),
    a = ``
  for (let e = 0; e < t.length; e++) {
    let n = i[e >> 1] ?? 0,
      r = e % 2 == 0 ? n >> 4 : n & 15,
      o = t.charAt(e)
    a += r > 7 ? o.toUpperCase() : o
  }
  let o = `0x${a}`
  return (Ar.size >= kr && Ar.clear(), Ar.set(t, o), o)
}
var Mr = `0x0000000000000000000000000000000000000000`,
  Nr = `0x0000000000000000000000000000000000000001`
function Pr(e) {
  return `${e.shortName}:${jr(e.address)}`
}
var Fr = /^0x[0-9a-fA-F]{40}$/
function Ir(e) {
  return Fr.test(e)
}
function Lr(e) {
  if (!Ir(e)) return !1
  let t = e.slice(2)
  return t === t.toLowerCase() || t === t.toUpperCase() || jr(e) === e
}
function Rr(e, t) {
  return e === t || e.toLowerCase() === t.toLowerCase()
}
var zr = () => `en`,
  Br = new Map(),
  Vr = () => zr()
function Hr(e) {
  zr = typeof e == `function` ? e : () => e
}
function Ur(e, t) {
  Br.set(e, t)
}
function Wr(e, t, n) {
  let r = zr()
  return r === `en` ? n : (Br.get(r)?.(e, t, n) ?? n)
}
function Gr(e, t) {
  return new Proxy(t, { get: (t, n) => (typeof n == `string` && Object.hasOwn(t, n) ? Wr(e, n, t[n]) : void 0) })
}
var Kr = (e, t) => ({ id: e, messages: t })
function qr(e) {
  let t = new Map(e.map(({ id: e, messages: t }) => [e, t]))
  return (e, n) => t.get(e)?.[n]
}
var Jr = { group: `,`, decimal: `.` },
  Yr = {
    en: { numbers: `en`, dates: `en-GB`, marks: Jr },
    de: { numbers: `de`, dates: `de`, marks: { group: `.`, decimal: `,` } },
    'en-XB': { numbers: `en`, dates: `en-GB`, marks: Jr },
  },
  Xr = new Map(),
  Zr = new Map(),
  Qr = () => Yr[Vr()].dates,
  $r = () => Yr[Vr()].numbers,
  ei = () => Yr[Vr()].marks
function ti(e) {
  let t = $r(),
    n = Xr.get(t)
  return (n || Xr.set(t, (n = new Intl.NumberFormat(t))), n.format(e))
}
function ni(e, t) {
  let n = $r(),
    r = Zr.get(n)
  return (
    r || Zr.set(n, (r = new Intl.PluralRules(n))),
    (r.select(Number(e)) === `one` ? t.one : t.other).replaceAll(`#`, ti(e))
  )
}
var ri = (e, t = `and`) =>
    new Intl.ListFormat(Qr(), { style: `long`, type: t === `and` ? `conjunction` : `disjunction` }).format(e),
  ii = Gr(`address-input`, {
    wrongChecksum: ({ typed: e, address: t }) =>
      `The checksum of ${e} is wrong: these digits are spelled ${t}. A digit may be mistyped, so compare it with the source.`,
    otherChain: ({ found: e, expected: t }) =>
      `This address is for the chain "${e}", but "${t}" is expected here. Switch the chain, or enter the address the recipient uses on this one.`,
    wrongLength: (e) => `This address has ${ni(e, { one: `# digit`, other: `# digits` })} after 0x; an address has 40.`,
    prefixMissing: (e) => `The chain prefix is missing: write it before the address, as in "eth:${e}".`,
    empty: `Enter an address.`,
    prefixEmpty: `The chain prefix before the colon is missing.`,
    noPrefix: (e) => `"${e}" is not a chain prefix: those are letters, digits and hyphens, as in "eth".`,
    mustStart: `The address must start with 0x.`,
    noAddress: (e) => `"${e}" is not an address: those are 0x followed by 40 hexadecimal digits.`,
    wrongDigit: ({ digit: e, position: t }) => `"${e}" at position ${t} is not a hexadecimal digit.`,
  })
function ai(e, t = {}) {
  let n = e.trim()
  if (n === ``) return oi(ii.empty)
  let r = n.indexOf(`:`),
    i = r < 0 ? null : n.slice(0, r),
    a = r < 0 ? n : n.slice(r + 1)
  if (i === ``) return oi(ii.prefixEmpty)
  if (i !== null && !/^[A-Za-z0-9-]+$/.test(i)) return oi(ii.noPrefix(ci(i)))
  if (!Ir(a)) return oi(si(a))
  let o = jr(a)
  return Lr(a)
    ? i !== null && t.shortName !== void 0 && i !== t.shortName
      ? oi(ii.otherChain({ found: i, expected: t.shortName }))
      : { ok: !0, address: o, shortName: i }
    : oi(ii.wrongChecksum({ typed: a, address: o }))
}
function oi(e) {
  return { ok: !1, reason: e }
}
function si(e) {
  if (!e.startsWith(`0x`)) return /^[0-9a-fA-F]{40}$/.test(e) ? ii.mustStart : ii.noAddress(ci(e))
  let t = e.slice(2),
    n = t.search(/[^0-9a-fA-F]/)
  return n >= 0 ? ii.wrongDigit({ digit: t.charAt(n), position: n + 3 }) : ii.wrongLength(t.length)
}
function ci(e) {
  return e.length > 20 ? `${e.slice(0, 20)}…` : e
}
function li(e) {
  let t = ai(e)
  return t.ok
    ? t.shortName === null
      ? { ok: !1, reason: ii.prefixMissing(t.address) }
      : { ok: !0, account: { shortName: t.shortName, address: t.address } }
    : t
}
var ui = class extends Error {
    code
    meta
    retry
    constructor(e) {
      ;(super(e.message, e.cause === void 0 ? void 0 : { cause: e.cause }),
        (this.name = `BaseError`),
        (this.code = e.code),
        (this.meta = e.meta),
        (this.retry = e.retry ?? `never`))
    }
  },
  di = class extends ui {
    constructor(e, t, n, r) {
      ;(super({ code: e, message: t, meta: n, cause: r }), (this.name = `InputError`))
    }
  },
  fi = Array.from({ length: 256 }, (e, t) => t.toString(16).padStart(2, `0`))
function pi(e) {
  let t = ``
  for (let n = 0; n < e.length; n++) t += fi[e[n] ?? 0] ?? ``
  return `0x${t}`
}
var mi = Gr(`hex`, {
  tooLarge: ({ value: e, bits: t }) => `${e} does not fit uint${t}.`,
  noAddress: (e) => `"${e}" is not an address: 0x followed by 40 digits.`,
  noHash: (e) => `"${e}" is not a hash: 0x followed by 64 digits.`,
  noHex: (e) => `"${e}" is not hex: 0x followed by whole bytes.`,
})
function hi(e) {
  if (e >= 48 && e <= 57) return e - 48
  let t = e | 32
  return t >= 97 && t <= 102 ? t - 87 : -1
}
function gi(e) {
  let t = new Uint8Array(Math.max(0, (e.length - 2) >> 1)),
    n = e.length % 2 == 0 && e.startsWith(`0x`)
  for (let r = 0; n && r < t.length; r++) {
    let i = hi(e.charCodeAt(2 + r * 2)),
      a = hi(e.charCodeAt(3 + r * 2))
    ;((n = i >= 0 && a >= 0), (t[r] = (i << 4) | a))
  }
  if (!n) throw new di(`hex/malformed`, mi.noHex(_i(e)), { text: e })
  return t
}
function _i(e) {
  return e.length > 24 ? `${e.slice(0, 24)}…` : e
}
var vi = /^0x(?:[0-9a-fA-F]{2})*$/
function yi(e) {
  return vi.test(e)
}
var bi = Gr(`error-text`, {
    unknown: `The reason is unknown`,
    replaced: `A newer request for the same data replaced this one`,
    otherForm: `An answer has an unexpected form`,
    noConnection: `The connection failed`,
    missingPart: `A file of this page did not arrive`,
    unusable: `The page could not use an answer`,
  }),
  xi = `CancelledError`,
  Si =
    /cannot (read|set) propert|cannot (convert|mix) .*bigint|cannot access '|is not (a function|iterable|defined|an object|a constructor)|\[object \w+\]|unexpected token|unexpected end of|invalid array length/i,
  Ci = /^(failed to fetch|load failed|networkerror when attempting to fetch resource)\.?$/i,
  wi = /dynamically imported module|importing a module script failed|unable to preload css/i,
  Ti = (e) => e instanceof Error && wi.test(e.message)
function Ei(e) {
  if (typeof e == `string` && e !== ``) return e
  if (!(e instanceof Error)) return bi.unknown
  if (e.message === xi) return bi.replaced
  if (/Zod/.test(e.name)) return bi.otherForm
  if (Ci.test(e.message)) return bi.noConnection
  if (Ti(e)) return bi.missingPart
  if (Si.test(e.message)) return bi.unusable
  let t = Reflect.get(e, `shortMessage`)
  return typeof t == `string` && t !== `` ? t : e.message
}
function Di(e) {
  let t = new Set(),
    n
  return {
    subscribe(r) {
      return (
        t.size === 0 && (n = e?.()),
        t.add(r),
        () => {
          t.delete(r) && t.size === 0 && n?.()
        }
      )
    },
    notify() {
      for (let e of t) e()
    },
  }
}
var Oi = /(?!\ufe0f)[\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]|(?![\t\n])(?!\r\n)\p{Cc}/u,
  ki = new RegExp(Oi, `gu`),
  Ai = `�`,
  ji = (e) => Oi.test(e),
  Mi = (e) => e.replace(ki, Ai),
  Ni = (e) => e.includes(Ai) || ji(e),
  Pi = Gr(`time`, {
    months: [`Jan`, `Feb`, `Mar`, `Apr`, `May`, `Jun`, `Jul`, `Aug`, `Sep`, `Oct`, `Nov`, `Dec`],
    dayOfMonth: ({ day: e, month: t }) => `${e} ${t}`,
    date: ({ day: e, month: t, year: n }) => `${e} ${t} ${n}`,
    dateAndTime: ({ date: e, time: t }) => `${e}, ${t}`,
    timeOfDay: ({ hours: e, minutes: t }) => `${e}:${t} UTC`,
    justNow: `just now`,
    secondsAgo: ({ count: e }) => `${e} s ago`,
    minutesAgo: ({ count: e }) => `${e} min ago`,
    hoursAgo: ({ count: e }) => `${e} h ago`,
    daysAgo: ({ count: e }) => ni(e, { one: `yesterday`, other: `# days ago` }),
    inSeconds: ({ count: e }) => `in ${e} s`,
    inMinutes: ({ count: e }) => `in ${e} min`,
    inHours: ({ count: e }) => `in ${e} h`,
    inDays: ({ count: e }) => ni(e, { one: `tomorrow`, other: `in # days` }),
  }),
  Fi = 6e4,
  Ii = 60 * Fi,
  Li = 24 * Ii,
  Ri = (e) => Pi.dateAndTime({ date: Hi(e), time: zi(e) })
function zi(e) {
  let t = new Date(e)
  return Pi.timeOfDay({ hours: Wi(t.getUTCHours()), minutes: Wi(t.getUTCMinutes()) })
}
function Bi(e, t) {
  let n = Math.abs(t - e),
    r = e > t
  if (n < 1e4) return Pi.justNow
  if (n < Fi) return (r ? Pi.inSeconds : Pi.secondsAgo)({ count: Vi(n, 1e3) })
  if (n < Ii) return (r ? Pi.inMinutes : Pi.minutesAgo)({ count: Vi(n, Fi) })
  if (n < Li) return (r ? Pi.inHours : Pi.hoursAgo)({ count: Vi(n, Ii) })
  if (n < 7 * Li) return (r ? Pi.inDays : Pi.daysAgo)({ count: Vi(n, Li) })
  let i = [e, t].map((e) => new Date(e).getUTCFullYear())
  return i[0] === i[1] ? Pi.dayOfMonth(Ui(e)) : Hi(e)
}
var Vi = (e, t) => Math.floor(e / t),
  Hi = (e) => Pi.date({ ...Ui(e), year: new Date(e).getUTCFullYear() })
function Ui(e) {
  let t = new Date(e)
  return { day: t.getUTCDate(), month: Pi.months[t.getUTCMonth()] ?? `` }
}
var Wi = (e) => e.toString().padStart(2, `0`),
  Gi = Gr(`ui`, {
    executed: `Executed`,
    failed: `Failed`,
    replaced: `Replaced`,
    signedOf: ({ signed: e, required: t }) => `${e} of ${t} signed`,
    validOf: ({ signed: e, required: t, excluded: n }) =>
      `${ni(e, { one: `# valid signature`, other: `# valid signatures` })} of ${t}, ${n} excluded`,
    yoursNext: (e) => `${e}, your signature is next`,
    readyToExecute: (e) => `${e}, ready to execute`,
    copyDetails: `Copy details`,
    copied: `Copied`,
    notCopied: `Not copied`,
    close: `Close`,
    proof: `proved`,
    proofLong: `Proved against a block hash`,
    chain: `from chain`,
    chainLong: `Read from chain`,
    you: `from you`,
    youLong: `Typed or imported here`,
    published: `published address`,
    publishedLong: `Published address; its code was not compared`,
    operator: `from the operator`,
    operatorLong: `Said by the operator`,
    service: `from service`,
    serviceLong: `Said by the service`,
    unknown: `unknown`,
    unknownLong: `Source unknown`,
    atBlock: ({ words: e, block: t }) => `${e} at block ${ti(t)}`,
    atTime: ({ words: e, time: t }) => `${e}, ${t}`,
    ownersMustSign: ({ threshold: e, owners: t }) => `${e} of ${t} owners must sign`,
    countOf: ({ threshold: e, owners: t }) => `${e} of ${t}`,
    retry: `Retry`,
    offline: `You are offline.`,
    retryNow: `Retry now`,
    offlineWorks: `Signing to a file or QR code works. Executing waits.`,
    loading: `Loading`,
    asOf: (e) => `As of ${e}.`,
    refresh: `Refresh`,
    open: `Open`,
    closeNotice: (e) => `Close: ${e}`,
    notices: `Notices`,
    addressOf: (e) => `address of ${e}`,
    address: `address`,
    copy: (e) => `Copy ${e}`,
    selectInstead: `Not copied. Select the text instead.`,
    onDevice: `On your device`,
    placeOf: ({ number: e, count: t }) => `${e} of ${t}`,
    deviceSame: `The device shows the same`,
    stopReading: (e) => `Stop reading ${e}`,
    readAloud: (e) => `Read ${e} aloud`,
    remove: `Remove`,
    saved: `Saved`,
    typed: `Typed`,
    incoming: `Incoming`,
    outgoing: `Outgoing`,
    byModule: `By a module`,
    other: `Other`,
    noPrice: `No price`,
  }),
  Ki = {
    get 'aria-label'() {
      return Gi.close
    },
  },
  qi = Tt({
    colors: {
      pen: [
        `#E7EAF8`,
        `#CBD4FB`,
        `#AFBFFE`,
        `#93A9FF`,
        `#6D86ED`,
        `#4A62DB`,
        `#3751D0`,
        `#2340C4`,
        `#1B339F`,
        `#1A2342`,
      ],
      verified: [
        `#E3EFE6`,
        `#BFE2CA`,
        `#98D5AF`,
        `#6CC796`,
        `#58AF81`,
        `#44986C`,
        `#308158`,
        `#1B6B45`,
        `#164933`,
        `#11291F`,
      ],
      caution: [
        `#F7EBD3`,
        `#EFD7AB`,
        `#E8C282`,
        `#E2AC55`,
        `#CA9542`,
        `#B37E2F`,
        `#9C681B`,
        `#855300`,
        `#563B0E`,
        `#2C2210`,
      ],
      danger: [
        `#FAE5E1`,
        `#FEC8BF`,
        `#FEABA0`,
        `#FF8B80`,
        `#EC7269`,
        `#D85952`,
        `#C43E3B`,
        `#B01E23`,
        `#701F1F`,
        `#361716`,
      ],
      unknown: [
        `#ECE9EF`,
        `#DAD4E1`,
        `#C7BFD3`,
        `#B5ABC6`,
        `#9D94AE`,
        `#877E96`,
        `#70687E`,
        `#5B5368`,
        `#3E384A`,
        `#241F2D`,
      ],
      gray: [
        `#F5F3ED`,
        `#ECE9E0`,
        `#DAD5C8`,
        `#C3BDAF`,
        `#A49E90`,
        `#868172`,
        `#5E6571`,
        `#414A58`,
        `#272F3C`,
        `#0F1621`,
      ],
      dark: [
        `#F0ECE3`,
        `#BDBFC2`,
        `#929AA5`,
        `#6A7686`,
        `#3D4959`,
        `#283240`,
        `#121922`,
        `#0C1118`,
        `#090D13`,
        `#05080C`,
      ],
    },
    primaryColor: `pen`,
    primaryShade: { light: 7, dark: 5 },
    white: `#FDFCF9`,
    black: `#0F1621`,
    fontFamily: `var(--cs-font-ui)`,
    fontFamilyMonospace: `var(--cs-font-mono)`,
    headings: {
      fontFamily: `var(--cs-font-statement)`,
      fontWeight: `500`,
      textWrap: `balance`,
      sizes: {
        h1: { fontSize: `1.625rem`, lineHeight: `2.125rem` },
        h2: { fontSize: `1.25rem`, lineHeight: `1.75rem` },
      },
    },
    fontSizes: { xs: `0.75rem`, sm: `0.8125rem`, md: `0.875rem`, lg: `1rem`, xl: `1.25rem` },
    spacing: { xs: `0.5rem`, sm: `0.75rem`, md: `1rem`, lg: `1.5rem`, xl: `2rem` },
    radius: { xs: `3px`, sm: `6px`, md: `6px`, lg: `10px`, xl: `10px` },
    defaultRadius: `sm`,
    shadows: { sm: `var(--cs-shadow-1)`, md: `var(--cs-shadow-2)`, xl: `var(--cs-shadow-3)` },
    respectReducedMotion: !0,
    cursorType: `pointer`,
    focusRing: `auto`,
    focusClassName: `cs-focus`,
    components: {
      Button: { defaultProps: { size: `sm`, variant: `default` } },
      ActionIcon: { defaultProps: { variant: `subtle`, color: `gray`, size: 32 } },
      Paper: { defaultProps: { withBorder: !0, shadow: void 0 } },
      Table: { defaultProps: { verticalSpacing: `sm`, horizontalSpacing: `sm`, highlightOnHover: !0 } },
      Modal: {
        defaultProps: {
          radius: `lg`,
          centered: !0,
          lockScroll: !1,
          overlayProps: { blur: 0, backgroundOpacity: 0.44 },
          closeButtonProps: Ki,
        },
      },
      Drawer: { defaultProps: { position: `right`, size: 464, lockScroll: !1, closeButtonProps: Ki } },
      Menu: { defaultProps: { withInitialFocusPlaceholder: !1 } },
      Switch: { defaultProps: { withThumbIndicator: !1 } },
      Tooltip: { defaultProps: { openDelay: 250, withArrow: !1, events: { hover: !0, focus: !0, touch: !0 } } },
      Skeleton: { defaultProps: { radius: `xs` } },
      Loader: { defaultProps: { type: `dots`, size: 18 } },
    },
  }),
  Ji = lr()
function Yi({ children: e, defaultColorScheme: t = `auto`, forceColorScheme: n, nonce: r }) {
  return (0, k.jsx)(Pn, {
    children: (0, k.jsx)(Ct, {
      theme: qi,
      cssVariablesResolver: ur,
      withCssVariables: !1,
      withGlobalClasses: !1,
      colorSchemeManager: Ji,
      defaultColorScheme: t,
      ...(n ? { forceColorScheme: n } : {}),
      ...(r ? { getStyleNonce: () => r } : {}),
      children: e,
    }),
  })
}
var Xi = { icon: `_icon_1qrjs_1`, directed: `_directed_1qrjs_13` },
  Zi = new URL(new URL(`sprite-Cw1DTh5g.svg`, import.meta.url).href, `` + import.meta.url).href,
  Qi = /-(?:left|right)$/
function $i({ name: e, size: t, label: n, stroke: r, className: i }) {
  let a = { ...(t === void 0 ? {} : { width: t, height: t }), ...(r === void 0 ? {} : { strokeWidth: r }) },
    o = n ? { role: `img`, 'aria-label': n } : { 'aria-hidden': !0 }
  return (0, k.jsx)(`svg`, {
    className: fe(Xi.icon, Qi.test(e) && Xi.directed, i),
    style: a,
    viewBox: `0 0 24 24`,
    ...o,
    children: (0, k.jsx)(`use`, { href: `${Zi}#${e}` }),
  })
}
var ea = {
  ring: `_ring_crfky_1`,
  signed: `_signed_crfky_13`,
  ink: `_ink_crfky_18`,
  missing: `_missing_crfky_22`,
  yours: `_yours_crfky_28`,
  excluded: `_excluded_crfky_34`,
  tick: `_tick_crfky_40`,
  mark: `_mark_crfky_46`,
  markFailed: `_markFailed_crfky_53`,
  markReplaced: `_markReplaced_crfky_57`,
  count: `_count_crfky_61`,
}
function ta(e, t) {
  let n = e / 2 - 0.75
  return { size: e, centre: e / 2, outer: n, inner: n - e * t }
}
function na(e, t, n) {
  if (n <= 1) return ia(e)
  let r = Math.max(0.8, e.size * 0.03)
  return ra(e, t / n, (t + 1) / n, r)
}
function ra(e, t, n, r = 0) {
  if (n - t >= 1) return ia(e)
  let { outer: i, inner: a } = e,
    o = t * 2 * Math.PI,
    s = n * 2 * Math.PI,
    c = Math.asin(r / i),
    l = Math.asin(r / a),
    u = +(n - t > 0.5)
  return [
    `M${oa(e, o + c, i)}`,
    `A${sa(i)} ${sa(i)} 0 ${u} 1 ${oa(e, s - c, i)}`,
    `L${oa(e, s - l, a)}`,
    `A${sa(a)} ${sa(a)} 0 ${u} 0 ${oa(e, o + l, a)}Z`,
  ].join(``)
}
function ia({ centre: e, outer: t, inner: n }) {
  let r = (t) =>
    `M${sa(e)} ${sa(e - t)}a${sa(t)} ${sa(t)} 0 1 1 0 ${sa(2 * t)}a${sa(t)} ${sa(t)} 0 1 1 0 ${sa(-2 * t)}Z`
  return r(t) + r(n)
}
function aa(e, t) {
  let n = t * 2 * Math.PI
  return `M${oa(e, n, e.inner)}L${oa(e, n, e.outer)}`
}
function oa({ centre: e }, t, n) {
  return `${sa(e + n * Math.sin(t))} ${sa(e - n * Math.cos(t))}`
}
function sa(e) {
  return Math.round(e * 100) / 100 + 0
}
function ca({ size: e = 22, label: t }) {
  let n = ta(e, 0.2)
  return (0, k.jsxs)(`svg`, {
    className: ea.ring,
    width: e,
    height: e,
    viewBox: `0 0 ${e} ${e}`,
    ...(t ? { role: `img`, 'aria-label': t } : { 'aria-hidden': !0 }),
    children: [
      (0, k.jsx)(`path`, { className: ea.ink, d: na(n, 0, 3) }),
      (0, k.jsx)(`path`, { className: ea.ink, d: na(n, 1, 3) }),
      (0, k.jsx)(`path`, { className: ea.signed, d: na(n, 2, 3) }),
    ],
  })
}
async function la(e) {
  try {
    return (await navigator.clipboard.writeText(e), !0)
  } catch {
    return !1
  }
}
var ua = 1500
function da(e) {
  let [t, n] = (0, E.useState)(`idle`),
    r = (0, E.useRef)(void 0)
  return (
    (0, E.useEffect)(() => () => clearTimeout(r.current), []),
    {
      outcome: t,
      copy: () => {
        la(e).then((e) => {
          ;(n(e ? `copied` : `failed`), clearTimeout(r.current), (r.current = setTimeout(() => n(`idle`), ua)))
        })
      },
    }
  )
}
var fa = { hex: `_hex_6gewy_1`, strong: `_strong_6gewy_12`, full: `_full_6gewy_17`, group: `_group_6gewy_21` },
  pa = {
    identicon: `_identicon_2xycz_1`,
    person: `_person_2xycz_7`,
    account: `_account_2xycz_11`,
    contract: `_contract_2xycz_15`,
  },
  ma = 8,
  A = new Map(),
  ha = 500
function ga(e) {
  let t = e.toLowerCase(),
    n = A.get(t)
  if (n) return n
  let r = _a(t)
  return (A.size >= ha && A.clear(), A.set(t, r), r)
}
function _a(e) {
  let t = ya(e),
    n = va(t, 24, 44),
    r = va(t, 58, 82),
    i = va(t, 38, 66),
    a = ``,
    o = ``
  for (let e = 0; e < ma; e++)
    for (let n = 0; n < ma / 2; n++) {
      let r = Math.floor(t() * 2.3),
        i = `M${n} ${e}h1v1h-1zM${7 - n} ${e}h1v1h-1z`
      ;(r === 1 && (a += i), r === 2 && (o += i))
    }
  return { background: r, main: { fill: n, path: a }, spot: { fill: i, path: o } }
}
function va(e, t, n) {
  let r = Math.floor(e() * 360),
    i = 26 + e() * 18,
    a = t + ((e() + e() + e() + e()) / 4) * (n - t)
  return `hsl(${r} ${i.toFixed(0)}% ${a.toFixed(0)}%)`
}
function ya(e) {
  let t = new Int32Array(4)
  for (let n = 0; n < e.length; n++) {
    let r = n % 4,
      i = t[r] ?? 0
    t[r] = (i << 5) - i + e.charCodeAt(n)
  }
  return () => {
    let [e = 0, n = 0, r = 0, i = 0] = t,
      a = e ^ (e << 11)
    return ((t[0] = n), (t[1] = r), (t[2] = i), (t[3] = i ^ (i >> 19) ^ a ^ (a >> 8)), ((t[3] ?? 0) >>> 0) / 2 ** 31)
  }
}
var ba = (0, E.memo)(function ({ address: e, shape: t, size: n = 28, className: r }) {
  let { background: i, main: a, spot: o } = ga(e)
  return (0, k.jsxs)(`svg`, {
    className: fe(pa.identicon, pa[t], r),
    width: n,
    height: n,
    viewBox: `0 0 8 8`,
    shapeRendering: `crispEdges`,
    'aria-hidden': !0,
    children: [
      (0, k.jsx)(`rect`, { width: `8`, height: `8`, fill: i }),
      (0, k.jsx)(`path`, { d: a.path, fill: a.fill }),
      (0, k.jsx)(`path`, { d: o.path, fill: o.fill }),
    ],
  })
})
function xa({ value: e, ends: t = 4, className: n }) {
  let r = e.slice(2)
  return r.length <= t * 2
    ? (0, k.jsx)(`span`, { className: fe(fa.hex, fa.strong, n), children: e })
    : (0, k.jsxs)(`span`, {
        className: fe(fa.hex, n),
        title: e,
        children: [
          e.slice(0, 2),
          (0, k.jsx)(`b`, { children: r.slice(0, t) }),
          `…`,
          (0, k.jsx)(`b`, { children: r.slice(-t) }),
        ],
      })
}
function Sa(e) {
  return e.toString().replace(/\B(?=(\d{3})+$)/g, `,`)
}
function Ca({ block: e }) {
  return (0, k.jsx)(`span`, { className: `cs-nowrap`, children: Sa(e) })
}
var wa = /<(\w+)\/>|<(\w+)>([^<]*)<\/\2>/g
function Ta({ text: e, slots: t }) {
  let n = [],
    r = 0
  for (let { 0: i, 1: a, 2: o = a, 3: s = ``, index: c } of e.matchAll(wa)) {
    n.push(e.slice(r, c))
    let a = o === void 0 ? void 0 : t[o]
    ;(n.push(typeof a == `function` ? a(s) : (a ?? s)), (r = c + i.length))
  }
  return (n.push(e.slice(r)), n.map((e, t) => (0, k.jsx)(E.Fragment, { children: e }, t)))
}
var Ea = { time: `_time_99f6u_1`, relative: `_relative_99f6u_5` },
  Da = 1e4,
  Oa = new Set(),
  ka = Date.now(),
  Aa
function ja(e) {
  return (
    Oa.add(e),
    Aa === void 0 &&
      ((ka = Date.now()),
      (Aa = setInterval(() => {
        ka = Date.now()
        for (let e of Oa) e()
      }, Da))),
    () => {
      ;(Oa.delete(e), Oa.size > 0 || (clearInterval(Aa), (Aa = void 0)))
    }
  )
}
function Ma() {
  return () => {}
}
function Na(e) {
  return (0, E.useSyncExternalStore)(e ? ja : Ma, () => ka)
}
function Pa({ at: e, form: t, now: n, focusable: r = !0 }) {
  let i = Na(t === `relative` && n === void 0),
    a = Ri(e),
    o = new Date(e).toISOString()
  return t === `relative`
    ? (0, k.jsx)(`time`, {
        className: fe(Ea.time, Ea.relative),
        dateTime: o,
        'data-exact': a,
        ...(r ? { tabIndex: 0 } : { title: a }),
        children: Bi(e, n ?? i),
      })
    : (0, k.jsx)(`time`, {
        className: t === `exact` ? void 0 : Ea.time,
        dateTime: o,
        title: a,
        children: t === `exact` ? a : zi(e),
      })
}
var Fa = { kbd: `_kbd_dtgjd_1` }
function Ia({ children: e, onFill: t = !1 }) {
  return (0, k.jsx)(`kbd`, { className: Fa.kbd, 'data-on-fill': t || void 0, children: e })
}
var La = {
  empty: `_empty_6001e_1`,
  emptyAction: `_emptyAction_6001e_21`,
  error: `_error_6001e_29`,
  errorText: `_errorText_6001e_41`,
  errorActions: `_errorActions_6001e_53`,
  strip: `_strip_6001e_63`,
  dangerStrip: `_dangerStrip_6001e_79`,
}
function Ra({ sentence: e, detail: t, action: n, level: r = 3 }) {
  let i = `h${r}`
  return (0, k.jsxs)(`div`, {
    className: fe(`cs-panel`, La.empty),
    children: [
      (0, k.jsx)(i, { children: e }),
      (0, k.jsx)(`p`, { children: t }),
      n && (0, k.jsx)(`div`, { className: La.emptyAction, children: n }),
    ],
  })
}
function za({ title: e, isPage: t = !1, stillWorks: n, code: r, onRetry: i, details: a }) {
  let o = t ? `h1` : `b`
  return (0, k.jsxs)(`div`, {
    className: fe(`cs-panel`, La.error),
    role: `alert`,
    children: [
      (0, k.jsx)($i, { name: `alert-octagon`, size: 22 }),
      (0, k.jsxs)(`div`, {
        className: La.errorText,
        children: [
          (0, k.jsx)(o, { children: e }),
          (r !== void 0 || n) && (0, k.jsxs)(`p`, { children: [r !== void 0 && `${r}. `, n] }),
        ],
      }),
      (0, k.jsxs)(`div`, {
        className: La.errorActions,
        children: [
          a !== void 0 && (0, k.jsx)(Ba, { details: a }),
          i &&
            (0, k.jsx)(sr, {
              size: `xs`,
              leftSection: (0, k.jsx)($i, { name: `refresh` }),
              onClick: i,
              children: Gi.retry,
            }),
        ],
      }),
    ],
  })
}
function Ba({ details: e }) {
  let { outcome: t, copy: n } = da(e),
    r = { idle: Gi.copyDetails, copied: Gi.copied, failed: Gi.notCopied }
  return (0, k.jsx)(sr, {
    size: `xs`,
    variant: `subtle`,
    onClick: n,
    children: (0, k.jsx)(`span`, { 'aria-live': `polite`, children: r[t] }),
  })
}
function Va({ title: e, children: t, icon: n = `alert-triangle`, tone: r = `caution`, action: i }) {
  return (0, k.jsxs)(`div`, {
    className: fe(La.strip, r === `danger` && La.dangerStrip),
    role: `status`,
    children: [
      (0, k.jsx)($i, { name: n, size: 16 }),
      (0, k.jsxs)(`span`, { children: [(0, k.jsx)(`b`, { children: e }), ` `, t] }),
      i && (0, k.jsx)(`button`, { type: `button`, className: `cs-link`, onClick: i.onClick, children: i.label }),
    ],
  })
}
var Ha = {
    panel: `_panel_4sntg_1`,
    appear: `_appear_4sntg_1`,
    row: `_row_4sntg_11`,
    transaction: `_transaction_4sntg_22`,
    account: `_account_4sntg_26`,
    table: `_table_4sntg_30`,
    bone: `_bone_4sntg_35`,
    head: `_head_4sntg_42`,
    lines: `_lines_4sntg_54`,
  },
  Ua = [
    [`46%`, `62%`],
    [`58%`, `44%`],
    [`36%`, `52%`],
  ]
function Wa({ rows: e, shape: t, label: n = Gi.loading }) {
  return (0, k.jsx)(`div`, {
    className: fe(`cs-panel`, Ha.panel),
    role: `status`,
    'aria-busy': !0,
    'aria-label': n,
    children: Array.from({ length: e }, (e, n) => {
      let [r, i] = Ua[n % Ua.length] ?? []
      return (0, k.jsxs)(
        `div`,
        {
          className: fe(Ha.row, Ha[t]),
          children: [
            t !== `table` && (0, k.jsx)(`span`, { className: fe(Ha.bone, Ha.head) }),
            (0, k.jsxs)(`span`, {
              className: Ha.lines,
              children: [
                (0, k.jsx)(`span`, { className: Ha.bone, style: { width: r, height: 12 } }),
                t !== `table` && (0, k.jsx)(`span`, { className: Ha.bone, style: { width: i, height: 9 } }),
              ],
            }),
            (0, k.jsx)(`span`, { className: Ha.bone, style: { width: 78, height: t === `transaction` ? 20 : 12 } }),
            t !== `account` &&
              (0, k.jsx)(`span`, { className: Ha.bone, style: { width: 64, height: t === `transaction` ? 30 : 12 } }),
          ],
        },
        n,
      )
    }),
  })
}
var Ga = {
  region: `_region_1x1zs_1`,
  toast: `_toast_1x1zs_15`,
  arrive: `_arrive_1x1zs_1`,
  failure: `_failure_1x1zs_36`,
  mark: `_mark_1x1zs_40`,
  words: `_words_1x1zs_49`,
  links: `_links_1x1zs_64`,
  close: `_close_1x1zs_71`,
}
function Ka(e, t, n, r) {
  let i = (0, E.useRef)(r)
  ;((0, E.useEffect)(() => {
    i.current = r
  }),
    (0, E.useEffect)(() => {
      if (!t) return
      let e = setTimeout(() => i.current(), n)
      return () => clearTimeout(e)
    }, [e, t, n]))
}
var qa = {
    signed: `writing-sign`,
    executed: `circle-check`,
    info: `info-circle`,
    declined: `writing-off`,
    failure: `alert-octagon`,
  },
  Ja = 8e3
function Ya({ toast: e, onClose: t, onNavigate: n }) {
  let { kind: r, title: i, detail: a, href: o, linkLabel: s = Gi.open, action: c, mark: l } = e,
    [u, d] = (0, E.useState)(!1)
  return (
    Ka(e, r !== `failure` && !u, Ja, t),
    (0, k.jsxs)(`li`, {
      className: fe(Ga.toast, r === `failure` && Ga.failure),
      onPointerEnter: () => d(!0),
      onPointerLeave: () => d(!1),
      onFocus: () => d(!0),
      onBlur: () => d(!1),
      children: [
        (0, k.jsx)(`span`, { className: Ga.mark, children: l ?? (0, k.jsx)($i, { name: qa[r] }) }),
        (0, k.jsxs)(`div`, {
          className: Ga.words,
          children: [
            (0, k.jsx)(`b`, { children: i }),
            a && (0, k.jsx)(`p`, { children: a }),
            (o !== void 0 || c) &&
              (0, k.jsxs)(`div`, {
                className: Ga.links,
                children: [
                  o !== void 0 &&
                    (0, k.jsx)(`a`, {
                      className: `cs-link`,
                      href: o,
                      onClick: (e) => {
                        ;(n && !e.metaKey && !e.ctrlKey && e.button === 0 && (e.preventDefault(), n(o)), t())
                      },
                      children: s,
                    }),
                  c &&
                    (0, k.jsx)(`button`, {
                      type: `button`,
                      className: `cs-link`,
                      onClick: c.onClick,
                      children: c.label,
                    }),
                ],
              }),
          ],
        }),
        (0, k.jsx)(`button`, {
          type: `button`,
          className: Ga.close,
          'aria-label': Gi.closeNotice(i),
          onClick: t,
          children: (0, k.jsx)($i, { name: `x` }),
        }),
      ],
    })
  )
}
function Xa() {
  let e = [],
    t = 0,
    n = new Set(),
    r = (t) => {
      e = t
      for (let e of n) e()
    }
  return {
    show(n) {
      t += 1
      let i = { ...n, id: n.id ?? `toast-${t}` },
        a = e.some(({ id: e }) => e === i.id)
      return (r(a ? e.map((e) => (e.id === i.id ? i : e)) : [...e, i]), i.id)
    },
    dismiss(t) {
      e.some((e) => e.id === t) && r(e.filter((e) => e.id !== t))
    },
    clear() {
      r([])
    },
    list: () => e,
    subscribe(e) {
      return (n.add(e), () => n.delete(e))
    },
  }
}
var Za = Xa()
function Qa({ store: e = Za, onNavigate: t }) {
  let n = (0, E.useSyncExternalStore)(e.subscribe, e.list, e.list)
  return (0, k.jsx)(`section`, {
    className: Ga.region,
    'aria-label': Gi.notices,
    'aria-live': `polite`,
    'aria-relevant': `additions text`,
    children: (0, k.jsx)(`ul`, {
      children: n
        .slice(0, 3)
        .map((n) =>
          (0, k.jsx)(Ya, { toast: n, onClose: () => e.dismiss(n.id), ...(t ? { onNavigate: t } : {}) }, n.id),
        ),
    }),
  })
}
var $a = E.createContext(void 0),
  eo = (e) => {
    let t = E.useContext($a)
    if (e) return e
    if (!t) throw Error(`No QueryClient set, use QueryClientProvider to set one`)
    return t
  },
  to = ({ client: e, children: t }) => (
    E.useEffect(
      () => (
        e.mount(),
        () => {
          e.unmount()
        }
      ),
      [e],
    ),
    (0, k.jsx)($a.Provider, { value: e, children: t })
  ),
  no = {
    setTimeout: (e, t) => setTimeout(e, t),
    clearTimeout: (e) => clearTimeout(e),
    setInterval: (e, t) => setInterval(e, t),
    clearInterval: (e) => clearInterval(e),
  },
  ro = new (class {
    #e = no
    setTimeoutProvider(e) {
      this.#e = e
    }
    setTimeout(e, t) {
      return this.#e.setTimeout(e, t)
    }
    clearTimeout(e) {
      this.#e.clearTimeout(e)
    }
    setInterval(e, t) {
      return this.#e.setInterval(e, t)
    }
    clearInterval(e) {
      this.#e.clearInterval(e)
    }
  })()
function io(e) {
  setTimeout(e, 0)
}
var ao = typeof window > `u` || `Deno` in globalThis
function oo() {}
function so(e, t) {
  return typeof e == `function` ? e(t) : e
}
function co(e) {
  return typeof e == `number` && e >= 0 && e !== 1 / 0
}
function lo(e, t) {
  return Math.max(e + (t || 0) - Date.now(), 0)
}
function uo(e, t) {
  return typeof e == `function` ? e(t) : e
}
function fo(e, t) {
  let { type: n = `all`, exact: r, fetchStatus: i, predicate: a, queryKey: o, stale: s } = e
  if (o) {
    if (r) {
      if (t.queryHash !== mo(o, t.options)) return !1
    } else if (!go(t.queryKey, o)) return !1
  }
  if (n !== `all`) {
    let e = t.isActive()
    if ((n === `active` && !e) || (n === `inactive` && e)) return !1
  }
  return !((typeof s == `boolean` && t.isStale() !== s) || (i && i !== t.state.fetchStatus) || (a && !a(t)))
}
function po(e, t) {
  let { exact: n, status: r, predicate: i, mutationKey: a } = e
  if (a) {
    if (!t.options.mutationKey) return !1
    if (n) {
      if (ho(t.options.mutationKey) !== ho(a)) return !1
    } else if (!go(t.options.mutationKey, a)) return !1
  }
  return !((r && t.state.status !== r) || (i && !i(t)))
}
function mo(e, t) {
  return (t?.queryKeyHashFn || ho)(e)
}
function ho(e) {
  return JSON.stringify(e, (e, t) =>
    xo(t)
      ? Object.keys(t)
          .sort()
          .reduce((e, n) => ((e[n] = t[n]), e), {})
      : t,
  )
}
function go(e, t) {
  if (e === t) return !0
  if (typeof e != typeof t) return !1
  if (e && t && typeof e == `object` && typeof t == `object`) {
    if (Array.isArray(e) && Array.isArray(t)) {
      if (t.length > e.length) return !1
      for (let n = 0; n < t.length; n++) if (!go(e[n], t[n])) return !1
      return !0
    }
    let n = Object.keys(t)
    for (let r of n) if (!go(e[r], t[r])) return !1
    return !0
  }
  return !1
}
var _o = Object.prototype.hasOwnProperty
function vo(e, t, n = 0) {
  if (e === t) return e
  if (n > 500) return t
  let r = bo(e) && bo(t)
  if (!r && !(xo(e) && xo(t))) return t
  let i = (r ? e : Object.keys(e)).length,
    a = r ? t : Object.keys(t),
    o = a.length,
    s = r ? Array(o) : {},
    c = 0
  for (let l = 0; l < o; l++) {
    let o = r ? l : a[l],
      u = e[o],
      d = t[o]
    if (u === d) {
      ;((s[o] = u), (r ? l < i : _o.call(e, o)) && c++)
      continue
    }
    if (u === null || d === null || typeof u != `object` || typeof d != `object`) {
      s[o] = d
      continue
    }
    let f = vo(u, d, n + 1)
    ;((s[o] = f), f === u && c++)
  }
  return i === o && c === i ? e : s
}
function yo(e, t) {
  if (!t || Object.keys(e).length !== Object.keys(t).length) return !1
  for (let n in e) if (e[n] !== t[n]) return !1
  return !0
}
function bo(e) {
  return Array.isArray(e) && e.length === Object.keys(e).length
}
function xo(e) {
  if (!So(e)) return !1
  let t = Object.getPrototypeOf(e),
    n = t?.constructor
  if (n === void 0) return !0
  if (typeof n != `function`) return !1
  let r = n.prototype
  return !(!So(r) || !r.hasOwnProperty(`isPrototypeOf`) || t !== Object.prototype)
}
function So(e) {
  return Object.prototype.toString.call(e) === `[object Object]`
}
function Co(e) {
  return new Promise((t) => {
    ro.setTimeout(t, e)
  })
}
function wo(e, t, n) {
  return typeof n.structuralSharing == `function`
    ? n.structuralSharing(e, t)
    : n.structuralSharing === !1
      ? t
      : vo(e, t)
}
function To(e) {
  return e
}
function Eo(e, t, n = 0) {
  let r = [...e, t]
  return n && r.length > n ? r.slice(1) : r
}
function Do(e, t, n = 0) {
  let r = [t, ...e]
  return n && r.length > n ? r.slice(0, -1) : r
}
var Oo = Symbol()
function ko(e, t) {
  return !e.queryFn && t?.initialPromise
    ? () => t.initialPromise
    : !e.queryFn || e.queryFn === Oo
      ? () => Promise.reject(Error(`Missing queryFn: '${e.queryHash}'`))
      : e.queryFn
}
function Ao(e, t) {
  return typeof e == `function` ? e(...t) : !!e
}
function jo(e, t, n) {
  let r = !1,
    i
  return (
    Object.defineProperty(e, 'signal', {
      enumerable: !0,
      get: () => ((i ??= t()), r || ((r = !0), i.aborted ? n() : i.addEventListener(`abort`, n, { once: !0 })), i),
    }),
    e
  )
}
var Mo = () => ao,
  No = () => Mo(),
  Po = class {
    constructor() {
      ;((this.listeners = new Set()), (this.subscribe = this.subscribe.bind(this)))
    }
    subscribe(e) {
      return (
        this.listeners.add(e),
        this.onSubscribe(),
        () => {
          ;(this.listeners.delete(e), this.onUnsubscribe())
        }
      )
    }
    hasListeners() {
      return this.listeners.size > 0
    }
    onSubscribe() {}
    onUnsubscribe() {}
  },
  Fo = new (class extends Po {
    #e
    #t
    #n
    constructor() {
      ;(super(),
        (this.#n = (e) => {
          if (typeof window < `u` && window.addEventListener) {
            let t = () => e()
            return (
              window.addEventListener(`visibilitychange`, t, !1),
              () => {
                window.removeEventListener(`visibilitychange`, t)
              }
            )
          }
        }))
    }
    onSubscribe() {
      this.#t || this.setEventListener(this.#n)
    }
    onUnsubscribe() {
      this.hasListeners() || (this.#t?.(), (this.#t = void 0))
    }
    setEventListener(e) {
      ;((this.#n = e),
        this.#t?.(),
        (this.#t = e((e) => {
          typeof e == `boolean` ? this.setFocused(e) : this.onFocus()
        })))
    }
    setFocused(e) {
      this.#e !== e && ((this.#e = e), this.onFocus())
    }
    onFocus() {
      let e = this.isFocused()
      this.listeners.forEach((t) => {
        t(e)
      })
    }
    isFocused() {
      return typeof this.#e == `boolean` ? this.#e : globalThis.document?.visibilityState !== `hidden`
    }
  })()
function Io(e) {
  let t
  if ((e.then((e) => ((t = e), e), oo)?.catch?.(oo), t !== void 0)) return { data: t }
}
function Lo(e) {
  return {
    mutationKey: e.options.mutationKey,
    state: e.state,
    ...(e.options.scope && { scope: e.options.scope }),
    ...(e.meta && { meta: e.meta }),
  }
}
function Ro(e, t, n) {
  let r = e.promise?.then(t).catch((e) => (n?.(e) === !1 ? Promise.reject(e) : Promise.reject(Error(`redacted`))))
  return (r?.catch(oo), r)
}
function zo(e, t, n) {
  return {
    dehydratedAt: Date.now(),
    state: { ...e.state, ...(e.state.data !== void 0 && { data: t ? t(e.state.data) : e.state.data }) },
    queryKey: e.queryKey,
    queryHash: e.queryHash,
    ...(e.state.status === `pending` && { promise: Ro(e, t, n) }),
    ...(e.meta && { meta: e.meta }),
    ...(e.queryType && { queryType: e.queryType }),
  }
}
function Bo(e) {
  return e.state.isPaused
}
function Vo(e) {
  return e.state.status === `success`
}
function Ho(e, t = {}) {
  let n = t.shouldDehydrateMutation ?? e.getDefaultOptions().dehydrate?.shouldDehydrateMutation ?? Bo,
    r = e
      .getMutationCache()
      .getAll()
      .flatMap((e) => (n(e) ? [Lo(e)] : [])),
    i = t.shouldDehydrateQuery ?? e.getDefaultOptions().dehydrate?.shouldDehydrateQuery ?? Vo,
    a = t.shouldRedactErrors ?? e.getDefaultOptions().dehydrate?.shouldRedactErrors,
    o = t.serializeData ?? e.getDefaultOptions().dehydrate?.serializeData
  return {
    mutations: r,
    queries: e
      .getQueryCache()
      .getAll()
      .flatMap((e) => (i(e) ? [zo(e, o, a)] : [])),
  }
}
function Uo(e, t, n) {
  let r = e.getMutationCache(),
    i = e.getQueryCache(),
    a = n?.defaultOptions?.deserializeData ?? e.getDefaultOptions().hydrate?.deserializeData
  ;(t.mutations?.forEach(({ state: t, ...i }) => {
    r.build(e, { ...e.getDefaultOptions().hydrate?.mutations, ...n?.defaultOptions?.mutations, ...i }, t)
  }),
    t.queries?.forEach(
      ({ queryKey: t, state: r, queryHash: o, meta: s, promise: c, dehydratedAt: l, queryType: u }) => {
        let d = c ? Io(c) : void 0,
          f = r.data === void 0 ? d?.data : r.data,
          p = f === void 0 ? f : a ? a(f) : f,
          m = i.get(o),
          h = m?.state.status === `pending`,
          g = m?.state.fetchStatus === `fetching`
        if (m) {
          let e = d && l > m.state.dataUpdatedAt
          if (r.dataUpdatedAt > m.state.dataUpdatedAt || e) {
            let { fetchStatus: e, ...t } = r
            m.setState({
              ...t,
              data: p,
              ...(r.status === `pending` &&
                p !== void 0 && { status: `success`, dataUpdatedAt: l, ...(!g && { fetchStatus: `idle` }) }),
            })
          }
        } else
          m = i.build(
            e,
            {
              ...e.getDefaultOptions().hydrate?.queries,
              ...n?.defaultOptions?.queries,
              queryKey: t,
              queryHash: o,
              meta: s,
              _type: u,
            },
            {
              ...r,
              data: p,
              fetchStatus: `idle`,
              status: r.status === `pending` && p !== void 0 ? `success` : r.status,
              ...(r.status === `pending` && p !== void 0 && { dataUpdatedAt: l }),
            },
          )
        c &&
          !d &&
          !h &&
          !g &&
          l > m.state.dataUpdatedAt &&
          m.fetch(void 0, { initialPromise: Promise.resolve(c).then(a) }).catch(oo)
      },
    ))
}
var Wo = io
function Go() {
  let e = [],
    t = 0,
    n = (e) => {
      e()
    },
    r = (e) => {
      e()
    },
    i = Wo,
    a = (r) => {
      t
        ? e.push(r)
        : i(() => {
            n(r)
          })
    },
    o = () => {
      let t = e
      ;((e = []),
        t.length &&
          i(() => {
            r(() => {
              t.forEach((e) => {
                n(e)
              })
            })
          }))
    }
  return {
    batch: (e) => {
      let n
      t++
      try {
        n = e()
      } finally {
        ;(t--, t || o())
      }
      return n
    },
    batchCalls:
      (e) =>
      (...t) => {
        a(() => {
          e(...t)
        })
      },
    schedule: a,
    setNotifyFunction: (e) => {
      n = e
    },
    setBatchNotifyFunction: (e) => {
      r = e
    },
    setScheduler: (e) => {
      i = e
    },
  }
}
var Ko = Go(),
  qo = new (class extends Po {
    #e = !0
    #t
    #n
    constructor() {
      ;(super(),
        (this.#n = (e) => {
          if (typeof window < `u` && window.addEventListener) {
            let t = () => e(!0),
              n = () => e(!1)
            return (
              window.addEventListener(`online`, t, !1),
              window.addEventListener(`offline`, n, !1),
              () => {
                ;(window.removeEventListener(`online`, t), window.removeEventListener(`offline`, n))
              }
            )
          }
        }))
    }
    onSubscribe() {
      this.#t || this.setEventListener(this.#n)
    }
    onUnsubscribe() {
      this.hasListeners() || (this.#t?.(), (this.#t = void 0))
    }
    setEventListener(e) {
      ;((this.#n = e), this.#t?.(), (this.#t = e(this.setOnline.bind(this))))
    }
    setOnline(e) {
      this.#e !== e &&
        ((this.#e = e),
        this.listeners.forEach((t) => {
          t(e)
        }))
    }
    isOnline() {
      return this.#e
    }
  })()
function Jo(e) {
  return Math.min(1e3 * 2 ** e, 3e4)
}
function Yo(e) {
  return (e ?? `online`) !== `online` || qo.isOnline()
}
var Xo = class extends Error {
  constructor(e) {
    ;(super(`CancelledError`), (this.revert = e?.revert), (this.silent = e?.silent))
  }
}
function Zo(e) {
  let t = !1,
    n = 0,
    r,
    i = `pending`,
    a,
    o,
    s = new Promise((e, t) => {
      ;((a = e), (o = t))
    })
  s.catch(oo)
  let c = () => i !== `pending`,
    l = (t) => {
      if (!c()) {
        let n = new Xo(t)
        ;(h(n), e.onCancel?.(n))
      }
    },
    u = () => {
      t = !0
    },
    d = () => {
      t = !1
    },
    f = () => Fo.isFocused() && (e.networkMode === `always` || qo.isOnline()) && e.canRun(),
    p = () => Yo(e.networkMode) && e.canRun(),
    m = (e) => {
      c() || (r?.(), (i = `resolved`), a(e))
    },
    h = (e) => {
      c() || (r?.(), (i = `rejected`), o(e))
    },
    g = (t) =>
      new Promise((n) => {
        ;((r = (e) => {
          ;(c() || t()) && n(e)
        }),
          e.onPause?.())
      }).then(() => {
        ;((r = void 0), c() || e.onContinue?.())
      }),
    _ = () => {
      if (c()) return
      let r,
        i = n === 0 ? e.initialPromise : void 0
      try {
        r = i ?? e.fn()
      } catch (e) {
        r = Promise.reject(e)
      }
      Promise.resolve(r)
        .then(m)
        .catch((r) => {
          if (c()) return
          let i = e.retry ?? (No() ? 0 : 3),
            a = e.retryDelay ?? Jo,
            o = typeof a == `function` ? a(n, r) : a,
            s = i === !0 || (typeof i == `number` && n < i) || (typeof i == `function` && i(n, r))
          t || !s
            ? h(r)
            : (n++,
              e.onFail?.(n, r),
              Co(o)
                .then(() => (f() ? void 0 : g(f)))
                .then(() => {
                  t ? h(r) : _()
                }))
        })
    }
  return {
    promise: s,
    status: () => i,
    cancel: l,
    continue: () => (r?.(), s),
    cancelRetry: u,
    continueRetry: d,
    canStart: p,
    start: () => (p() ? _() : g(p).then(_), s),
  }
}
var Qo = class {
  #e
  destroy() {
    this.clearGcTimeout()
  }
  scheduleGc() {
    ;(this.clearGcTimeout(),
      co(this.gcTime) &&
        (this.#e = ro.setTimeout(() => {
          this.optionalRemove()
        }, this.gcTime)))
  }
  updateGcTime(e) {
    this.gcTime = Math.max(this.gcTime || 0, e ?? (No() ? 1 / 0 : 3e5))
  }
  clearGcTimeout() {
    this.#e !== void 0 && (ro.clearTimeout(this.#e), (this.#e = void 0))
  }
}
function j(e) {
  return {
    onFetch: (t, n) => {
      let r = t.options,
        i = t.fetchOptions?.meta?.fetchMore?.direction,
        a = t.state.data?.pages || [],
        o = t.state.data?.pageParams || [],
        s = { pages: [], pageParams: [] },
        c = 0,
        l = async () => {
          let n = !1,
            l = (e) => {
              jo(
                e,
                () => t.signal,
                () => (n = !0),
              )
            },
            u = ko(t.options, t.fetchOptions),
            d = async (e, r, i) => {
              if (n) return Promise.reject(t.signal.reason)
              if (r == null && e.pages.length) return Promise.resolve(e)
              let a = (() => {
                  let e = {
                    client: t.client,
                    queryKey: t.queryKey,
                    pageParam: r,
                    direction: i ? `backward` : `forward`,
                    meta: t.options.meta,
                  }
                  return (l(e), e)
                })(),
                o = await u(a),
                { maxPages: s } = t.options,
                c = i ? Do : Eo
              return { pages: c(e.pages, o, s), pageParams: c(e.pageParams, r, s) }
            }
          if (i && a.length) {
            let e = i === `backward`,
              t = e ? es : $o,
              n = { pages: a, pageParams: o }
            s = await d(n, t(r, n), e)
          } else {
            let t = e ?? a.length
            do {
              let e = c === 0 ? (o[0] === void 0 ? r.initialPageParam : o[0]) : $o(r, s)
              if (c > 0 && e == null) break
              ;((s = await d(s, e)), c++)
            } while (c < t)
          }
          return s
        }
      t.fetchFn = t.options.persister
        ? () =>
            t.options.persister?.(
              l,
              { client: t.client, queryKey: t.queryKey, meta: t.options.meta, signal: t.signal },
              n,
            )
        : l
    },
  }
}
function $o(e, { pages: t, pageParams: n }) {
  let r = t.length - 1
  return t.length > 0 ? e.getNextPageParam(t[r], t, n[r], n) : void 0
}
function es(e, { pages: t, pageParams: n }) {
  return t.length > 0 ? e.getPreviousPageParam?.(t[0], t, n[0], n) : void 0
}
function ts(e, t) {
  return t ? $o(e, t) != null : !1
}
function ns(e, t) {
  return !t || !e.getPreviousPageParam ? !1 : es(e, t) != null
}
var rs = class extends Qo {
  #e
  #t
  #n
  #r
  #i
  #a
  #o
  #s
  constructor(e) {
    ;(super(),
      (this.#s = !1),
      (this.#o = e.defaultOptions),
      this.setOptions(e.options),
      (this.observers = []),
      (this.#i = e.client),
      (this.#r = this.#i.getQueryCache()),
      (this.queryKey = e.queryKey),
      (this.queryHash = e.queryHash),
      (this.#t = os(this.options)),
      (this.state = e.state ?? this.#t),
      this.scheduleGc())
  }
  get meta() {
    return this.options.meta
  }
  get queryType() {
    return this.#e
  }
  get promise() {
    return this.#a?.promise
  }
  setOptions(e) {
    if (
      ((this.options = { ...this.#o, ...e }),
      e?._type && (this.#e = e._type),
      this.updateGcTime(this.options.gcTime),
      this.state && this.state.data === void 0)
    ) {
      let e = os(this.options)
      e.data !== void 0 && (this.setState(as(e.data, e.dataUpdatedAt)), (this.#t = e))
    }
  }
  optionalRemove() {
    !this.observers.length && this.state.fetchStatus === `idle` && this.#r.remove(this)
  }
  setData(e, t) {
    let n = wo(this.state.data, e, this.options)
    return (this.#c({ data: n, type: `success`, dataUpdatedAt: t?.updatedAt, manual: t?.manual }), n)
  }
  setState(e) {
    this.#c({ type: `setState`, state: e })
  }
  cancel(e) {
    let t = this.#a?.promise
    return (this.#a?.cancel(e), t ? t.then(oo).catch(oo) : Promise.resolve())
  }
  destroy() {
    ;(super.destroy(), this.cancel({ silent: !0 }))
  }
  get resetState() {
    return this.#t
  }
  reset() {
    ;(this.destroy(), this.setState(this.resetState))
  }
  isActive() {
    return this.observers.some((e) => uo(e.options.enabled, this) !== !1)
  }
  isDisabled() {
    return this.getObserversCount() > 0 ? !this.isActive() : this.options.queryFn === Oo || !this.isFetched()
  }
  isFetched() {
    return this.state.dataUpdateCount + this.state.errorUpdateCount > 0
  }
  isStatic() {
    return this.getObserversCount() > 0 && this.observers.some((e) => uo(e.options.staleTime, this) === `static`)
  }
  isStale() {
    return this.getObserversCount() > 0
      ? this.observers.some((e) => e.getCurrentResult().isStale)
      : this.state.data === void 0 || this.state.isInvalidated
  }
  isStaleByTime(e = 0) {
    return this.state.data === void 0
      ? !0
      : e === `static`
        ? !1
        : this.state.isInvalidated
          ? !0
          : !lo(this.state.dataUpdatedAt, e)
  }
  onFocus() {
    ;(this.observers.find((e) => e.shouldFetchOnWindowFocus())?.refetch({ cancelRefetch: !1 }), this.#a?.continue())
  }
  onOnline() {
    ;(this.observers.find((e) => e.shouldFetchOnReconnect())?.refetch({ cancelRefetch: !1 }), this.#a?.continue())
  }
  addObserver(e) {
    this.observers.includes(e) ||
      (this.observers.push(e),
      this.clearGcTimeout(),
      this.#r.notify({ type: `observerAdded`, query: this, observer: e }))
  }
  removeObserver(e) {
    let t = this.observers.indexOf(e)
    t !== -1 &&
      (this.observers.splice(t, 1),
      this.observers.length ||
        (this.#a &&
          (this.#s || (this.state.fetchStatus === `paused` && this.state.status === `pending`)
            ? this.#a.cancel({ revert: !0 })
            : this.#a.cancelRetry()),
        this.scheduleGc()),
      this.#r.notify({ type: `observerRemoved`, query: this, observer: e }))
  }
  getObserversCount() {
    return this.observers.length
  }
  invalidate() {
    this.state.isInvalidated || this.#c({ type: `invalidate` })
  }
  async fetch(e, t) {
    if (this.state.fetchStatus !== `idle` && this.#a?.status() !== `rejected`) {
      if (this.state.data !== void 0 && t?.cancelRefetch) this.cancel({ silent: !0 })
      else if (this.#a) return (this.#a.continueRetry(), this.#a.promise)
    }
    if ((e && this.setOptions(e), !this.options.queryFn)) {
      let e = this.observers.find((e) => e.options.queryFn)
      e && this.setOptions(e.options)
    }
    let n = new AbortController(),
      r = (e) => {
        Object.defineProperty(e, 'signal', { enumerable: !0, get: () => ((this.#s = !0), n.signal) })
      },
      i = () => {
        let e = ko(this.options, t),
          n = (() => {
            let e = { client: this.#i, queryKey: this.queryKey, meta: this.meta }
            return (r(e), e)
          })()
        return ((this.#s = !1), this.options.persister ? this.options.persister(e, n, this) : e(n))
      },
      a = (() => {
        let e = {
          fetchOptions: t,
          options: this.options,
          queryKey: this.queryKey,
          client: this.#i,
          state: this.state,
          fetchFn: i,
        }
        return (r(e), e)
      })()
    ;((this.#e === `infinite` ? j(this.options.pages) : this.options.behavior)?.onFetch(a, this),
      (this.#n = this.state),
      (this.state.fetchStatus === `idle` || this.state.fetchMeta !== a.fetchOptions?.meta) &&
        this.#c({ type: `fetch`, meta: a.fetchOptions?.meta }))
    let o = (this.#a = Zo({
      initialPromise: t?.initialPromise,
      fn: a.fetchFn,
      onCancel: (e) => {
        ;(e instanceof Xo && e.revert && this.setState({ ...this.#n, fetchStatus: `idle` }), n.abort())
      },
      onFail: (e, t) => {
        this.#c({ type: `failed`, failureCount: e, error: t })
      },
      onPause: () => {
        this.#c({ type: `pause` })
      },
      onContinue: () => {
        this.#c({ type: `continue` })
      },
      retry: a.options.retry,
      retryDelay: a.options.retryDelay,
      networkMode: a.options.networkMode,
      canRun: () => !0,
    }))
    try {
      let e = await o.start()
      if (e === void 0) throw Error(`${this.queryHash} data is undefined`)
      return (
        this.setData(e), this.#r.config.onSuccess?.(e, this), this.#r.config.onSettled?.(e, this.state.error, this), e
      )
    } catch (e) {
      if (e instanceof Xo) {
        if (e.silent) return this.#a.promise
        if (e.revert) {
          if (this.state.data === void 0) throw e
          return this.state.data
        }
      }
      throw (
        this.#c({ type: `error`, error: e }),
        this.#r.config.onError?.(e, this),
        this.#r.config.onSettled?.(this.state.data, e, this),
        e
      )
    } finally {
      ;(this.#a === o && (this.#a = void 0), this.scheduleGc())
    }
  }
  #c(e) {
    let t = (t) => {
      switch (e.type) {
        case `failed`:
          return { ...t, fetchFailureCount: e.failureCount, fetchFailureReason: e.error }
        case `pause`:
          return { ...t, fetchStatus: `paused` }
        case `continue`:
          return { ...t, fetchStatus: `fetching` }
        case `fetch`:
          return { ...t, ...is(t.data, this.options), fetchMeta: e.meta ?? null }
        case `success`:
          let n = {
            ...t,
            ...as(e.data, e.dataUpdatedAt),
            dataUpdateCount: t.dataUpdateCount + 1,
            ...(!e.manual && { fetchStatus: `idle`, fetchFailureCount: 0, fetchFailureReason: null }),
          }
          return ((this.#n = e.manual ? n : void 0), n)
        case `error`:
          let r = e.error
          return {
            ...t,
            error: r,
            errorUpdateCount: t.errorUpdateCount + 1,
            errorUpdatedAt: Date.now(),
            fetchFailureCount: t.fetchFailureCount + 1,
            fetchFailureReason: r,
            fetchStatus: `idle`,
            status: `error`,
            isInvalidated: !0,
          }
        case `invalidate`:
          return { ...t, isInvalidated: !0 }
        case `setState`:
          return { ...t, ...e.state }
      }
    }
    ;((this.state = t(this.state)),
      Ko.batch(() => {
        ;(this.observers.slice().forEach((e) => {
          e.onQueryUpdate()
        }),
          this.#r.notify({ query: this, type: `updated`, action: e }))
      }))
  }
}
function is(e, t) {
  return {
    fetchFailureCount: 0,
    fetchFailureReason: null,
    fetchStatus: Yo(t.networkMode) ? `fetching` : `paused`,
    ...(e === void 0 && { error: null, status: `pending` }),
  }
}
function as(e, t) {
  return { data: e, dataUpdatedAt: t ?? Date.now(), error: null, isInvalidated: !1, status: `success` }
}
function os(e) {
  let t = typeof e.initialData == `function` ? e.initialData() : e.initialData,
    n = t !== void 0,
    r = n ? (typeof e.initialDataUpdatedAt == `function` ? e.initialDataUpdatedAt() : e.initialDataUpdatedAt) : 0
  return {
    data: t,
    dataUpdateCount: 0,
    dataUpdatedAt: n ? (r ?? Date.now()) : 0,
    error: null,
    errorUpdateCount: 0,
    errorUpdatedAt: 0,
    fetchFailureCount: 0,
    fetchFailureReason: null,
    fetchMeta: null,
    isInvalidated: !1,
    status: n ? `success` : `pending`,
    fetchStatus: `idle`,
  }
}
var ss = class extends Po {
  #e
  #t = void 0
  #n = void 0
  #r = void 0
  #i
  #a
  #o
  #s
  #c
  #l
  #u
  #d
  #f
  #p = new Set()
  constructor(e, t) {
    ;(super(), (this.options = t), (this.#e = e), (this.#o = null), this.bindMethods(), this.setOptions(t))
  }
  bindMethods() {
    this.refetch = this.refetch.bind(this)
  }
  onSubscribe() {
    this.listeners.size === 1 &&
      (this.#t.addObserver(this), ls(this.#t, this.options) ? this.#m() : this.updateResult(), this.#y())
  }
  onUnsubscribe() {
    this.hasListeners() || this.destroy()
  }
  shouldFetchOnReconnect() {
    return us(this.#t, this.options, this.options.refetchOnReconnect)
  }
  shouldFetchOnWindowFocus() {
    return us(this.#t, this.options, this.options.refetchOnWindowFocus)
  }
  destroy() {
    ;((this.listeners = new Set()), this.#b(), this.#x(), this.#t.removeObserver(this))
  }
  setOptions(e) {
    let t = this.options,
      n = this.#t
    if (
      ((this.options = this.#e.defaultQueryOptions(e)),
      this.options.enabled !== void 0 &&
        typeof this.options.enabled != `boolean` &&
        typeof this.options.enabled != `function` &&
        typeof uo(this.options.enabled, this.#t) != `boolean`)
    )
      throw Error(`Expected enabled to be a boolean or a callback that returns a boolean`)
    ;(this.#S(),
      this.#t.setOptions(this.options),
      t._defaulted &&
        !yo(this.options, t) &&
        this.#e.getQueryCache().notify({ type: `observerOptionsUpdated`, query: this.#t, observer: this }))
    let r = this.hasListeners()
    ;(r && ds(this.#t, n, this.options, t) && this.#m(),
      this.updateResult(),
      r &&
        (this.#t !== n ||
          uo(this.options.enabled, this.#t) !== uo(t.enabled, this.#t) ||
          uo(this.options.staleTime, this.#t) !== uo(t.staleTime, this.#t)) &&
        this.#g())
    let i = this.#_()
    r && (this.#t !== n || uo(this.options.enabled, this.#t) !== uo(t.enabled, this.#t) || i !== this.#f) && this.#v(i)
  }
  getOptimisticResult(e) {
    let t = this.#e.getQueryCache().build(this.#e, e),
      n = this.createResult(t, e)
    return (yo(this.getCurrentResult(), n) || ((this.#r = n), (this.#a = this.options), (this.#i = this.#t.state)), n)
  }
  getCurrentResult() {
    return this.#r
  }
  trackResult(e, t) {
    return new Proxy(e, { get: (e, n) => (this.trackProp(n), t?.(n), Reflect.get(e, n)) })
  }
  trackProp(e) {
    this.#p.add(e)
  }
  getCurrentQuery() {
    return this.#t
  }
  refetch({ ...e } = {}) {
    return this.fetch({ ...e })
  }
  fetchOptimistic(e) {
    let t = this.#e.defaultQueryOptions(e),
      n = this.#e.getQueryCache().build(this.#e, t),
      r = () => {},
      i,
      a = new Promise((e) => {
        ;((i = e),
          (r = this.#e.getQueryCache().subscribe((i) => {
            i.type === `updated` &&
              i.query.queryHash === n.queryHash &&
              n.state.data !== void 0 &&
              (r(), e(this.createResult(n, t)))
          })))
      })
    return Promise.race([
      n
        .fetch(t)
        .then(() => {
          let e = this.createResult(n, t)
          return (i?.(e), e)
        })
        .finally(() => {
          r()
        }),
      a,
    ])
  }
  fetch(e) {
    return this.#m({ ...e, cancelRefetch: e.cancelRefetch ?? !0 }).then(() => (this.updateResult(), this.#r))
  }
  #m(e) {
    this.#S()
    let t = this.#t.fetch(this.options, e)
    return (e?.throwOnError || (t = t.catch(oo)), t)
  }
  #h(e) {
    return !No() && uo(this.options.enabled, this.#t) !== !1 && co(e)
  }
  #g() {
    this.#b()
    let e = uo(this.options.staleTime, this.#t)
    if (this.#r.isStale || !this.#h(e)) return
    let t = lo(this.#r.dataUpdatedAt, e) + 1
    this.#u = ro.setTimeout(() => {
      this.#r.isStale || this.updateResult()
    }, t)
  }
  #_() {
    return uo(this.options.refetchInterval, this.#t) ?? !1
  }
  #v(e) {
    ;(this.#x(),
      (this.#f = e),
      this.#f !== 0 &&
        this.#h(this.#f) &&
        (this.#d = ro.setInterval(() => {
          ;(this.options.refetchIntervalInBackground || Fo.isFocused()) && this.#m()
        }, this.#f)))
  }
  #y() {
    ;(this.#g(), this.#v(this.#_()))
  }
  #b() {
    this.#u !== void 0 && (ro.clearTimeout(this.#u), (this.#u = void 0))
  }
  #x() {
    this.#d !== void 0 && (ro.clearInterval(this.#d), (this.#d = void 0))
  }
  createResult(e, t) {
    let n = this.#t,
      r = this.options,
      i = this.#r,
      a = this.#i,
      o = this.#a,
      s = e === n ? this.#n : e.state,
      { state: c } = e,
      l = { ...c },
      u = !1,
      d
    if (t._optimisticResults) {
      let i = this.hasListeners(),
        a = !i && ls(e, t),
        o = i && ds(e, n, t, r)
      ;((a || o) && (l = { ...l, ...is(c.data, e.options) }),
        t._optimisticResults === `isRestoring` && (l.fetchStatus = `idle`))
    }
    let { error: f, errorUpdatedAt: p, status: m } = l
    d = l.data
    let h = !1
    if (t.placeholderData !== void 0 && d === void 0 && m === `pending`) {
      let e
      ;(i?.isPlaceholderData && t.placeholderData === o?.placeholderData
        ? ((e = i.data), (h = !0))
        : (e =
            typeof t.placeholderData == `function`
              ? t.placeholderData(this.#l?.state.data, this.#l)
              : t.placeholderData),
        e !== void 0 && ((m = `success`), (d = wo(i?.data, e, t)), (u = !0)))
    }
    if (t.select && d !== void 0 && !h) {
      if (i && d === a?.data && t.select === this.#s) d = this.#c
      else
        try {
          ;((this.#s = t.select), (d = t.select(d)), (d = wo(i?.data, d, t)), (this.#c = d), (this.#o = null))
        } catch (e) {
          this.#o = e
        }
    } else d === void 0 && (this.#o = null)
    this.#o && ((f = this.#o), (d = this.#c), (p = Date.now()), (m = `error`), (u = !1))
    let g = l.fetchStatus === `fetching`,
      _ = m === `pending`,
      v = m === `error`,
      y = _ && g,
      b = d !== void 0
    return {
      status: m,
      fetchStatus: l.fetchStatus,
      isPending: _,
      isSuccess: m === `success`,
      isError: v,
      isInitialLoading: y,
      isLoading: y,
      data: d,
      dataUpdatedAt: l.dataUpdatedAt,
      error: f,
      errorUpdatedAt: p,
      failureCount: l.fetchFailureCount,
      failureReason: l.fetchFailureReason,
      errorUpdateCount: l.errorUpdateCount,
      isFetched: e.isFetched(),
      isFetchedAfterMount: l.dataUpdateCount > s.dataUpdateCount || l.errorUpdateCount > s.errorUpdateCount,
      isFetching: g,
      isRefetching: g && !_,
      isLoadingError: v && !b,
      isPaused: l.fetchStatus === `paused`,
      isPlaceholderData: u,
      isRefetchError: v && b,
      isStale: fs(e, t),
      refetch: this.refetch,
      isEnabled: uo(t.enabled, e) !== !1,
    }
  }
  updateResult() {
    let e = this.#r,
      t = this.createResult(this.#t, this.options)
    if (((this.#i = this.#t.state), (this.#a = this.options), this.#i.data !== void 0 && (this.#l = this.#t), yo(t, e)))
      return
    this.#r = t
    let n = (() => {
      if (!e) return !0
      let { notifyOnChangeProps: t } = this.options,
        n = typeof t == `function` ? t() : t
      if (n === `all` || (!n && !this.#p.size)) return !0
      let r = new Set(n ?? this.#p)
      return (
        this.options.throwOnError && r.add(`error`),
        Object.keys(this.#r).some((t) => {
          let n = t
          return this.#r[n] !== e[n] && r.has(n)
        })
      )
    })()
    Ko.batch(() => {
      ;(n &&
        this.listeners.forEach((e) => {
          e(this.#r)
        }),
        this.#e.getQueryCache().notify({ query: this.#t, type: `observerResultsUpdated` }))
    })
  }
  #S() {
    let e = this.#e.getQueryCache().build(this.#e, this.options)
    if (e === this.#t) return
    let t = this.#t
    ;((this.#t = e), (this.#n = e.state), this.hasListeners() && (t?.removeObserver(this), e.addObserver(this)))
  }
  onQueryUpdate() {
    ;(this.updateResult(), this.hasListeners() && this.#y())
  }
}
function cs(e, t) {
  return (
    uo(t.enabled, e) !== !1 && e.state.data === void 0 && (e.state.status !== `error` || uo(t.retryOnMount, e) !== !1)
  )
}
function ls(e, t) {
  return cs(e, t) || (e.state.data !== void 0 && us(e, t, t.refetchOnMount))
}
function us(e, t, n) {
  if (uo(t.enabled, e) !== !1 && uo(t.staleTime, e) !== `static`) {
    let r = uo(n, e)
    return r === `always` || (r !== !1 && fs(e, t))
  }
  return !1
}
function ds(e, t, n, r) {
  return (e !== t || uo(r.enabled, e) === !1) && (!n.suspense || e.state.status !== `error`) && fs(e, n)
}
function fs(e, t) {
  return uo(t.enabled, e) !== !1 && e.isStaleByTime(uo(t.staleTime, e))
}
var ps = class extends ss {
    constructor(e, t) {
      super(e, t)
    }
    bindMethods() {
      ;(super.bindMethods(),
        (this.fetchNextPage = this.fetchNextPage.bind(this)),
        (this.fetchPreviousPage = this.fetchPreviousPage.bind(this)))
    }
    setOptions(e) {
      ;((e._type = `infinite`), super.setOptions(e))
    }
    getOptimisticResult(e) {
      return ((e._type = `infinite`), super.getOptimisticResult(e))
    }
    fetchNextPage(e) {
      return this.fetch({ ...e, meta: { fetchMore: { direction: `forward` } } })
    }
    fetchPreviousPage(e) {
      return this.fetch({ ...e, meta: { fetchMore: { direction: `backward` } } })
    }
    createResult(e, t) {
      let { state: n } = e,
        r = super.createResult(e, t),
        { isFetching: i, isRefetching: a, isError: o, isRefetchError: s } = r,
        c = n.fetchMeta?.fetchMore?.direction,
        l = o && c === `forward`,
        u = i && c === `forward`,
        d = o && c === `backward`,
        f = i && c === `backward`
      return {
        ...r,
        fetchNextPage: this.fetchNextPage,
        fetchPreviousPage: this.fetchPreviousPage,
        hasNextPage: ts(t, n.data),
        hasPreviousPage: ns(t, n.data),
        isFetchNextPageError: l,
        isFetchingNextPage: u,
        isFetchPreviousPageError: d,
        isFetchingPreviousPage: f,
        isRefetchError: s && !l && !d,
        isRefetching: a && !u && !f,
      }
    }
  },
  ms = class extends Qo {
    #e
    #t
    #n
    #r
    constructor(e) {
      ;(super(),
        (this.#e = e.client),
        (this.mutationId = e.mutationId),
        (this.#n = e.mutationCache),
        (this.#t = []),
        (this.state = e.state || hs()),
        this.setOptions(e.options),
        this.scheduleGc())
    }
    setOptions(e) {
      ;((this.options = e), this.updateGcTime(this.options.gcTime))
    }
    get meta() {
      return this.options.meta
    }
    addObserver(e) {
      this.#t.includes(e) ||
        (this.#t.push(e), this.clearGcTimeout(), this.#n.notify({ type: `observerAdded`, mutation: this, observer: e }))
    }
    removeObserver(e) {
      ;((this.#t = this.#t.filter((t) => t !== e)),
        this.scheduleGc(),
        this.#n.notify({ type: `observerRemoved`, mutation: this, observer: e }))
    }
    optionalRemove() {
      this.#t.length || (this.state.status === `pending` ? this.scheduleGc() : this.#n.remove(this))
    }
    continue() {
      return (
        this.#r?.continue() ??
        (this.state.status === `pending` ? this.execute(this.state.variables) : Promise.resolve())
      )
    }
    async execute(e) {
      let t = () => {
          this.#i({ type: `continue` })
        },
        n = { client: this.#e, meta: this.options.meta, mutationKey: this.options.mutationKey },
        r = (this.#r = Zo({
          fn: () =>
            this.options.mutationFn ? this.options.mutationFn(e, n) : Promise.reject(Error(`No mutationFn found`)),
          onFail: (e, t) => {
            this.#i({ type: `failed`, failureCount: e, error: t })
          },
          onPause: () => {
            this.#i({ type: `pause` })
          },
          onContinue: t,
          retry: this.options.retry ?? 0,
          retryDelay: this.options.retryDelay,
          networkMode: this.options.networkMode,
          canRun: () => this.#n.canRun(this),
        })),
        i = this.state.status === `pending`,
        a = !r.canStart()
      try {
        if (i) t()
        else {
          ;(this.#i({ type: `pending`, variables: e, isPaused: a }),
            this.#n.config.onMutate && (await this.#n.config.onMutate(e, this, n)))
          let t = await this.options.onMutate?.(e, n)
          t !== this.state.context && this.#i({ type: `pending`, context: t, variables: e, isPaused: a })
        }
        let o = await r.start()
        return (
          await this.#n.config.onSuccess?.(o, e, this.state.context, this, n),
          await this.options.onSuccess?.(o, e, this.state.context, n),
          await this.#n.config.onSettled?.(o, null, this.state.variables, this.state.context, this, n),
          await this.options.onSettled?.(o, null, e, this.state.context, n),
          this.#i({ type: `success`, data: o }),
          o
        )
      } catch (t) {
        try {
          await this.#n.config.onError?.(t, e, this.state.context, this, n)
        } catch (e) {
          Promise.reject(e)
        }
        try {
          await this.options.onError?.(t, e, this.state.context, n)
        } catch (e) {
          Promise.reject(e)
        }
        try {
          await this.#n.config.onSettled?.(void 0, t, this.state.variables, this.state.context, this, n)
        } catch (e) {
          Promise.reject(e)
        }
        try {
          await this.options.onSettled?.(void 0, t, e, this.state.context, n)
        } catch (e) {
          Promise.reject(e)
        }
        throw (this.#i({ type: `error`, error: t }), t)
      } finally {
        ;(this.#r === r && (this.#r = void 0), this.#n.runNext(this))
      }
    }
    #i(e) {
      let t = (t) => {
        switch (e.type) {
          case `failed`:
            return { ...t, failureCount: e.failureCount, failureReason: e.error }
          case `pause`:
            return { ...t, isPaused: !0 }
          case `continue`:
            return { ...t, isPaused: !1 }
          case `pending`:
            return {
              ...t,
              context: e.context,
              data: void 0,
              failureCount: 0,
              failureReason: null,
              error: null,
              isPaused: e.isPaused,
              status: `pending`,
              variables: e.variables,
              submittedAt: Date.now(),
            }
          case `success`:
            return {
              ...t,
              data: e.data,
              failureCount: 0,
              failureReason: null,
              error: null,
              status: `success`,
              isPaused: !1,
            }
          case `error`:
            return {
              ...t,
              data: void 0,
              error: e.error,
              failureCount: t.failureCount + 1,
              failureReason: e.error,
              isPaused: !1,
              status: `error`,
            }
        }
      }
      ;((this.state = t(this.state)),
        Ko.batch(() => {
          ;(this.#t.forEach((t) => {
            t.onMutationUpdate(e)
          }),
            this.#n.notify({ mutation: this, type: `updated`, action: e }))
        }))
    }
  }
function hs() {
  return {
    context: void 0,
    data: void 0,
    error: null,
    failureCount: 0,
    failureReason: null,
    isPaused: !1,
    status: `idle`,
    variables: void 0,
    submittedAt: 0,
  }
}
var gs = class extends Po {
  #e
  #t
  #n
  constructor(e = {}) {
    ;(super(), (this.config = e), (this.#e = new Set()), (this.#t = new Map()), (this.#n = 0))
  }
  build(e, t, n) {
    let r = new ms({
      client: e,
      mutationCache: this,
      mutationId: ++this.#n,
      options: e.defaultMutationOptions(t),
      state: n,
    })
    return (this.add(r), r)
  }
  add(e) {
    this.#e.add(e)
    let t = _s(e)
    if (typeof t == `string`) {
      let n = this.#t.get(t)
      n ? n.push(e) : this.#t.set(t, [e])
    }
    this.notify({ type: `added`, mutation: e })
  }
  remove(e) {
    if (this.#e.delete(e)) {
      let t = _s(e)
      if (typeof t == `string`) {
        let n = this.#t.get(t)
        if (n) {
          if (n.length > 1) {
            let t = n.indexOf(e)
            t !== -1 && n.splice(t, 1)
          } else n[0] === e && this.#t.delete(t)
        }
      }
    }
    this.notify({ type: `removed`, mutation: e })
  }
  canRun(e) {
    let t = _s(e)
    if (typeof t == `string`) {
      let n = this.#t.get(t)?.find((e) => e.state.status === `pending`)
      return !n || n === e
    }
    return !0
  }
  runNext(e) {
    let t = _s(e)
    return typeof t == `string`
      ? (this.#t
          .get(t)
          ?.find((t) => t !== e && t.state.isPaused)
          ?.continue() ?? Promise.resolve())
      : Promise.resolve()
  }
  clear() {
    Ko.batch(() => {
      let e = this.getAll()
      ;(this.#e.clear(),
        this.#t.clear(),
        e.forEach((e) => {
          this.notify({ type: `removed`, mutation: e })
        }))
    })
  }
  getAll() {
    return Array.from(this.#e)
  }
  find(e) {
    let t = { exact: !0, ...e }
    return this.getAll().find((e) => po(t, e))
  }
  findAll(e = {}) {
    return this.getAll().filter((t) => po(e, t))
  }
  notify(e) {
    Ko.batch(() => {
      this.listeners.forEach((t) => {
        t(e)
      })
    })
  }
  resumePausedMutations() {
    let e = this.getAll().filter((e) => e.state.isPaused)
    return Ko.batch(() => Promise.all(e.map((e) => e.continue().catch(oo))))
  }
}
function _s(e) {
  return e.options.scope?.id
}
function vs(e, t) {
  let n = new Set(t)
  return e.filter((e) => !n.has(e))
}
var ys = class extends Po {
    #e
    #t
    #n
    #r
    #i
    #a
    #o
    #s
    #c
    #l = []
    constructor(e, t, n) {
      ;(super(), (this.#e = e), (this.#r = n), (this.#n = []), (this.#i = []), (this.#t = []), this.setQueries(t))
    }
    onSubscribe() {
      this.listeners.size === 1 &&
        this.#i.forEach((e) => {
          e.subscribe((t) => {
            this.#m(e, t)
          })
        })
    }
    onUnsubscribe() {
      this.listeners.size || this.destroy()
    }
    destroy() {
      ;((this.listeners = new Set()),
        this.#i.forEach((e) => {
          e.destroy()
        }))
    }
    setQueries(e, t) {
      ;((this.#n = e),
        (this.#r = t),
        Ko.batch(() => {
          let e = this.#i,
            t = this.#p(this.#n)
          t.forEach((e) => e.observer.setOptions(e.defaultedQueryOptions))
          let n = t.map((e) => e.observer),
            r = n.map((e) => e.getCurrentResult()),
            i = e.length !== n.length,
            a = n.some((t, n) => t !== e[n]),
            o = i || a,
            s = o
              ? !0
              : r.some((e, t) => {
                  let n = this.#t[t]
                  return !n || !yo(e, n)
                })
          ;(o || s) &&
            (o && ((this.#l = t), (this.#i = n)),
            (this.#t = r),
            this.hasListeners() &&
              (o &&
                (vs(e, n).forEach((e) => {
                  e.destroy()
                }),
                vs(n, e).forEach((e) => {
                  e.subscribe((t) => {
                    this.#m(e, t)
                  })
                })),
              this.#h()))
        }))
    }
    getCurrentResult() {
      return this.#t
    }
    getQueries() {
      return this.#i.map((e) => e.getCurrentQuery())
    }
    getObservers() {
      return this.#i
    }
    getOptimisticResult(e, t) {
      let n = this.#p(e),
        r = n.map((e) => e.observer.getOptimisticResult(e.defaultedQueryOptions)),
        i = n.map((e) => e.defaultedQueryOptions.queryHash)
      return [r, (e) => this.#d(e ?? r, t, i), () => this.#u(r, n)]
    }
    #u(e, t) {
      let n = new Set()
      return t.map((r, i) => {
        let a = e[i]
        return r.defaultedQueryOptions.notifyOnChangeProps
          ? a
          : r.observer.trackResult(a, (e) => {
              n.has(e) ||
                (n.add(e),
                t.forEach((t) => {
                  t.observer.trackProp(e)
                }))
            })
      })
    }
    #d(e, t, n) {
      if (t) {
        let r = this.#c,
          i = n !== void 0 && r !== void 0 && (r.length !== n.length || n.some((e, t) => e !== r[t]))
        return (
          (this.#t !== this.#s || i || t !== this.#o) &&
            ((this.#o = t), (this.#s = this.#t), n !== void 0 && (this.#c = n), (this.#a = vo(this.#a, t(e)))),
          this.#a
        )
      }
      return e
    }
    #f() {
      return !this.#r?.combine || this.#i.some((e, t) => e.options.suspense && this.#t[t]?.data === void 0)
    }
    #p(e) {
      let t = new Map()
      this.#i.forEach((e) => {
        let n = e.options.queryHash
        if (!n) return
        let r = t.get(n)
        r ? r.push(e) : t.set(n, [e])
      })
      let n = []
      return (
        e.forEach((e) => {
          let r = this.#e.defaultQueryOptions(e),
            i = t.get(r.queryHash)?.shift() ?? new ss(this.#e, r)
          n.push({ defaultedQueryOptions: r, observer: i })
        }),
        n
      )
    }
    #m(e, t) {
      let n = this.#i.indexOf(e)
      n !== -1 && ((this.#t = this.#t.slice()), (this.#t[n] = t), this.#h())
    }
    #h() {
      if (this.hasListeners()) {
        let e = this.#f(),
          t = this.#a,
          n = e ? t : this.#d(this.#u(this.#t, this.#l), this.#r?.combine)
        ;(e || t !== n) &&
          Ko.batch(() => {
            this.listeners.forEach((e) => {
              e(this.#t)
            })
          })
      }
    }
  },
  bs = class extends Po {
    #e
    constructor(e = {}) {
      ;(super(), (this.config = e), (this.#e = new Map()))
    }
    build(e, t, n) {
      let r = t.queryKey,
        i = t.queryHash ?? mo(r, t),
        a = this.get(i)
      return (
        a ||
          ((a = new rs({
            client: e,
            queryKey: r,
            queryHash: i,
            options: e.defaultQueryOptions(t),
            state: n,
            defaultOptions: e.getQueryDefaults(r),
          })),
          this.add(a)),
        a
      )
    }
    add(e) {
      this.#e.has(e.queryHash) || (this.#e.set(e.queryHash, e), this.notify({ type: `added`, query: e }))
    }
    remove(e) {
      this.#e.get(e.queryHash) === e &&
        (e.destroy(), this.#e.delete(e.queryHash), this.notify({ type: `removed`, query: e }))
    }
    clear() {
      Ko.batch(() => {
        this.getAll().forEach((e) => {
          this.remove(e)
        })
      })
    }
    get(e) {
      return this.#e.get(e)
    }
    getAll() {
      return [...this.#e.values()]
    }
    find(e) {
      let t = { exact: !0, ...e }
      return this.getAll().find((e) => fo(t, e))
    }
    findAll(e = {}) {
      let t = this.getAll()
      return Object.keys(e).length > 0 ? t.filter((t) => fo(e, t)) : t
    }
    notify(e) {
      Ko.batch(() => {
        this.listeners.forEach((t) => {
          t(e)
        })
      })
    }
    onFocus() {
      Ko.batch(() => {
        this.getAll().forEach((e) => {
          e.onFocus()
        })
      })
    }
    onOnline() {
      Ko.batch(() => {
        this.getAll().forEach((e) => {
          e.onOnline()
        })
      })
    }
  },
  xs = class {
    #e
    #t
    #n
    #r
    #i
    #a
    #o
    #s
    constructor(e = {}) {
      ;((this.#e = e.queryCache || new bs()),
        (this.#t = e.mutationCache || new gs()),
        (this.#n = e.defaultOptions || {}),
        (this.#r = new Map()),
        (this.#i = new Map()),
        (this.#a = 0))
    }
    mount() {
      ;(this.#a++,
        this.#a === 1 &&
          ((this.#o = Fo.subscribe(async (e) => {
            e && (await this.resumePausedMutations(), this.#e.onFocus())
          })),
          (this.#s = qo.subscribe(async (e) => {
            e && (await this.resumePausedMutations(), this.#e.onOnline())
          }))))
    }
    unmount() {
      ;(this.#a--, this.#a === 0 && (this.#o?.(), (this.#o = void 0), this.#s?.(), (this.#s = void 0)))
    }
    isFetching(e) {
      return this.#e.findAll({ ...e, fetchStatus: `fetching` }).length
    }
    isMutating(e) {
      return this.#t.findAll({ ...e, status: `pending` }).length
    }
    getQueryData(e) {
      let t = this.defaultQueryOptions({ queryKey: e })
      return this.#e.get(t.queryHash)?.state.data
    }
    ensureQueryData(e) {
      let t = this.defaultQueryOptions(e),
        n = this.#e.build(this, t),
        r = n.state.data
      return r === void 0
        ? this.fetchQuery(e)
        : (e.revalidateIfStale && n.isStaleByTime(uo(t.staleTime, n)) && this.prefetchQuery(t), Promise.resolve(r))
    }
    getQueriesData(e) {
      return this.#e.findAll(e).map(({ queryKey: e, state: t }) => [e, t.data])
    }
    setQueryData(e, t, n) {
      let r = this.defaultQueryOptions({ queryKey: e }),
        i = this.#e.get(r.queryHash)?.state.data,
        a = so(t, i)
      if (a !== void 0) return this.#e.build(this, r).setData(a, { ...n, manual: !0 })
    }
    setQueriesData(e, t, n) {
      return Ko.batch(() => this.#e.findAll(e).map(({ queryKey: e }) => [e, this.setQueryData(e, t, n)]))
    }
    getQueryState(e) {
      let t = this.defaultQueryOptions({ queryKey: e })
      return this.#e.get(t.queryHash)?.state
    }
    removeQueries(e) {
      let t = this.#e
      Ko.batch(() => {
        t.findAll(e).forEach((e) => {
          t.remove(e)
        })
      })
    }
    resetQueries(e, t) {
      let n = this.#e
      return Ko.batch(() => {
        let r = n.findAll(e),
          i = new Set(r)
        return (
          r.forEach((e) => {
            e.reset()
          }),
          this.refetchQueries({ type: `active`, predicate: (e) => i.has(e) }, t)
        )
      })
    }
    cancelQueries(e, t = {}) {
      let n = { revert: !0, ...t },
        r = Ko.batch(() => this.#e.findAll(e).map((e) => e.cancel(n)))
      return Promise.all(r).then(oo).catch(oo)
    }
    invalidateQueries(e, t = {}) {
      return Ko.batch(
        () => (
          this.#e.findAll(e).forEach((e) => {
            e.invalidate()
          }),
          e?.refetchType === `none`
            ? Promise.resolve()
            : this.refetchQueries({ ...e, type: e?.refetchType ?? e?.type ?? `active` }, t)
        ),
      )
    }
    refetchQueries(e, t = {}) {
      let n = { ...t, cancelRefetch: t.cancelRefetch ?? !0 },
        r = Ko.batch(() =>
          this.#e
            .findAll(e)
            .filter((e) => !e.isDisabled() && !e.isStatic())
            .map((e) => {
              let t = e.fetch(void 0, n)
              return (n.throwOnError || (t = t.catch(oo)), e.state.fetchStatus === `paused` ? Promise.resolve() : t)
            }),
        )
      return Promise.all(r).then(oo)
    }
    async query(e) {
      let t = this.defaultQueryOptions(e)
      t.retry === void 0 && (t.retry = !1)
      let n = this.#e.build(this, t),
        r = n.isStaleByTime(uo(t.staleTime, n)) ? await n.fetch(t) : n.state.data,
        i = t.select
      return i ? i(r) : r
    }
    fetchQuery(e) {
      let t = this.defaultQueryOptions(e)
      t.retry === void 0 && (t.retry = !1)
      let n = this.#e.build(this, t)
      return n.isStaleByTime(uo(t.staleTime, n)) ? n.fetch(t) : Promise.resolve(n.state.data)
    }
    prefetchQuery(e) {
      return this.fetchQuery(e).then(oo).catch(oo)
    }
    infiniteQuery(e) {
      return ((e._type = `infinite`), this.query(e))
    }
    fetchInfiniteQuery(e) {
      return ((e._type = `infinite`), this.fetchQuery(e))
    }
    prefetchInfiniteQuery(e) {
      return this.fetchInfiniteQuery(e).then(oo).catch(oo)
    }
    ensureInfiniteQueryData(e) {
      return ((e._type = `infinite`), this.ensureQueryData(e))
    }
    resumePausedMutations() {
      return qo.isOnline() ? this.#t.resumePausedMutations() : Promise.resolve()
    }
    getQueryCache() {
      return this.#e
    }
    getMutationCache() {
      return this.#t
    }
    getDefaultOptions() {
      return this.#n
    }
    setDefaultOptions(e) {
      this.#n = e
    }
    setQueryDefaults(e, t) {
      this.#r.set(ho(e), { queryKey: e, defaultOptions: t })
    }
    getQueryDefaults(e) {
      let t = [...this.#r.values()],
        n = {}
      return (
        t.forEach((t) => {
          go(e, t.queryKey) && Object.assign(n, t.defaultOptions)
        }),
        n
      )
    }
    setMutationDefaults(e, t) {
      this.#i.set(ho(e), { mutationKey: e, defaultOptions: t })
    }
    getMutationDefaults(e) {
      let t = [...this.#i.values()],
        n = {}
      return (
        t.forEach((t) => {
          go(e, t.mutationKey) && Object.assign(n, t.defaultOptions)
        }),
        n
      )
    }
    defaultQueryOptions(e) {
      if (e._defaulted) return e
      let t = { ...this.#n.queries, ...this.getQueryDefaults(e.queryKey), ...e, _defaulted: !0 }
      return (
        (t.queryHash ||= mo(t.queryKey, t)),
        t.refetchOnReconnect === void 0 && (t.refetchOnReconnect = t.networkMode !== `always`),
        t.throwOnError === void 0 && (t.throwOnError = !!t.suspense),
        !t.networkMode && t.persister && (t.networkMode = `offlineFirst`),
        t.queryFn === Oo && (t.enabled = !1),
        t
      )
    }
    defaultMutationOptions(e) {
      return e?._defaulted
        ? e
        : { ...this.#n.mutations, ...(e?.mutationKey && this.getMutationDefaults(e.mutationKey)), ...e, _defaulted: !0 }
    }
    clear() {
      ;(this.#e.clear(), this.#t.clear())
    }
  },
  Ss = E.createContext(!1),
  Cs = () => E.useContext(Ss)
Ss.Provider
function ws() {
  let e = !1
  return {
    clearReset: () => {
      e = !1
    },
    reset: () => {
      e = !0
    },
    isReset: () => e,
  }
}
var Ts = E.createContext(ws()),
  Es = () => E.useContext(Ts),
  Ds = (e, t, n) => {
    let r =
      n?.state.status === `error` && typeof e.throwOnError == `function`
        ? Ao(e.throwOnError, [n.state.error, n])
        : e.throwOnError
    ;(e.suspense || r) && (t.isReset() || (e.retryOnMount = !1))
  },
  Os = (e) => {
    E.useEffect(() => {
      e.clearReset()
    }, [e])
  },
  ks = ({ result: e, errorResetBoundary: t, throwOnError: n, query: r, suspense: i }) =>
    e.isError && !t.isReset() && !e.isFetching && r && ((i && e.data === void 0) || Ao(n, [e.error, r])),
  As = (e) => {
    if (e.suspense) {
      let t = 1e3,
        n = (e) => (e === `static` ? e : Math.max(e ?? t, t)),
        r = e.staleTime
      ;((e.staleTime = typeof r == `function` ? (...e) => n(r(...e)) : n(r)),
        typeof e.gcTime == `number` && (e.gcTime = Math.max(e.gcTime, t)))
    }
  },
  js = (e, t) => e?.suspense && t.isPending,
  Ms = (e, t, n) =>
    t.fetchOptimistic(e).catch(() => {
      n.clearReset()
    })
function Ns({ queries: e, ...t }, n) {
  let r = eo(n),
    i = Cs(),
    a = Es(),
    o = t.subscribed !== !1,
    s = E.useMemo(
      () =>
        e.map((e) => {
          let t = r.defaultQueryOptions(e)
          return ((t._optimisticResults = i ? `isRestoring` : o ? `optimistic` : void 0), t)
        }),
      [e, r, i, o],
    )
  ;(s.forEach((e) => {
    As(e)
    let t = r.getQueryCache().get(e.queryHash)
    Ds(e, a, t)
  }),
    Os(a))
  let [c] = E.useState(() => new ys(r, s, t)),
    [l, u, d] = c.getOptimisticResult(s, t.combine),
    f = !i && o
  ;(E.useSyncExternalStore(
    E.useCallback((e) => (f ? c.subscribe(Ko.batchCalls(e)) : oo), [c, f]),
    () => c.getCurrentResult(),
    () => c.getCurrentResult(),
  ),
    E.useEffect(() => {
      c.setQueries(s, t)
    }, [s, t, c]))
  let p = l.some((e, t) => js(s[t], e))
    ? l.flatMap((e, t) => {
        let n = s[t]
        return n && js(n, e) ? Ms(n, new ss(r, n), a) : []
      })
    : []
  if (p.length > 0) throw Promise.all(p)
  let m = l.find((e, t) => {
    let n = s[t]
    return (
      n &&
      ks({
        result: e,
        errorResetBoundary: a,
        throwOnError: n.throwOnError,
        query: r.getQueryCache().get(n.queryHash),
        suspense: n.suspense,
      })
    )
  })
  if (m) throw m.error
  return u(d())
}
function Ps(e, t, n) {
  let r = Cs(),
    i = Es(),
    a = eo(n),
    o = a.defaultQueryOptions(e),
    s = a.getQueryCache().get(o.queryHash),
    c = e.subscribed !== !1
  ;((o._optimisticResults = r ? `isRestoring` : c ? `optimistic` : void 0), As(o), Ds(o, i, s), Os(i))
  let [l] = E.useState(() => new t(a, o)),
    u = l.getOptimisticResult(o),
    d = !r && c
  if (
    (E.useSyncExternalStore(
      E.useCallback(
        (e) => {
          let t = d ? l.subscribe(Ko.batchCalls(e)) : oo
          return (l.updateResult(), t)
        },
        [l, d],
      ),
      () => l.getCurrentResult(),
      () => l.getCurrentResult(),
    ),
    E.useEffect(() => {
      l.setOptions(o)
    }, [o, l]),
    js(o, u))
  )
    throw Ms(o, l, i)
  if (ks({ result: u, errorResetBoundary: i, throwOnError: o.throwOnError, query: s, suspense: o.suspense }))
    throw u.error
  return o.notifyOnChangeProps ? u : l.trackResult(u)
}
function Fs(e, t) {
  return Ps(e, ss, t)
}
function Is(e) {
  return e
}
function Ls(e) {
  return e
}
function Rs(e, t) {
  return Ps(e, ps, t)
}
var zs = E.use,
  Bs = E.useLayoutEffect
function Vs(e) {
  return e[e.length - 1]
}
function Hs(e, t) {
  return typeof e == `function` ? e(t) : e
}
var Us = Object.prototype.hasOwnProperty
function Ws(e) {
  for (let t in e) if (Us.call(e, t)) return !0
  return !1
}
var Gs = () => Object.create(null),
  Ks = (e, t) => qs(e, t, !0)
function qs(e, t, n, r = 0) {
  if (e === t) return e
  if (r++ > 500) return t
  let i = Array.isArray(e) && Array.isArray(t)
  if (!i && !(Js(e) && Js(t))) return t
  let a = Object.keys(e),
    o = a.length,
    s = Object.keys(t),
    c = s.length
  if (
    i
      ? o !== e.length || c !== t.length || (o && Vs(a) !== `${o - 1}`) || (c && Vs(s) !== `${c - 1}`)
      : o !== Object.getOwnPropertyNames(e).length ||
        c !== Object.getOwnPropertyNames(t).length ||
        Object.getOwnPropertySymbols(t).length
  )
    return t
  let l = 0,
    u,
    d,
    f
  if (i) {
    for (
      ;
      l < c &&
      ((f = l), (d = e[f]), (u = t[f]), (u = d === u ? d : typeof d == `object` ? qs(d, u, n, r) : u), u === d);
      l++
    );
    if (l === c && o === c) return e
  } else {
    let i = o === c,
      p = !0
    for (; l < c; l++) {
      ;((f = s[l]), (d = e[f]))
      let o = t[f]
      ;((u = d === o ? d : typeof d == `object` ? qs(d, o, n, r) : o),
        (i &&= u === d && (a[l] === f || Us.call(e, f))),
        (p &&= Object.is(u, o)),
        (a[l] = u))
    }
    if (i) return Object.getOwnPropertySymbols(e).length ? t : e
    if (p) return t
  }
  let p = i ? s.fill(0) : n ? Gs() : {}
  for (let o = 0; o < c; o++)
    ((f = i ? o : s[o]),
      i
        ? ((d = e[f]),
          o > l && ((u = t[f]), (u = d === u ? d : typeof d == `object` ? qs(d, u, n, r) : u)),
          (p[f] = o < l ? d : u))
        : (p[f] = a[o]))
  return p
}
function Js(e) {
  return !e || typeof e != `object` ? !1 : (Object.getPrototypeOf(e)?.constructor ?? Object) === Object
}
function Ys(e, t, n, r) {
  if (e === t) return !0
  if (Array.isArray(e) && Array.isArray(t)) {
    if (e.length !== t.length) return !1
    for (let i = 0, a = e.length; i < a; i++) {
      let a = e[i],
        o = t[i]
      if (a !== o && !Ys(a, o, n, r)) return !1
    }
    return !0
  }
  if (Js(e) && Js(t)) {
    if (n) {
      for (let i in t) if ((r || t[i] !== void 0) && !Ys(e[i], t[i], n, r)) return !1
      return !0
    }
    let i = 0
    if (r) i = Object.keys(e).length
    else for (let t in e) e[t] !== void 0 && i++
    for (let a in t) if ((r || t[a] !== void 0) && (i-- === 0 || !Ys(e[a], t[a], n, r))) return !1
    return i === 0
  }
  return !1
}
function Xs(e) {
  return typeof e?.message == `string`
    ? e.message.startsWith(`Failed to fetch dynamically imported module`) ||
        e.message.startsWith(`error loading dynamically imported module`) ||
        e.message.startsWith(`Importing a module script failed`)
    : !1
}
var Zs = /[\x00-\x1f\x7f"<>`{}]/g
function Qs(e) {
  return e.replace(Zs, (e) => `%` + e.charCodeAt(0).toString(16).toUpperCase().padStart(2, `0`))
}
function $s(e) {
  let t
  try {
    t = decodeURI(e)
  } catch {
    t = e.replaceAll(/%[0-9A-F]{2}/gi, (e) => {
      try {
        return decodeURI(e)
      } catch {
        return e
      }
    })
  }
  return Qs(t)
}
var ec = [`http:`, `https:`, `mailto:`, `tel:`]
function tc(e) {
  if (e[0] !== `/` && e.includes(`:`))
    return /^[\x00-\x20]*([a-z][a-z\d+.\t\n\r-]*:)/i
      .exec(e)?.[1]
      ?.replace(/[\t\n\r]/g, ``)
      .toLowerCase()
}
var nc = /^[\x00-\x20]*[\\/][\t\n\r]*[\\/]/
function rc(e, t) {
  if (!e) return !1
  if (nc.test(e)) return !0
  let n = tc(e)
  return n ? !t.has(n) : !1
}
function ic(e) {
  if (!e) return e
  let t = e
  if (/[%\\\x00-\x1f\x7f]/.test(e)) {
    let n = /%25|%5C/gi,
      r = 0,
      i
    for (t = ``; (i = n.exec(e)) !== null;) ((t += $s(e.slice(r, i.index)) + i[0]), (r = n.lastIndex))
    t += $s(r ? e.slice(r) : e)
  }
  return t
}
function ac(e) {
  return /[\s\u0080-\uFFFF]/.test(e) ? e.replace(/\s|[^\u0000-\u007F]/gu, encodeURIComponent) : e
}
function oc(e, t) {
  if (e === t) return !0
  if (e.length !== t.length) return !1
  for (let n = 0; n < e.length; n++) if (e[n] !== t[n]) return !1
  return !0
}
function sc() {
  throw Error(`Invariant failed`)
}
function cc(e) {
  return e.replace(/\/{2,}/g, `/`)
}
function lc(e) {
  return e === `/` ? e : e.replace(/^\/+/, ``)
}
function uc(e) {
  let t = e.length
  return t > 1 && e[t - 1] === `/` ? e.replace(/\/+$/, ``) : e
}
function dc(e) {
  return uc(lc(e))
}
function fc(e, t) {
  return e?.endsWith(`/`) && e !== `/` && e !== `${t}/` ? e.slice(0, -1) : e
}
function pc(e, t, n = `never`, r) {
  if ((t.includes(`//`) && (t = cc(t)), t.startsWith(`/`)))
    return t.length === 1 || n === `preserve`
      ? t
      : n === `always`
        ? t.endsWith(`/`)
          ? t
          : `${t}/`
        : t.endsWith(`/`)
          ? t.slice(0, -1)
          : t
  let i = t === `.`,
    a
  if (r) {
    a = i ? e : e + `\0` + t
    let n = r.get(a)
    if (n) return n
  }
  let o
  if (i) o = e.split(`/`)
  else {
    for (e.includes(`//`) && (e = cc(e)), o = e.split(`/`); o.length > 1 && Vs(o) === ``;) o.pop()
    let n = t.split(`/`)
    for (let e = 0, t = n.length; e < t; e++) {
      let r = n[e]
      r === ``
        ? e
          ? e === t - 1 && o.push(r)
          : (o = [r])
        : r === `..`
          ? o.length > 1
            ? o.pop()
            : (o = [``])
          : r === `.` || o.push(r)
    }
  }
  o.length > 1 && (Vs(o) === `` ? n === `never` && o.pop() : n === `always` && o.push(``))
  let s = o.join(`/`),
    c = (i ? cc(s) : s) || `/`
  return (a && r && r.set(a, c), c)
}
function mc(e) {
  let t = new Map(e.map((e) => [encodeURIComponent(e), e])),
    n = new RegExp([...t.keys()].join(`|`).replace(/[.*()]/g, `\\$&`), `g`)
  return (e) => e.replace(n, (e) => t.get(e) ?? e)
}
function hc(e) {
  return e == null || e === ``
}
function gc(e, t, n) {
  if (typeof t != `string`) return `` + (t ?? void 0)
  let r = e === `_splat`
  if (r && (!t || /^[a-zA-Z0-9\-._~!/]*$/.test(t))) return t
  let i = encodeURIComponent(t)
  return (r && (i = i.replaceAll(`%2F`, `/`)), n ? n(i) : i)
}
function _c(e, t, n, r, i) {
  let a = e.endsWith(`/`) ? `/` : ``,
    o = ``
  for (let e of t) {
    if (typeof e == `string`) {
      o += e
      continue
    }
    let [t, s, c, l] = e,
      u = t === 2,
      d = u && l !== void 0 ? l + a : l,
      f = n[s]
    if (t !== 3 || f != null) {
      if ((i && ((i[s] = f), u && (i[`*`] = f)), u && hc(f))) {
        if (c === `/` && !d) continue
        f = ``
      }
      o += c + gc(s, f, r) + (d || ``)
    }
  }
  return o + a || `/`
}
function vc(e = {}) {
  if (((e.isNotFound = !0), e.throw)) throw e
  return e
}
function yc(e) {
  return e?.isNotFound === !0
}
function bc() {
  try {
    return sessionStorage
  } catch {
    return
  }
}
var xc = `tsr-scroll-restoration-v1_3`,
  Sc = bc()
function Cc() {
  try {
    return JSON.parse(Sc?.getItem(`tsr-scroll-restoration-v1_3`) || `{}`)
  } catch {
    return {}
  }
}
var wc = Cc(),
  Tc = `data-scroll-restoration-id`,
  Ec = (e) => e.state.__TSR_key || e.href
function Dc(e) {
  let t = e.getAttribute(Tc)
  if (t) return `[${Tc}="${t}"]`
  let n = ``,
    r = e,
    i
  for (; (i = r.parentNode);) {
    let e = 1,
      t = r
    for (; (t = t.previousElementSibling);) e++
    let a = `${r.localName}:nth-child(${e})`
    ;((n = n ? `${a} > ${n}` : a), (r = i))
  }
  return n
}
var Oc = !1,
  kc = `window`
function Ac(e) {
  try {
    return typeof e == `function` ? e() : document.querySelector(e)
  } catch {}
}
function jc(e) {
  let t = new Set()
  for (let n of e) {
    if (n === kc) continue
    let e = Ac(n)
    e && t.add(e)
  }
  return t
}
function Mc(e, t) {
  let n = t ?? e.options.scrollRestoration,
    r = e._scroll
  n && (r.e = !0)
  let i = e.options.getScrollRestorationKey || Ec,
    a = new Set(),
    o = (e) => {
      let t = (wc[e] ||= {})
      for (let e of a)
        e === document
          ? (t[kc] = { scrollX, scrollY })
          : e.isConnected && (t[Dc(e)] = { scrollX: e.scrollLeft, scrollY: e.scrollTop })
    }
  ;(n &&
    !r.s &&
    ((r.s = !0),
    (Oc = !1),
    (history.scrollRestoration = `manual`),
    document.addEventListener(
      `scroll`,
      (e) => {
        Oc || a.add(e.target)
      },
      !0,
    ),
    e.subscribe(`onBeforeLoad`, (e) => {
      ;(e.fromLocation && o(i(e.fromLocation)), a.clear())
    }),
    addEventListener(`pagehide`, () => {
      ;((history.scrollRestoration = `auto`), o(i(e.stores.resolvedLocation.get() ?? e.stores.location.get())))
      try {
        Sc?.setItem(xc, JSON.stringify(wc))
      } catch {}
    }),
    addEventListener(`pageshow`, (e) => {
      e.persisted && (history.scrollRestoration = `manual`)
    })),
    r.r ||
      ((r.r = !0),
      e.subscribe(`onRendered`, (t) => {
        let n = e.options.scrollRestorationBehavior,
          o = e.options.scrollToTopSelectors,
          s = r.n,
          c = r.h,
          l
        if (
          (a.clear(),
          (r.n = !0),
          (r.h = !1),
          typeof e.options.scrollRestoration == `function` &&
            !e.options.scrollRestoration({ location: e.latestLocation }))
        )
          return
        let u = i(t.toLocation),
          d = t.fromLocation && i(t.fromLocation)
        if (r.e && d && d !== u) {
          let e = wc[d]
          if (e) {
            let t = wc[u]
            for (let n in e) {
              if (n === kc) {
                if (s) continue
              } else {
                let e = Ac(n)
                if (!e || (s && o && ((l ??= jc(o)), l.has(e)))) continue
              }
              ;((t ||= wc[u] = {}), (t[n] ??= e[n]))
            }
          }
        }
        Oc = !0
        try {
          let e = t.toLocation.hash,
            i = t.toLocation.state.__hashScrollIntoViewOptions ?? !0,
            a = !1
          if (s) {
            !e && o && (l ??= jc(o))
            let t = e && i && c,
              s = r.e ? wc[u] : void 0
            if (s)
              for (let e in s) {
                let { scrollX: r, scrollY: i } = s[e]
                if (e === kc) {
                  if (t) continue
                  ;(scrollTo({ top: i, left: r, behavior: n }), (a = !0))
                } else {
                  let t = Ac(e)
                  t && ((t.scrollLeft = r), (t.scrollTop = i), l?.delete(t))
                }
              }
            if (!e) {
              let e = { top: 0, left: 0, behavior: n }
              if ((a || scrollTo(e), l)) for (let t of l) t.scrollTo(e)
            }
          }
          !a && e && i && document.getElementById(e)?.scrollIntoView(i)
        } finally {
          Oc = !1
        }
      })))
}
function Nc(e, t = String) {
  let n
  for (let r in e) {
    let i = e[r]
    i !== void 0 && (n ||= new URLSearchParams()).set(r, t(i))
  }
  return n ? n.toString() : ``
}
function Pc(e) {
  return e ? (e === `false` ? !1 : e === `true` ? !0 : e * 0 == 0 && +e + `` === e ? +e : e) : ``
}
function Fc(e) {
  let t = new URLSearchParams(e),
    n = Object.create(null)
  for (let [e, r] of t.entries()) {
    let t = n[e]
    t == null ? (n[e] = Pc(r)) : Array.isArray(t) ? t.push(Pc(r)) : (n[e] = [t, Pc(r)])
  }
  return n
}
var Ic = /^(?:\s|["[{\d-]|fa|nu|tr)/,
  Lc = zc(JSON.parse),
  Rc = Bc(JSON.stringify, JSON.parse)
function zc(e) {
  let t = e === JSON.parse
  return (n) => {
    n[0] === `?` && (n = n.slice(1))
    let r = Fc(n)
    for (let n in r) {
      let i = r[n]
      if (typeof i == `string`) {
        if (t && !Ic.test(i)) continue
        try {
          r[n] = e(i)
        } catch {}
      }
    }
    return r
  }
}
function Bc(e, t) {
  let n = t === JSON.parse
  function r(r) {
    if (r && typeof r == `object`)
      try {
        return e(r)
      } catch {}
    else if (t && typeof r == `string`) {
      if (n && !Ic.test(r)) return r
      try {
        return (t(r), e(r))
      } catch {}
    }
    return r
  }
  return (e) => {
    let t = Nc(e, r)
    return t ? `?${t}` : ``
  }
}
var Vc = `__root__`
function Hc(e) {
  e.statusCode = e.statusCode || e.code || 307
  let t = new Headers(e.headers)
  e.href && t.get(`Location`) === null && t.set(`Location`, e.href)
  let n = new Response(null, { status: e.statusCode, headers: t })
  if (((n.options = e), e.throw)) throw n
  return n
}
function Uc(e) {
  return e instanceof Response && !!e.options
}
function Wc(e) {
  let t = new Map(),
    n,
    r
  return {
    get(e) {
      let n = t.get(e)
      if (n) return ((n.visited = !0), n.value)
    },
    set(i, a) {
      let o = t.get(i)
      if (o) {
        o.value = a
        return
      }
      if (t.size >= e) {
        let e = n?.next().value
        for (; !e || e.visited;) (e ? (e.visited = !1) : (n = t.values()), (e = n.next().value))
        ;(e === r && (n = void 0), t.delete(e.key))
      }
      let s = { key: i, value: a, visited: !1 }
      ;((r = s), t.set(i, s))
    },
    clear() {
      ;(t.clear(), (n = void 0), (r = void 0))
    },
  }
}
var Gc = 4,
  Kc = 5
function qc(e) {
  let t = e.names
  if (t) return t
  let n = []
  for (let t of e) typeof t != `string` && n.push(t[1])
  return (e.names = n)
}
function Jc(e, t, n) {
  let r = e.slice(t, n)
  if (r.charCodeAt(0) === 36) return r.length === 1 ? [2, `_splat`, ``, void 0] : [1, r.slice(1), ``, ``]
  let i = r.indexOf(`{`)
  if (i >= 0) {
    let a = r.indexOf(`}`, i),
      o = r.charCodeAt(i + 1) === 45,
      s = i + (o ? 3 : 2)
    if (a >= 0 && r.charCodeAt(s - 1) === 36 && (!o || s < a)) {
      let c = r.slice(s, a)
      return [o ? 3 : c ? 1 : 2, c || `_splat`, r.slice(0, i), e.slice(t + a + 1, c ? n : e.length)]
    }
  }
  return r
}
function Yc(e, t, n, r, i, a) {
  let o = n,
    s = t.fullPath ?? t.from,
    c = t.options,
    l = s.length,
    u = s.endsWith(`/`) ? l - 1 : l,
    d = c?.caseSensitive ?? e,
    f = c?.params?.parse ?? c?.parseParams,
    p,
    m = a ? n - 1 : 0
  if (!r || s.includes(`$`)) {
    p = a?.slice() ?? []
    let e = Vs(p)
    e &&
      typeof e != `string` &&
      e[0] === 2 &&
      ((p[p.length - 1] = [
        e[0],
        e[1],
        e[2],
        e[3] === void 0 ? void 0 : e[3] + s.substring(n - (s[n - 2] === `/` ? 2 : 1), u),
      ]),
      (m = l))
  }
  for (; o < l;) {
    let e = o,
      t = s.indexOf(`/`, e),
      n = t === -1 ? l : t,
      a = Jc(s, e, n)
    o = n + 1
    let c
    if (typeof a == `string`) {
      if (!r) continue
      let e = a,
        t
      d ? (t = r.static ??= new Map()) : ((e = a.toLowerCase()), (t = r.staticInsensitive ??= new Map()))
      let n = t.get(e)
      if (n) c = n
      else {
        let n = Zc(r)
        ;((c = n), t.set(e, n))
      }
    } else {
      let t = a[0],
        h = a[2],
        g = a[3] ?? ``
      if (
        (t === 2 && ((n = l), (o = n + 1)),
        p &&
          m < n &&
          (m < e - 1 && p.push(s.slice(m, e - 1)),
          (a[2] = `/` + h),
          t === 2 && a[3] !== void 0 && u < l && (a[3] = g.slice(0, -1)),
          p.push(a),
          (m = n)),
        !r)
      )
        continue
      let _ = d && !!(h || g)
      d || ((h = h.toLowerCase()), (g = g.toLowerCase()))
      let v = t === 1 ? (r.dynamic ??= []) : t === 3 ? (r.optional ??= []) : (r.wildcard ??= []),
        y = t !== 2 && !f && v.find((e) => !e.parse && e.caseSensitive === _ && e.prefix === h && e.suffix === g)
      if (y) c = y
      else {
        let e = Zc(r, t, _, h, g)
        ;((c = e), v.push(e), v.length === 2 && i?.push(v))
      }
    }
    r = c
  }
  p && m < u && p.push(s.slice(m, u))
  let h = p?.slice()
  if (!r) return h
  if (f && t.children && !t.isRoot && t.id && t.id.charCodeAt(t.id.lastIndexOf(`/`) + 1) === 95) {
    let e = Zc(r, Kc)
    ;((r.pathless ??= []).push(e), (r = e))
  }
  let g = (t.path || !t.children) && !t.isRoot
  if (g && u < l) {
    let e = Zc(r, Gc)
    ;((r.index = e), (r = e))
  }
  return (
    (r.parse = f ?? null),
    (r.priority = c?.params?.priority ?? 0),
    r.route || ((r.data = h), g && (r.route = t)),
    [r, o, h]
  )
}
function Xc(e, t) {
  if (e.parse && !t.parse) return -1
  if (!e.parse && t.parse) return 1
  if (e.parse && t.parse && (e.priority || t.priority)) return t.priority - e.priority
  if (e.prefix && t.prefix && e.prefix !== t.prefix) {
    if (e.prefix.startsWith(t.prefix)) return -1
    if (t.prefix.startsWith(e.prefix)) return 1
  }
  if (e.suffix && t.suffix && e.suffix !== t.suffix) {
    if (e.suffix.endsWith(t.suffix)) return -1
    if (t.suffix.endsWith(e.suffix)) return 1
  }
  return e.prefix && !t.prefix
    ? -1
    : !e.prefix && t.prefix
      ? 1
      : e.suffix && !t.suffix
        ? -1
        : !e.suffix && t.suffix
          ? 1
          : e.caseSensitive && !t.caseSensitive
            ? -1
            : !e.caseSensitive && t.caseSensitive
              ? 1
              : 0
}
function Zc(e, t = 0, n, r, i) {
  return {
    kind: t,
    depth: e ? e.depth + 1 : 0,
    pathless: null,
    index: null,
    static: null,
    staticInsensitive: null,
    dynamic: null,
    optional: null,
    wildcard: null,
    route: null,
    data: void 0,
    parent: e,
    parse: null,
    priority: 0,
    caseSensitive: n,
    prefix: r,
    suffix: i,
  }
}
function Qc(e, t) {
  let n = Zc(),
    r = []
  function i(e, t, n, a) {
    let [o, s, c] = Yc(!1, e, t, n, r, a)
    if (e.children) for (let t of e.children) i(t, s, o, c)
  }
  for (let t of e) i(t, 1, n)
  for (let e of r) e.sort(Xc)
  ;((t.masksTree = n), (t.flatCache = Wc(1e3)))
}
function $c(e, t) {
  e ||= `/`
  let n = t.flatCache.get(e)
  if (n !== void 0) return n
  let r = rl(e, t.masksTree)
  return (t.flatCache.set(e, r), r)
}
function el(e, t, n, r, i) {
  ;((e ||= `/`), (r ||= `/`))
  let a = t ? `case\0${e}` : e,
    o = i.singleCache.get(a)
  return (o || ((o = Zc()), Yc(t, { from: e }, 1, o), i.singleCache.set(a, o)), rl(r, o, n))
}
function tl(e, t, n = !1) {
  let r = n ? e : `nofuzz\0${e}`,
    i = t.matchCache.get(r)
  if (i !== void 0) return i
  e ||= `/`
  let a
  try {
    a = rl(e, t.segmentTree, n)
  } catch (e) {
    if (e instanceof URIError) a = null
    else throw e
  }
  return (a && (a.branch = al(a.route)), t.matchCache.set(r, a), a)
}
function nl(e, t = !1) {
  let n = Zc(),
    r = [],
    i = {},
    a = {},
    o = 0
  function s(e, n, c, l) {
    if ((e.init(o), e.id in i && sc(), (i[e.id] = e), o !== 0 && e.path)) {
      let t = uc(e.fullPath)
      ;(!a[t] || e.fullPath.endsWith(`/`)) && (a[t] = e)
    }
    o++
    let [u, d, f] = Yc(t, e, n, c, r, l)
    if (((e._interpolation = f), e.children)) for (let t of e.children) s(t, d, u, f)
  }
  s(e, 1, n)
  for (let e of r) e.sort(Xc)
  return {
    processedTree: { segmentTree: n, singleCache: Wc(1e3), matchCache: Wc(1e3), flatCache: null, masksTree: null },
    routesById: i,
    routesByPath: a,
  }
}
function rl(e, t, n = !1) {
  let r = e.split(`/`),
    i = sl(e, r, t, n)
  if (!i) return null
  let [a] = il(e, r, i)
  return { route: i.node.route, rawParams: a }
}
function il(e, t, n) {
  let r = ol(n.node),
    i = n.node.data && qc(n.node.data),
    a = Object.create(null),
    o = n.extract?.part ?? 0,
    s = n.extract?.node ?? 0,
    c = n.extract?.path ?? 0,
    l = n.extract?.param ?? 0
  for (; s < r.length; o++, s++, c++) {
    let u = r[s]
    if (u.kind === Gc) break
    if (u.kind === Kc) {
      ;(o--, c--)
      continue
    }
    let d = t[o],
      f = c
    if ((d && (c += d.length), u.kind === 1 || u.kind === 3)) {
      let e = i[l++]
      if (u.kind === 3 && n.skipped & (1 << s)) {
        ;(o--, (c = f - 1))
        continue
      }
      let t = u.suffix || u.prefix ? d.substring(u.prefix.length, d.length - u.suffix.length) : d
      ;(t || u.kind === 1) && (a[e] = decodeURIComponent(t))
    } else if (u.kind === 2) {
      let t = u,
        n = e.substring(f + t.prefix.length, e.length - t.suffix.length),
        r = decodeURIComponent(n)
      ;((a[`*`] = r), (a._splat = r))
      break
    }
  }
  return (n.rawParams && Object.assign(a, n.rawParams), [a, { part: o, node: s, path: c, param: l }])
}
function al(e) {
  let t = [e]
  for (; e.parentRoute;) ((e = e.parentRoute), t.push(e))
  return (t.reverse(), t)
}
function ol(e) {
  let t = Array(e.depth + 1)
  do ((t[e.depth] = e), (e = e.parent))
  while (e)
  return t
}
function sl(e, t, n, r) {
  if (e === `/` && n.index) return { node: n.index, skipped: 0 }
  let i = !Vs(t),
    a = i && e !== `/`,
    o = t.length - +!!i,
    s = [{ node: n, index: 1, skipped: 0, statics: 0, dynamics: 0, optionals: 0 }],
    c = null,
    l = null
  for (; s.length;) {
    let n = s.pop(),
      { node: i, index: u, skipped: d, statics: f, dynamics: p, optionals: m } = n,
      { extract: h, rawParams: g } = n
    if (i.kind === 2 && i.route && !dl(l, n)) continue
    if (i.parse) {
      if (!ul(e, t, n)) continue
      ;((g = n.rawParams), (h = n.extract))
    }
    r && i.route && i.kind !== Gc && dl(c, n) && (c = n)
    let _ = u === o
    if (
      _ &&
      (i.route && (!a || i.kind === Gc || i.kind === 2) && dl(l, n) && (l = n),
      !i.optional && !i.wildcard && !i.index && !i.pathless)
    )
      continue
    let v = _ ? void 0 : t[u],
      y
    if (_ && i.index) {
      let n = { node: i.index, index: u, skipped: d, statics: f, dynamics: p, optionals: m, extract: h, rawParams: g },
        r = !0
      if ((i.index.parse && (ul(e, t, n) || (r = !1)), r)) {
        if (!p && !m && !d && ll(f, o)) return n
        dl(l, n) && (l = n)
      }
    }
    if (i.wildcard)
      for (let e = i.wildcard.length - 1; e >= 0; e--) {
        let n = i.wildcard[e],
          { prefix: r, suffix: a } = n
        if (!r || (!_ && (n.caseSensitive ? v : (y ??= v.toLowerCase())).startsWith(r))) {
          if (a) {
            if (_) continue
            let e = t.slice(u).join(`/`),
              i = e.slice(-a.length)
            if ((n.caseSensitive ? i : i.toLowerCase()) !== a || e.length - a.length < r.length) continue
          }
          s.push({ node: n, index: o, skipped: d, statics: f, dynamics: p, optionals: m, extract: h, rawParams: g })
        }
      }
    if (i.optional) {
      let e = d | (1 << (i.depth + 1))
      for (let t = i.optional.length - 1; t >= 0; t--) {
        let n = i.optional[t]
        s.push({ node: n, index: u, skipped: e, statics: f, dynamics: p, optionals: m, extract: h, rawParams: g })
      }
      if (!_)
        for (let e = i.optional.length - 1; e >= 0; e--) {
          let t = i.optional[e],
            { prefix: n, suffix: r } = t
          if (n || r) {
            let e = t.caseSensitive ? v : (y ??= v.toLowerCase())
            if ((n && !e.startsWith(n)) || (r && e.indexOf(r, e.length - r.length) < n.length)) continue
          }
          s.push({
            node: t,
            index: u + 1,
            skipped: d,
            statics: f,
            dynamics: p,
            optionals: m + cl(o, u),
            extract: h,
            rawParams: g,
          })
        }
    }
    if (!_ && i.dynamic && v)
      for (let e = i.dynamic.length - 1; e >= 0; e--) {
        let t = i.dynamic[e],
          { prefix: n, suffix: r } = t
        if (n || r) {
          let e = t.caseSensitive ? v : (y ??= v.toLowerCase())
          if ((n && !e.startsWith(n)) || (r && e.indexOf(r, e.length - r.length) < n.length)) continue
        }
        s.push({
          node: t,
          index: u + 1,
          skipped: d,
          statics: f,
          dynamics: p + cl(o, u),
          optionals: m,
          extract: h,
          rawParams: g,
        })
      }
    if (!_ && i.staticInsensitive) {
      let e = i.staticInsensitive.get((y ??= v.toLowerCase()))
      e &&
        s.push({
          node: e,
          index: u + 1,
          skipped: d,
          statics: f + cl(o, u),
          dynamics: p,
          optionals: m,
          extract: h,
          rawParams: g,
        })
    }
    if (!_ && i.static) {
      let e = i.static.get(v)
      e &&
        s.push({
          node: e,
          index: u + 1,
          skipped: d,
          statics: f + cl(o, u),
          dynamics: p,
          optionals: m,
          extract: h,
          rawParams: g,
        })
    }
    if (i.pathless)
      for (let e = i.pathless.length - 1; e >= 0; e--) {
        let t = i.pathless[e]
        s.push({ node: t, index: u, skipped: d, statics: f, dynamics: p, optionals: m, extract: h, rawParams: g })
      }
  }
  if (l) return l
  if (r && c) {
    let n = c.index
    for (let e = 0; e < c.index; e++) n += t[e].length
    let r = n === e.length ? `/` : e.slice(n)
    return ((c.rawParams ??= Object.create(null)), (c.rawParams[`**`] = decodeURIComponent(r)), c)
  }
  return null
}
function cl(e, t) {
  return 2 ** (e - t - 1)
}
function ll(e, t) {
  return e === 2 ** (t - 1) - 1
}
function ul(e, t, n) {
  let r, i
  try {
    ;[r, i] = il(e, t, n)
  } catch {
    return null
  }
  if (((n.rawParams = r), (n.extract = i), !n.node.parse)) return !0
  try {
    if (n.node.parse(r) === !1) return null
  } catch {}
  return !0
}
function dl(e, t) {
  return (
    !e ||
    t.statics > e.statics ||
    (t.statics === e.statics &&
      (t.dynamics > e.dynamics ||
        (t.dynamics === e.dynamics &&
          (t.optionals > e.optionals ||
            (t.optionals === e.optionals &&
              ((t.node.kind === Gc) > (e.node.kind === Gc) ||
                ((t.node.kind === Gc) == (e.node.kind === Gc) && t.node.depth > e.node.depth)))))))
  )
}
function fl(e, t, n) {
  let r = dc(e),
    i = `/${r}`,
    a = t ? i : i.toLowerCase(),
    o = `${a}/`,
    s = {
      input: ({ url: e }) => {
        let n = t ? e.pathname : e.pathname.toLowerCase()
        return (n === a ? (e.pathname = `/`) : n.startsWith(o) && (e.pathname = e.pathname.slice(i.length)), e)
      },
      output: ({ url: e }) => ((e.pathname = cc(`/${r}${e.pathname}`)), e),
    }
  return n
    ? { input: ({ url: e }) => pl(n, s.input({ url: e })), output: ({ url: e }) => s.output({ url: ml(n, e) }) }
    : s
}
function pl(e, t) {
  let n = e?.input?.({ url: t })
  if (n) {
    if (typeof n == `string`) return new URL(n)
    if (n instanceof URL) return n
  }
  return t
}
function ml(e, t) {
  let n = e?.output?.({ url: t })
  if (n) {
    if (typeof n == `string`) return new URL(n)
    if (n instanceof URL) return n
  }
  return t
}
function hl(e, t) {
  let { createMutableStore: n, createReadonlyStore: r, batch: i } = t,
    a = new Map(),
    o = n(`idle`),
    s = n(e),
    c = n(void 0),
    l = n([]),
    u = r(() => l.get().map((e) => a.get(e).get())),
    d = r(() => ({
      status: o.get(),
      isLoading: o.get() === `pending`,
      matches: u.get(),
      location: s.get(),
      resolvedLocation: c.get(),
    }))
  function f(e) {
    let t = a.get(e)
    return (t || ((t = n(void 0)), a.set(e, t)), t)
  }
  let p = {
    status: o,
    location: s,
    resolvedLocation: c,
    ids: l,
    matches: u,
    byRoute: a,
    __store: d,
    getMatchStore: f,
    setMatches: m,
  }
  function m(e) {
    let t = l.get(),
      n = e.map((e) => e.routeId)
    i(() => {
      oc(t, n) || l.set(n)
      for (let e of t) n.includes(e) || a.get(e).set(() => void 0)
      for (let t of e) {
        let e = f(t.routeId)
        e.get() !== t && e.set(t)
      }
    })
  }
  return p
}
var gl = `__TSR_index`,
  _l = `popstate`,
  vl = `beforeunload`,
  yl = /^[\x00-\x20]*(?:[\\/][\t\n\r]*){2,}/
function bl(e) {
  let t = yl.exec(e)
  return t ? `/` + e.slice(t[0].length) : e
}
function xl(e) {
  return (
    /[\x00-\x1f\x7f]/.test(e) &&
      (e = e.replace(/[\x00-\x1f\x7f]/g, (e) =>
        `	
\r`.includes(e)
          ? ``
          : encodeURIComponent(e),
      )),
    bl(e)
  )
}
function Sl(e) {
  let t = e.getLocation(),
    n = new Set(),
    r = (r) => {
      ;((t = e.getLocation()), n.forEach((e) => e({ location: t, action: r })))
    },
    i = (n) => {
      ;(e.notifyOnIndexChange ?? !0) ? r(n) : (t = e.getLocation())
    },
    a = async (n) => {
      let r = n.navigateOpts?.ignoreBlocker ? void 0 : e.getBlockers?.()
      if (typeof document < `u` && r?.length && (n.type === `PUSH` || n.type === `REPLACE`))
        for (let i of r) {
          let r = El(n.path, n.state)
          if (await i.blockerFn({ currentLocation: t, nextLocation: r, action: n.type })) {
            e.onBlocked?.()
            return
          }
        }
      n.task()
    }
  return {
    get location() {
      return t
    },
    get length() {
      return e.getLength()
    },
    subscribers: n,
    subscribe: (e) => (
      n.add(e),
      () => {
        n.delete(e)
      }
    ),
    push: (n, i, o) => {
      let s = t.state[gl]
      ;((i = Cl(s + 1, i)),
        a({
          task: () => {
            ;(e.pushState(n, i), r({ type: `PUSH` }))
          },
          navigateOpts: o,
          type: `PUSH`,
          path: n,
          state: i,
        }))
    },
    replace: (n, i, o) => {
      let s = t.state[gl]
      ;((i = Cl(s, i)),
        a({
          task: () => {
            ;(e.replaceState(n, i), r({ type: `REPLACE` }))
          },
          navigateOpts: o,
          type: `REPLACE`,
          path: n,
          state: i,
        }))
    },
    go: (t, n) => {
      a({
        task: () => {
          ;(e.go(t, n?.ignoreBlocker ?? !1), i({ type: `GO`, index: t }))
        },
        navigateOpts: n,
        type: `GO`,
      })
    },
    back: (t) => {
      a({
        task: () => {
          ;(e.back(t?.ignoreBlocker ?? !1), i({ type: `BACK` }))
        },
        navigateOpts: t,
        type: `BACK`,
      })
    },
    forward: (t) => {
      a({
        task: () => {
          ;(e.forward(t?.ignoreBlocker ?? !1), i({ type: `FORWARD` }))
        },
        navigateOpts: t,
        type: `FORWARD`,
      })
    },
    canGoBack: () => t.state[gl] !== 0,
    createHref: (t) => e.createHref(t),
    block: (t) => {
      if (!e.setBlockers) return () => {}
      let n = e.getBlockers?.() ?? []
      return (
        e.setBlockers([...n, t]),
        () => {
          let n = e.getBlockers?.() ?? []
          e.setBlockers?.(n.filter((e) => e !== t))
        }
      )
    },
    flush: () => e.flush?.(),
    destroy: () => e.destroy?.(),
    notify: r,
    _getBlockers: () => e.getBlockers?.() ?? [],
  }
}
function Cl(e, t) {
  let n = Dl()
  return { ...t, key: n, __TSR_key: n, [gl]: e }
}
function wl(e) {
  let t = e?.window ?? (typeof document < `u` ? window : void 0),
    n = t.history.pushState,
    r = t.history.replaceState,
    i = [],
    a = () => i,
    o = (e) => (i = e),
    s = (t) => xl(e?.createHref ? e.createHref(t) : t),
    c = e?.parseLocation ?? (() => El(`${t.location.pathname}${t.location.search}${t.location.hash}`, t.history.state))
  if (!t.history.state?.__TSR_key && !t.history.state?.key) {
    let e = Dl()
    t.history.replaceState({ [gl]: 0, key: e, __TSR_key: e }, ``)
  }
  let l = c(),
    u,
    d = !1,
    f = !1,
    p = !1,
    m = !1,
    h = () => l,
    g,
    _ = () => {
      g &&
        ((S._ignoreSubscribers = !0),
        (g[2] ? t.history.pushState : t.history.replaceState)(g[1], ``, g[0]),
        (S._ignoreSubscribers = !1),
        (g = void 0),
        (u = void 0))
    },
    v = (t, n, r) => {
      let i = e?.createHref ? s(n) : void 0,
        a = !!g
      ;(a || (u = l), (l = El(n, r)), (g = [i ?? l.href, r, g?.[2] || t]), a || queueMicrotask(() => _()))
    },
    y = (e) => {
      ;((l = c()), S.notify({ type: e }))
    },
    b = async () => {
      if (((m = !1), f)) {
        f = !1
        return
      }
      let e = c(),
        n = e.state[gl] - l.state[gl],
        r = n === 1,
        i = n === -1,
        o = (!r && !i) || d
      d = !1
      let s = o ? `GO` : i ? `BACK` : `FORWARD`,
        u = o ? { type: `GO`, index: n } : { type: i ? `BACK` : `FORWARD` }
      if (p) p = !1
      else {
        let r = a()
        if (typeof document < `u` && r.length) {
          for (let i of r)
            if (await i.blockerFn({ currentLocation: l, nextLocation: e, action: s })) {
              ;((f = !0), t.history.go(-n), S.notify(u))
              return
            }
        }
      }
      ;((l = c()), S.notify(u))
    },
    x = (e) => {
      if (m) {
        m = !1
        return
      }
      let t = !1,
        n = a()
      if (typeof document < `u` && n.length)
        for (let e of n) {
          let n = e.enableBeforeUnload ?? !0
          if (n === !0 || (typeof n == `function` && n() === !0)) {
            t = !0
            break
          }
        }
      if (t) return (e.preventDefault(), (e.returnValue = ``))
    },
    S = Sl({
      getLocation: h,
      getLength: () => t.history.length,
      pushState: (e, t) => v(!0, e, t),
      replaceState: (e, t) => v(!1, e, t),
      back: (e) => (e && ((p = !0), (m = !0)), t.history.back()),
      forward: (e) => {
        ;(e && ((p = !0), (m = !0)), t.history.forward())
      },
      go: (e, n) => {
        ;((d = !0), n && ((p = !0), (m = !0)), t.history.go(e))
      },
      createHref: s,
      flush: _,
      destroy: () => {
        ;((t.history.pushState = n),
          (t.history.replaceState = r),
          t.removeEventListener(vl, x, { capture: !0 }),
          t.removeEventListener(_l, b))
      },
      onBlocked: () => {
        u && l !== u && (l = u)
      },
      getBlockers: a,
      setBlockers: o,
      notifyOnIndexChange: !1,
    })
  return (
    (S._ignoreNextBeforeUnload = (e) => {
      m = !1
      try {
        ;((e = new URL(e, t.document.baseURI).href),
          (m = /^https?:/.test(e) && (!e.includes(`#`) || e.split(`#`)[0] !== t.location.href.split(`#`)[0])))
      } catch {}
    }),
    t.addEventListener(vl, x, { capture: !0 }),
    t.addEventListener(_l, b),
    (t.history.pushState = function (...e) {
      let r = n.apply(t.history, e)
      return (S._ignoreSubscribers || y(`PUSH`), r)
    }),
    (t.history.replaceState = function (...e) {
      let n = r.apply(t.history, e)
      return (S._ignoreSubscribers || y(`REPLACE`), n)
    }),
    S
  )
}
function Tl(e) {
  let t = e?.window ?? (typeof document < `u` ? window : void 0)
  return wl({
    window: t,
    parseLocation: () => {
      let e = t.location.hash,
        n = e.indexOf(`#`, 1)
      return (
        n < 0 && (n = e.length), El(`${e ? e.slice(1, n) : `/`}${t.location.search}${e.slice(n)}`, t.history.state)
      )
    },
    createHref: (e) => `${t.location.pathname}${t.location.search}#${e}`,
  })
}
function El(e, t) {
  let n = xl(e),
    r = n.indexOf(`#`),
    i = n.indexOf(`?`)
  if (!t) {
    let e = Dl()
    t = { [gl]: 0, key: e, __TSR_key: e }
  }
  return {
    href: n,
    pathname: n.slice(0, r > -1 ? (i > -1 ? Math.min(r, i) : r) : i > -1 ? i : n.length),
    hash: r > -1 ? n.slice(r) : ``,
    search: i > -1 ? n.slice(i, r === -1 ? void 0 : r) : ``,
    state: t,
  }
}
function Dl() {
  return (Math.random() + 1).toString(36).slice(7)
}
function Ol(e, t) {
  return (e.protocol !== `http:` && e.protocol !== `https:`) || e.origin !== t || !!e.username || !!e.password
}
function kl(e) {
  return e.pathname + e.search + e.hash
}
function Al(e) {
  return (
    e.options.loader ||
    e.options.beforeLoad ||
    e.lazyFn ||
    e.options.component?.preload ||
    e.options.pendingComponent?.preload
  )
}
function jl(e, t) {
  return {
    fromLocation: t,
    toLocation: e,
    pathChanged: t?.pathname !== e.pathname,
    hrefChanged: t?.href !== e.href,
    hashChanged: t?.hash !== e.hash,
  }
}
function Ml({ key: e, __TSR_key: t, __TSR_index: n, __hashScrollIntoViewOptions: r, ...i }) {
  return i
}
function Nl(e) {
  return e.findIndex((e) => e.status === `error` || e.status === `notFound` || e._notFound) + 1
}
function Pl(e, t, n, r, i, a) {
  ;(r && (t = t.slice(0, r)), i && (n = n.slice(0, i)))
  for (let r of t) {
    if (a && e._tx !== a) return
    n.some((e) => e.routeId === r.routeId) || e.routesById[r.routeId].options.onLeave?.(r)
  }
  for (let r of n) {
    if (a && e._tx !== a) return
    e.routesById[r.routeId].options[t.some((e) => e.routeId === r.routeId) ? `onStay` : `onEnter`]?.(r)
  }
}
var Fl = class {
  constructor(e, t) {
    ;((this.tempLocationKey = `${Math.round(Math.random() * 1e7)}`),
      (this._scroll = { n: !0 }),
      (this.subscribers = new Set()),
      (this._cache = new Map()),
      (this._committed = []),
      (this.startTransition = async (e) => (e(), !1)),
      (this.update = (e) => {
        let t = this.options
        ;((this.options = { ...t, ...e }),
          (this.isServer = this.options.isServer ?? !1 ?? typeof document > `u`),
          (this.staticLocations = new WeakMap()),
          (this.protocolAllowlist = new Set(this.options.protocolAllowlist)),
          (!this.history || (this.options.history && this.options.history !== this.history)) &&
            (this.history = this.options.history ? this.options.history : wl()),
          (this.origin = this.options.origin),
          (this.origin ||= window?.origin && window.origin !== `null` ? window.origin : `http://localhost`))
        let n = this.options.basepath ?? `/`,
          r = this.options.rewrite,
          i = this.basepath !== n || t?.rewrite !== r || t?.caseSensitive !== this.options.caseSensitive
        if (
          (i && ((this.basepath = n), (this.rewrite = n !== `/` && dc(n) ? fl(n, this.options.caseSensitive, r) : r)),
          this.history && this.updateLatestLocation(),
          this.options.routeTree !== this.routeTree)
        ) {
          this.routeTree = this.options.routeTree
          let e
          ;((e = this.buildRouteTree()), this.setRoutes(e))
        }
        if (this.stores) i && this.stores.location.set(this.latestLocation)
        else if (this.latestLocation) {
          let e = this.getStoreConfig(this)
          ;((this.batch = e.batch), (this.stores = hl(this.latestLocation, e)), Mc(this))
        }
      }),
      (this.updateLatestLocation = () => {
        this.latestLocation = this.parseLocation(this.history.location, this.latestLocation)
      }),
      (this.buildRouteTree = () => {
        let e = nl(this.routeTree, this.options.caseSensitive)
        return (
          this.options.routeMasks && Qc(this.options.routeMasks, e.processedTree), { ...e, resolvePathCache: Wc(1e3) }
        )
      }),
      (this.subscribe = (e, t) => {
        let n = { eventType: e, fn: t }
        return (
          this.subscribers.add(n),
          () => {
            this.subscribers.delete(n)
          }
        )
      }),
      (this.emit = (e) => {
        for (let t of this.subscribers)
          if (t.eventType === e.type)
            try {
              t.fn(e)
            } catch (e) {
              console.error(e)
            }
      }),
      (this.parseLocation = (e, t) => {
        let n = ({ pathname: e, search: n, hash: r, href: i }, a) => {
            if (!this.rewrite && !/[ \x00-\x1f\x7f\u0080-\uffff]/.test(e)) {
              let i = this.options.parseSearch(n),
                o = this.options.stringifySearch(i)
              return {
                href: e + o + r,
                publicHref: e + o + r,
                pathname: ic(e),
                external: !1,
                searchStr: o,
                search: Ks(t?.search, i),
                hash: ic(r.slice(1)),
                state: qs(t?.state, a),
              }
            }
            let o = pl(this.rewrite, new URL(i, this.origin)),
              s = this.options.parseSearch(o.search),
              c = this.options.stringifySearch(s)
            return (
              (o.search = c),
              {
                href: o.href.replace(o.origin, ``),
                publicHref: i,
                pathname: ic(bl(o.pathname)),
                external: !!this.rewrite && Ol(o, this.origin),
                searchStr: c,
                search: Ks(t?.search, s),
                hash: ic(o.hash.slice(1)),
                state: qs(t?.state, a),
              }
            )
          },
          r = n(e, e.state),
          { __tempLocation: i, __tempKey: a } = r.state
        if (i && (!a || a === this.tempLocationKey)) {
          let e = n(i, { ...i.state, __tempLocation: void 0, key: r.state.key, __TSR_key: r.state.__TSR_key })
          return ((e.maskedLocation = r), e)
        }
        return r
      }),
      (this.matchRoutes = (e, t, n) =>
        typeof e == `string`
          ? this.matchRoutesInternal({ pathname: e, search: t }, n)
          : this.matchRoutesInternal(e, t)),
      (this.getMatchedRoutes = (e) => {
        let t = Object.create(null),
          n = tl(uc(e), this.processedTree, !0)
        return (n && Object.assign(t, n.rawParams), [n?.branch || [this.routesById.__root__], t, n?.route])
      }),
      (this.buildLocation = (e) => {
        {
          let t = this.staticLocations.get(e)
          if (t) return t
        }
        let t = !1,
          n = (n = {}) => {
            if (n.href) {
              let e = El(n.href, {})
              n = {
                ...n,
                to: pl(this.rewrite, new URL(e.pathname, this.origin)).pathname,
                search: this.options.parseSearch(e.search),
                hash: e.hash.slice(1),
              }
            }
            let r = e._fromLocation || this._pendingLocation || this.latestLocation,
              i,
              a = () => ((t = !0), r),
              o = () => (i ??= this.matchRoutesLightweight(a())),
              s = n.to ? `${n.to}` : `.`,
              c = pc(
                s[0] === `/` ? `` : n.unsafeRelative === `path` ? a().pathname : (n.from ?? o()[1]),
                s,
                this.options.trailingSlash,
                this.resolvePathCache,
              ),
              l = this.routesByPath[uc(c)],
              u = c.includes(`$`),
              d
            if (l) d = l._branch ??= al(l)
            else if (u) d = []
            else {
              let [e, t, n] = this.getMatchedRoutes(c)
              ;((d = e),
                this.options.notFoundRoute &&
                  (!n || (n.path !== `/` && t[`**`])) &&
                  (d = [...d, this.options.notFoundRoute]))
            }
            let f = u ? (l?._interpolation ?? Yc(!1, { fullPath: c }, 0)) : void 0,
              p
            for (let e of d) {
              let t = e.options.params?.stringify ?? e.options.stringifyParams
              if (t) {
                let e = o()[3]
                if (((p ??= Bl(n.params, e)), !Ws(p))) break
                p === e && (p = Object.assign(Gs(), p))
                try {
                  Object.assign(p, t(p))
                } catch {}
              }
            }
            p ??= Bl(n.params, Vl(n.params, f) ? o()[3] : Hl)
            let m = e.leaveParams ? c : bl(ic(f ? _c(c, f, p, this.pathParamsDecoder) : c)),
              h = Ul(d, e._includeValidateSearch),
              g = () => {
                let t = o()[2]
                if (e._includeValidateSearch && this.options.search?.strict) {
                  let e = {}
                  ;(d.forEach((n) => {
                    if (n.options.validateSearch)
                      try {
                        Object.assign(e, zl(n.options.validateSearch, { ...e, ...t }))
                      } catch {}
                  }),
                    (t = e))
                }
                return t
              },
              _ = h.length
                ? Wl(h, g(), n)
                : n.search === !0
                  ? g()
                  : typeof n.search == `function`
                    ? n.search(g())
                    : n.search || Hl,
              v = this.options.stringifySearch(_),
              y = n.hash === !0 ? a().hash : typeof n.hash == `function` ? n.hash(a().hash) : n.hash || void 0,
              b = y ? `#${y}` : ``,
              x = n.state
                ? n.state === !0
                  ? a().state
                  : typeof n.state == `function`
                    ? n.state(a().state)
                    : n.state
                : Hl,
              S = `${m}${v}${b}`,
              C,
              ee,
              w = !1
            if (this.rewrite) {
              let e = new URL(S, this.origin),
                t = e.origin,
                n = ml(this.rewrite, e)
              ;((C = kl(e)), Ol(n, t) ? ((ee = n.href), (w = !0)) : (ee = bl(kl(n))))
            } else ((C = ac(S)), (ee = C))
            return {
              publicHref: ee,
              href: C,
              pathname: m,
              search: _,
              searchStr: v,
              state: x,
              hash: y ?? ``,
              external: w,
              unmaskOnReload: n.unmaskOnReload,
            }
          },
          r = n(e)
        if (e.mask) r.maskedLocation = n({ from: e.from, ...e.mask })
        else if (this.options.routeMasks) {
          let t = $c(r.pathname, this.processedTree)
          if (t) {
            let i = Object.assign(Gs(), t.rawParams),
              { from: a, params: o, ...s } = t.route,
              c = Bl(o, i)
            r.maskedLocation = n({ from: e.from, ...s, params: c })
          }
        }
        return (!t && e._fromLocation && this.staticLocations.set(e, r), r)
      }),
      (this.commitLocation = async ({ viewTransition: e, ignoreBlocker: t, ...n }) => {
        let r = n.maskedLocation ?? n
        if (r.external) return Il(this, r.publicHref, { replace: n.replace, ignoreBlocker: t })
        let i,
          a = uc(this.latestLocation.href) === uc(n.href) && Ys(Ml(n.state), Ml(this.latestLocation.state)),
          o = this._commitPromise,
          s,
          c = new Promise((e) => {
            s = e
          })
        if (
          ((c.resolve = () => {
            ;(s(), o?.resolve())
          }),
          (this._commitPromise = c),
          a)
        )
          this.load()
        else {
          let { maskedLocation: r, hashScrollIntoView: a, ...o } = n
          ;(r &&
            ((o = {
              ...r,
              state: {
                ...r.state,
                __tempKey: void 0,
                __tempLocation: {
                  ...o,
                  search: o.searchStr,
                  state: { ...o.state, __tempKey: void 0, __tempLocation: void 0, __TSR_key: void 0, key: void 0 },
                },
              },
            }),
            (o.unmaskOnReload ?? this.options.unmaskOnReload ?? !1) && (o.state.__tempKey = this.tempLocationKey)),
            (o.state = { ...o.state, __hashScrollIntoViewOptions: a ?? this.options.defaultHashScrollIntoView ?? !0 }),
            (this.shouldViewTransition = e),
            (i = n.replace ? `REPLACE` : `PUSH`),
            this.history[i === `REPLACE` ? `replace` : `push`](o.publicHref, o.state, { ignoreBlocker: t }),
            this.history.subscribers.size || this.load({ action: { type: i } }))
        }
        return ((this._scroll.n = n.resetScroll ?? !0), this._commitPromise)
      }),
      (this.buildAndCommitLocation = ({
        replace: e,
        resetScroll: t,
        hashScrollIntoView: n,
        viewTransition: r,
        ignoreBlocker: i,
        ...a
      } = {}) => {
        let o = this.buildLocation({ ...a, _includeValidateSearch: !0 })
        this._pendingLocation = o
        let s = this.commitLocation({
          ...o,
          viewTransition: r,
          replace: e,
          resetScroll: t,
          hashScrollIntoView: n,
          ignoreBlocker: i,
        })
        return (
          queueMicrotask(() => {
            this._pendingLocation === o && (this._pendingLocation = void 0)
          }),
          s
        )
      }),
      (this.navigate = async ({ to: e, reloadDocument: t, href: n, publicHref: r, ...i }) => {
        let a = n ? tc(n) : void 0
        if (a || t) {
          if (e !== void 0 || !n) {
            let t = this.buildLocation({ to: e, ...i }),
              a = t.maskedLocation ?? t
            ;((n ??= a.publicHref), (r ??= a.publicHref))
          }
          let t = !a && r ? r : n
          return Il(this, t, i)
        }
        return this.buildAndCommitLocation({ ...i, href: n, to: e, _isNavigate: !0 })
      }),
      (this.load = async (e) => {
        ;(this.updateLatestLocation(),
          e?.action && (this._scroll.h = e.action.type === `PUSH` || e.action.type === `REPLACE`),
          await Lu(this, e))
      }),
      (this.startViewTransition = (e) => {
        let t = this.shouldViewTransition ?? this.options.defaultViewTransition
        if (((this.shouldViewTransition = void 0), t && typeof document.startViewTransition == `function`)) {
          let n
          if (typeof t == `object` && window.CSS?.supports?.(`selector(:active-view-transition-type(a))`)) {
            let r = this.latestLocation,
              i = this.stores.resolvedLocation.get(),
              a = typeof t.types == `function` ? t.types(jl(r, i)) : t.types
            if (a === !1) return e()
            n = { update: e, types: a }
          } else n = e
          return document.startViewTransition(n).updateCallbackDone
        }
        return e()
      }),
      (this.invalidate = (e) => {
        let t = this._committed,
          n = e?.filter,
          r = this._preloads,
          i = new Set(),
          a = (e) => {
            ;(!n || n(e)) && i.add(e.id)
          }
        ;(t.forEach(a), this._cache.forEach(a), r?.forEach((e) => e.forEach(a)), this._tx?.[3].forEach(a))
        let o = []
        for (let [e, t] of r ?? []) t.some((e) => i.has(e.id)) && (r.delete(e), o.push(e))
        let s = (t) => {
          if (i.has(t.id)) {
            let n = this.routesById[t.routeId],
              r = {
                ...t,
                invalid: !0,
                ...((e?.forcePending || t.status === `error` || t.status === `notFound`) && Al(n)
                  ? { status: `pending`, error: void 0 }
                  : void 0),
              }
            return ((t._flight = void 0), r)
          }
          return t
        }
        this._committed = t.map(s)
        for (let [t, n] of this._cache) i.has(t) && ((n.invalid = !0), e?.forcePending && (n.status = `pending`))
        for (let e of i) {
          let t = this._flights?.get(e)
          ;(this._flights?.delete(e), t && !t[2] && o.push(t[1]))
        }
        for (let e of o) e.abort()
        return ((this.shouldViewTransition = !1), this.load({ sync: e?.sync }))
      }),
      (this.resolveRedirect = (e) => {
        let t = e.options,
          n = e.headers.get(`Location`) || t.href
        if (!n) {
          let e = this.buildLocation(t)
          n = (e.maskedLocation ?? e).publicHref || `/`
        }
        let r
        if (nc.test(n) || ((r = tc(n)) && !this.protocolAllowlist.has(r)))
          throw Error(`Redirect blocked: unsafe protocol`)
        if (r === `http:` || r === `https:`) {
          let e = new URL(n)
          e.pathname.startsWith(`//`) ? (n = e.href) : Ol(e, this.origin) || ((n = kl(e)), (r = void 0))
        }
        return (r && (t.reloadDocument = !0), (t.href = n), e.headers.set(`Location`, n), e)
      }),
      (this.clearCache = (e) => {
        let t = this._cache,
          n = this._preloads,
          r = e?.filter,
          i = [],
          a = []
        for (let [e, n] of t) (!r || r(n)) && (a.push(e), i.push(n))
        let o = []
        for (let [e, t] of n ?? []) (!r || t.some(r)) && (o.push(e), i.push(...t))
        for (let e of a) t.delete(e)
        for (let e of o) n.delete(e)
        for (let e of i) {
          let t = e._flight
          ;((e._flight = void 0),
            t && !--t[2] && (this._flights?.get(e.id) === t && this._flights.delete(e.id), o.push(t[1])))
        }
        for (let e of o) e.abort()
      }),
      (this.loadRouteChunk = Yl),
      (this.preloadRoute = (e) => Ru(this, e)),
      (this.matchRoute = (e, t) => {
        let n = {
            ...e,
            to: e.to ? pc(e.from || ``, e.to, this.options.trailingSlash, this.resolvePathCache) : void 0,
            params: e.params || {},
            leaveParams: !0,
          },
          r = this.buildLocation(n),
          i = this.stores.status.get() === `pending`
        if (t?.pending && !i) return !1
        let a =
            (t?.pending ?? !i) ? this.latestLocation : this.stores.resolvedLocation.get() || this.stores.location.get(),
          o = el(r.pathname, t?.caseSensitive ?? !1, t?.fuzzy ?? !1, a.pathname, this.processedTree)
        return !o || (e.params && !Ys(o.rawParams, e.params, !0))
          ? !1
          : (t?.includeSearch ?? !0)
            ? Ys(a.search, r.search, !0)
              ? o.rawParams
              : !1
            : o.rawParams
      }),
      (this.getStoreConfig = t),
      e.pathParamsAllowedCharacters?.length && (this.pathParamsDecoder = mc(e.pathParamsAllowedCharacters)),
      this.update({
        defaultPreloadDelay: 50,
        defaultPendingMs: 1e3,
        defaultPendingMinMs: 500,
        context: void 0,
        ...e,
        caseSensitive: e.caseSensitive ?? !1,
        notFoundMode: e.notFoundMode ?? `fuzzy`,
        stringifySearch: e.stringifySearch ?? Rc,
        parseSearch: e.parseSearch ?? Lc,
        protocolAllowlist: e.protocolAllowlist ?? ec,
      }),
      (self.__TSR_ROUTER__ = this))
  }
  isShell() {
    return !!this.options.isShell
  }
  get state() {
    return this.stores.__store.get()
  }
  setRoutes(e) {
    ;(Object.assign(this, e), (this.lightweightCache = new WeakMap()), (this.staticLocations = new WeakMap()))
    let t = this.options.notFoundRoute
    t &&
      (t.init(99999999999),
      this.routesById[t.id] !== t && (t._interpolation = Yc(!1, t, 0)),
      (this.routesById[t.id] = t))
  }
  matchRoutesInternal(e, t) {
    let [n, r, i] = this.getMatchedRoutes(e.pathname),
      a = n,
      o = !1
    ;(i ? i.path !== `/` && r[`**`] : uc(e.pathname)) &&
      (this.options.notFoundRoute ? (a = [...a, this.options.notFoundRoute]) : (o = !0))
    let s = o ? Gl(this.options.notFoundMode, a) : void 0,
      c = Array(a.length),
      l = this._committed,
      u = (e, t) => {
        let n = l[t]
        return n?.routeId === e.id ? n : e === this.options.notFoundRoute ? l.find((t) => t.routeId === e.id) : void 0
      },
      d
    for (let n = 0; n < a.length; n++) {
      let i = a[n],
        o = c[n - 1],
        l,
        f,
        p
      {
        let n = o?.search ?? e.search,
          r = o?._strictSearch ?? void 0
        try {
          let e = zl(i.options.validateSearch, { ...n }) ?? void 0
          ;((l = { ...n, ...e }), (f = { ...r, ...e }))
        } catch (e) {
          let r = e
          if ((e instanceof Ll || (r = new Ll(e.message, { cause: e })), t?.throwOnError)) throw r
          ;((l = n), (f = {}), (p = r))
        }
      }
      let m = ``,
        h = ``
      try {
        ;((m = i.options.loaderDeps?.({ search: l }) ?? ``), (h = (m && JSON.stringify(m)) || ``))
      } catch (e) {
        if (t?.throwOnError) throw e
        p ??= e
      }
      let g = Gs(),
        _ = i._interpolation ? _c(i.fullPath, i._interpolation, r, this.pathParamsDecoder, g) : i.fullPath,
        v = i.id + _ + h,
        y = u(i, n),
        b = this._cache.get(v) ?? (y?.id === v ? y : void 0)
      d = b?._strictParams ?? Object.assign(g, d)
      let x
      if (!b)
        try {
          Kl(i, d)
        } catch (e) {
          if (((x = yc(e) || Uc(e) ? e : new Rl(e.message, { cause: e })), t?.throwOnError)) throw x
        }
      let S = y ? `stay` : `enter`,
        C
      if (b) C = { ...b, cause: S, search: Ks(y ? y.search : b.search, l), _strictSearch: f, searchError: p }
      else {
        let e = Al(i) ? `pending` : `success`
        C = {
          id: v,
          ssr: i.options.ssr,
          index: n,
          routeId: i.id,
          params: y?.params ?? d,
          _strictParams: d,
          pathname: _,
          updatedAt: Date.now(),
          search: y ? Ks(y.search, l) : l,
          _strictSearch: f,
          searchError: p,
          status: e,
          isFetching: !1,
          error: void 0,
          paramsError: x,
          context: {},
          abortController: t?._controller ?? new AbortController(),
          cause: S,
          loaderDeps: y ? qs(y.loaderDeps, m) : m,
          invalid: !1,
          preload: !1,
          staticData: i.options.staticData || {},
          fullPath: i.fullPath,
        }
      }
      let ee = s === i.id
      ;(C._notFound && !ee && (C.error = void 0), (C._notFound = ee), (c[n] = C))
    }
    for (let e = 0; e < c.length; e++) {
      let n = c[e]
      ;((n.params = n.cause === `stay` ? Ks(n.params, d) : d), t?._controller && (n.context = {}))
    }
    return c
  }
  matchRoutesLightweight(e) {
    let t = Vs(this.stores.ids.get()),
      n = t ? this.stores.byRoute.get(t).get() : void 0,
      r = n?.id,
      i = this.lightweightCache.get(e)
    if (i && i[0] === r) return i[1]
    let [a, o] = this.getMatchedRoutes(e.pathname),
      s = Vs(a),
      c = { ...e.search }
    for (let e of a)
      try {
        Object.assign(c, zl(e.options.validateSearch, c))
      } catch {}
    let l = n && n.routeId === s.id && n.pathname === e.pathname,
      u
    if (l) u = n.params
    else {
      let e = o
      for (let t of a)
        try {
          Kl(t, e)
        } catch {}
      u = e
    }
    let d = [a, s.fullPath, c, u]
    return (this.lightweightCache.set(e, [r, d]), d)
  }
}
async function Il(e, t, { replace: n, ignoreBlocker: r }) {
  if (!rc(t, e.protocolAllowlist)) {
    if (!r) {
      let t = e.history._getBlockers()
      for (let r of t)
        if (
          r?.blockerFn &&
          (await r.blockerFn({
            currentLocation: e.history.location,
            nextLocation: e.history.location,
            action: n ? `REPLACE` : `PUSH`,
          }))
        )
          return
    }
    ;(e.history._ignoreNextBeforeUnload?.(t), n ? window.location.replace(t) : (window.location.href = t))
  }
}
var Ll = class extends Error {},
  Rl = class extends Error {}
function zl(e, t) {
  if (e == null) return {}
  if (`~standard` in e) {
    let n = e[`~standard`].validate(t)
    if (n instanceof Promise) throw new Ll(`Async validation not supported`)
    if (n.issues) throw new Ll(JSON.stringify(n.issues, void 0, 2), { cause: n })
    return n.value
  }
  return `parse` in e ? e.parse(t) : typeof e == `function` ? e(t) : {}
}
function Bl(e, t) {
  if (e === void 0 || e === !0) return t
  let n = Object.create(null)
  return e === !1 || e === null
    ? n
    : typeof e == `function`
      ? (Object.assign(n, t), Object.assign(n, e(n)))
      : Object.assign(n, t, e)
}
function Vl(e, t) {
  return typeof e == `function`
    ? !0
    : !t || e === !1 || e === null
      ? !1
      : e === void 0 || e === !0 || t.some((t) => typeof t != `string` && !Us.call(e, t[1]))
}
var Hl = Object.freeze({})
function Ul(e, t) {
  let n = []
  for (let r = 0; r < e.length; r++) {
    let i = e[r].options
    ;`search` in i
      ? i.search?.middlewares && n.push(...i.search.middlewares)
      : (i.preSearchFilters || i.postSearchFilters) &&
        n.push(({ search: e, next: t }) => {
          let n = t(i.preSearchFilters ? i.preSearchFilters.reduce((e, t) => t(e), e) : e)
          return i.postSearchFilters ? i.postSearchFilters.reduce((e, t) => t(e), n) : n
        })
    let a = i.validateSearch
    t &&
      a &&
      n.push(({ search: e, next: t, meta: n }) => {
        let r = t(e)
        try {
          let e = zl(a, r)
          if (n && e) for (let t in e) t in r || (n.defaulted ||= new Map()).set(t, e[t])
          return { ...r, ...e }
        } catch {}
        return r
      })
  }
  return n
}
function Wl(e, t, n) {
  let r = (t, i, a) => {
    if (t >= e.length) {
      if (!n.search) return {}
      if (n.search === !0) return i
      let e = Hs(n.search, i)
      return (a && (a.explicit = e), e)
    }
    return e[t]({
      search: i,
      next: (e, n) => {
        if (n) {
          let n = a || {}
          return { search: r(t + 1, e, n), meta: n }
        }
        return r(t + 1, e, a)
      },
      meta: a,
    })
  }
  return r(0, t)
}
function Gl(e, t) {
  if (e !== `root`) {
    let e
    for (let n = t.length - 1; n >= 0; n--) {
      let r = t[n]
      if (r.options.notFoundComponent) return r.id
      e ||= r.children && r.id
    }
    if (e) return e
  }
  return Vc
}
function Kl(e, t) {
  let n = e.options.params?.parse ?? e.options.parseParams
  n && Object.assign(t, n(t))
}
function ql(e, t) {
  return e.options[t]?.preload?.()
}
function Jl(e, t) {
  let n = ql(e, `component`),
    r = ql(e, `pendingComponent`)
  return (t && (r ? (r = r.then(t)) : t()), n && r ? Promise.all([n, r]).then(() => {}) : (n ?? r))
}
function Yl(e, t, n) {
  let r = () => (t === !1 ? void 0 : t ? ql(e, t) : Jl(e, n)),
    i = e._lazy
  if (i) return i === !0 ? r() : i.then(r)
  if (!e.lazyFn) return r()
  let a = e.lazyFn().then(
    (t) => {
      {
        let { id: n, ...r } = t.options
        ;(Object.assign(e.options, r), (e._lazy = !0))
      }
    },
    (t) => {
      throw ((e._lazy = void 0), t)
    },
  )
  return ((e._lazy = a), a.then(r))
}
function Xl(e) {
  let t = e.findIndex((e) => e.status !== `success` || e._notFound) + 1
  return t && t < e.length ? e.slice(0, t) : e
}
function Zl(e, t, n) {
  let r = e._tx
  return t && r?.[2] === n && !r[3].some((e) => e.routeId === t)
}
var Ql = 0,
  $l = 1,
  eu = 2,
  tu = 3,
  nu = [4]
function ru(e) {
  return typeof e[0] == `number`
}
function iu(e, t) {
  return t.aborted
    ? Promise.race([Promise.reject(t), e])
    : new Promise((n, r) => {
        let i = () => r(t)
        ;(t.addEventListener(`abort`, i, { once: !0 }),
          Promise.resolve(e)
            .then(n, r)
            .then(() => t.removeEventListener(`abort`, i)))
      })
}
function au(e, t) {
  return e.routesById[t.routeId]
}
function ou(e, t, n) {
  return Uc(e)
    ? [tu, e]
    : yc(e)
      ? ((e.routeId ||= n), [eu, e])
      : t
        ? (typeof e?.then == `function` && (e = Error(`A Promise was thrown`, { cause: e })), [$l, e])
        : [Ql, e]
}
function su(e, t) {
  let n = ou(t, !0, e.id)
  if (n[0] !== $l) return n
  try {
    e.options.onError?.(n[1])
  } catch (t) {
    n = ou(t, !0, e.id)
  }
  return n
}
function cu(e, t, n, r, i) {
  return i[0].signal.aborted ? nu : wu(e, t, n, su(n, r), i)
}
async function lu(e, t, n, r, i, a) {
  let [o, s] = t,
    c = n[0].signal,
    l = !!n[3]
  for (let i = n[6] ?? 0; i < r; i++) {
    let r = s[i],
      u = au(e, r)
    r.abortController = n[0]
    let d = s[i - 1]?.context ?? e.options.context ?? {},
      f = {
        params: r.params,
        location: o,
        navigate: (t) => e.navigate({ ...t, _fromLocation: o }),
        buildLocation: e.buildLocation,
        cause: l ? `preload` : r.cause,
        abortController: n[0],
        preload: l,
        matches: s,
        routeId: u.id,
      }
    try {
      let e = (r._ctx ||= u.options.context
        ? u.options.context({ ...f, deps: r.loaderDeps, context: d }) || {}
        : void 0)
      r.context = { ...d, ...e }
    } catch (a) {
      return (du(e, r), [i, cu(e, t, u, a, n)])
    }
    if (c.aborted) return [i, nu]
    let p = r.paramsError ?? r.searchError
    if (p !== void 0) return (du(e, r), [i, cu(e, t, u, p, n)])
    let m = u.options.beforeLoad
    if (!m) continue
    let h = r.status
    i >= a && ((r.status = `pending`), n[7]?.())
    try {
      mu(e, r, `beforeLoad`, n[0])
      let a = m({ ...f, search: r.search, context: r.context, ...e.options.additionalContext }),
        o = await (typeof a?.then == `function` ? iu(a, c) : a)
      if (c.aborted) return [i, nu]
      let s = wu(e, t, u, ou(o, !1, u.id), n)
      if (s[0] !== Ql) return (du(e, r), [i, s])
      r.context = { ...r.context, ...o }
    } catch (a) {
      return (du(e, r), [i, cu(e, t, u, a, n)])
    } finally {
      ;((r.status = h), mu(e, r, !1, n[0]))
    }
  }
  i()
}
function uu(e, t, n) {
  if (!(!n || --n[2])) {
    if (e._flights?.get(t.id) === n) {
      let n = e._tx
      if (
        n &&
        !n[0].signal.aborted &&
        !n[3].includes(t) &&
        n[3].some((e) => e.id === t.id) &&
        n[3].some((e) => e.isFetching === `beforeLoad`)
      )
        return
      e._flights.delete(t.id)
    }
    return n[1]
  }
}
function du(e, t) {
  let n = t._flight
  ;((t._flight = void 0), uu(e, t, n)?.abort())
}
function fu(e, t, n, r) {
  let i = []
  for (let a of t)
    if (!n?.includes(a)) {
      let t = a._flight
      if (((a._flight = void 0), r && t?.[2] === 1 && e._flights?.get(a.id) === t && n?.some((e) => e.id === a.id)))
        t[2] = 0
      else {
        let n = uu(e, a, t)
        n && i.push(n)
      }
    }
  for (let e of i) e.abort()
}
function pu(e) {
  for (let t of e) {
    let e = t._flight
    e && e[2]++
  }
}
function mu(e, t, n, r) {
  if (((t.isFetching = n), r && e._tx?.[0] !== r)) return
  let i = e.stores.byRoute.get(t.routeId),
    a = i?.get()
  a?.id === t.id && i.set({ ...a, isFetching: n })
}
function hu(e, t, n, r, i, a, o) {
  let s = t[0]
  return {
    params: n.params,
    location: s,
    navigate: (t) => e.navigate({ ...t, _fromLocation: s }),
    cause: o ? `preload` : n.cause,
    abortController: i,
    preload: o,
    deps: n.loaderDeps,
    parentMatchPromise: a,
    context: n.context,
    route: r,
    ...e.options.additionalContext,
  }
}
async function gu(e, t, n, r, i, a, o) {
  let s = o[0],
    c = s.signal
  if (c.aborted) return nu
  if (!i) return [Ql, void 0]
  let l = n._flight
  mu(e, n, `loader`, s)
  try {
    if (!l) {
      let s = new AbortController()
      ;((l = [
        Promise.resolve()
          .then(() => i(hu(e, t, n, r, s, a, !!o[3])))
          .then(
            (e) => ou(e, !1, r.id),
            (e) => ou(e, !0, r.id),
          )
          .then(
            (t) => (
              t[0] !== Ql && e._flights?.get(n.id) === l && (e._flights.delete(n.id), l[2] || s.abort()),
              t[0] === $l && l[2] ? su(r, t[1]) : t
            ),
          ),
        s,
        1,
      ]),
        (e._flights ??= new Map()).set(n.id, l))
    }
    return ((n._flight = l), (n.abortController = l[1]), wu(e, t, r, await iu(l[0], c), o))
  } catch (t) {
    if (t !== c || !c.aborted) throw t
    return (du(e, n), nu)
  } finally {
    mu(e, n, !1, s)
  }
}
function _u(e, t, n) {
  t[0] !== tu &&
    ((e.status = `success`),
    (e.error = void 0),
    t[0] === Ql
      ? ((e.loaderData = t[1]), (e.invalid = !1), (e.updatedAt = Date.now()), (e.preload = n))
      : (e.invalid = !0))
}
function vu(e, t, n) {
  let r = e._cache.get(t.id)
  if (r !== n || e._committed.some((e) => e.id === t.id && e._flight === t._flight)) return
  let i = { ...t, _notFound: void 0, context: {} }
  ;(i._flight && i._flight[2]++, e._cache.set(t.id, i), r && du(e, r))
}
function yu(e, t) {
  return t[0] === $l || t[0] === eu
    ? { ...e, status: t[0] === $l ? `error` : `notFound`, error: t[1], _flight: void 0 }
    : e
}
function bu(e, t, n, r, i, a, o) {
  let s = t[1][n],
    c = au(e, s),
    l = !!a[3],
    u = e._cache.get(s.id),
    d,
    f = !1,
    p
  try {
    if (
      (s.status === `success` &&
        ((d = c.options.shouldReload),
        typeof d == `function` && (d = d(hu(e, t, s, c, a[0], i, l))),
        a[0].signal.aborted && (p = nu)),
      !p)
    ) {
      if (s.status !== `success`) f = !0
      else {
        let t =
          l || s.preload
            ? (c.options.preloadStaleTime ?? e.options.defaultPreloadStaleTime ?? 3e4)
            : (c.options.staleTime ?? e.options.defaultStaleTime ?? 0)
        f = !!(
          s.invalid ||
          d ||
          (d === void 0 &&
            Date.now() - s.updatedAt >= t &&
            (a[5] || s.cause === `enter` || a[2].some((e) => e.routeId === s.routeId && e.id !== s.id)))
        )
      }
    }
  } catch (n) {
    ;((s.invalid = !0), du(e, s), (p = cu(e, t, c, n, a)))
  }
  let m = c.options.loader,
    h = typeof m == `function`,
    g = h ? m : m?.handler,
    _ = !l || c.options.preload !== !1,
    v = _ && m ? e._flights?.get(s.id) : void 0
  v === s._flight || p ? (v = void 0) : v && !f && !l && d === void 0 ? (f = !0) : f || (v = void 0)
  let y = !(
      !m ||
      !f ||
      s.status !== `success` ||
      l ||
      a[4] ||
      ((h ? void 0 : m.staleReloadMode) ?? e.options.defaultStaleReloadMode) === `blocking`
    ),
    b = f && _,
    x = b && !y && (s.status !== `success` || !!m),
    S = n >= o ? a[7] : void 0,
    C = c.lazyFn && c._lazy !== !0 ? S : void 0
  if ((b && !m && ((s.invalid = !1), (s.updatedAt = Date.now())), v && v[2]++, x)) {
    let t = s._flight
    ;((s._flight = v), uu(e, s, t)?.abort(), n >= o && (s.status = `pending`), S?.())
  }
  b || (s.isFetching = !1)
  let ee =
      !p && x
        ? gu(e, t, s, c, g, i, a).then(
            (t) => (
              _u(s, t, l),
              t[0] === Ql && (m && !a[0].signal.aborted && vu(e, s, u), n >= o && (s.status = `pending`)),
              t
            ),
          )
        : Promise.resolve(p ?? [Ql, s.loaderData]),
    w = (async () => {
      try {
        let e = Yl(c, void 0, C)
        e && (await iu(e, a[0].signal))
      } catch (r) {
        if (!t[1].some((e, t) => t <= n && (e.status === `error` || e.status === `notFound` || e._notFound)))
          return [n, cu(e, t, c, r, a)]
      }
      let r = await ee
      x && r[0] === Ql && s.status === `pending` && !a[0].signal.aborted && ((s.status = `success`), S?.())
    })()
  if ((r.push([n, ee, w]), !y)) return ee.then((e) => yu(s, e))
  let te = { ...s, status: `pending`, preload: !1, _flight: v }
  ;((s.invalid = !1), (s.isFetching = `loader`))
  let T = gu(e, t, te, c, g, i, a).then((e) => ((s.isFetching = !1), _u(te, e, !1), e))
  return ((t[2] ??= []).push([n, T, w, te]), T.then((e) => yu(te, e)))
}
async function xu(e, t, n, r, i = 0) {
  let a = n?.[1][1],
    o = a?.routeId ? t.findIndex((e) => e.routeId === a.routeId) : (n?.[0] ?? t.length - 1)
  o < 0 && (o = 0)
  for (let n = o; n >= 0; n--) {
    let i = au(e, t[n])
    try {
      let e = Yl(i, !1)
      e && (await iu(e, r))
    } catch (e) {
      if (e === r && r.aborted) throw e
    }
    if (i.options.notFoundComponent) return n
  }
  return a?.routeId ? o : i
}
function Su(e, t) {
  t[2] &&=
    (fu(
      e,
      t[2].map((e) => e[3]),
    ),
    void 0)
}
async function Cu(e, t, n, r) {
  let i
  try {
    await Promise.all(
      e.map((e) =>
        e[1].then(async (t) => {
          let a = e[0]
          if (!(r && a >= (await r))) {
            if (t[0] >= tu) throw [a, t]
            !i &&
              t[0] !== Ql &&
              ((i = [a, t]),
              await Promise.all(
                (n ?? []).map((e) => {
                  if (!(e[0] <= a))
                    return e[1].then((t) => {
                      if (t[0] === tu) throw [e[0], t]
                    })
                }),
              ))
          }
        }),
      ),
    )
  } catch (e) {
    return e
  }
  return t ?? i
}
function wu(e, t, n, r, i, a) {
  for (; r[0] === tu;) {
    let o = r[1],
      s = o.options
    try {
      if (
        ((s.href || o.headers.has(`Location`)) && (e.resolveRedirect(o), s.reloadDocument)) ||
        (s.reloadDocument ? i[3] : i[1] >= 20)
      )
        return r
      let n = e.buildLocation({ ...s, _fromLocation: t[0], _includeValidateSearch: !0 }),
        a = n.maskedLocation ?? n
      if (a.external) {
        let t = o.clone()
        return (
          (t.options = { ...s }),
          t.headers.set(`Location`, a.publicHref),
          e.resolveRedirect(t),
          i[3] ? [tu, t] : [tu, t, a]
        )
      }
      return [tu, o, n]
    } catch (e) {
      ;((r = a ? [$l, e] : su(n, e)), (a = !0))
    }
  }
  return r
}
async function Tu(e, t, n, r, i, a) {
  let o = t[1],
    s = await i,
    c = !1,
    l = o.findIndex((e) => e._notFound),
    u = (t) => (t[1][0] === eu ? xu(e, o, t, r.signal) : t[0]),
    d = l < 0 ? o.length : l
  if ((s?.[1][0] ?? 0) >= tu) d = 0
  else if (s) {
    d = s[2] ??= await u(s)
    for (let e of n) {
      if (e[0] >= d) break
      let t = await e[1]
      if (t[0] !== Ql && t[0] < tu && !(`loaderData` in o[e[0]])) {
        ;((s = [e[0], t]), (d = s[2] = await u(s)))
        break
      }
    }
  }
  for (let e of n) {
    if (e[0] >= d) break
    let t = await e[2]
    if (t) {
      s = t
      break
    }
  }
  if ((s?.[1][0] ?? 0) >= tu) {
    let n = s[1]
    if (n[0] !== tu || n[1].options.reloadDocument || n[2]) return (Su(e, t), n)
    ;((c = !0), (s = [0, [$l, Error(`Too many redirects`)]]))
  }
  let f = s ? (s[2] ?? (await u(s))) : l
  if (f >= 0) {
    let i = s?.[1],
      l = i?.[0],
      u = o[f],
      d = i?.[1],
      p = () => {
        i &&
          ((u._notFound = void 0),
          l === $l
            ? (u.status = `error`)
            : ((d.routeId = u.routeId),
              u.routeId === e.routeTree.id ? ((u.status = `success`), (u._notFound = !0)) : (u.status = `notFound`)),
          (u.error = d),
          (u.isFetching = !1))
      }
    ;(p(), i || a?.())
    let m = au(e, u)
    try {
      await iu(
        i
          ? Promise.resolve().then(() => Yl(m, l === $l ? `errorComponent` : `notFoundComponent`))
          : Promise.all([Yl(m), Yl(m, `notFoundComponent`)]),
        r.signal,
      )
    } catch (n) {
      if (n === r.signal && r.signal.aborted) return (Su(e, t), nu)
    }
    i
      ? c &&
        (r.abort(),
        await Promise.all([...n.map((e) => e[1]), ...n.map((e) => e[2]), ...(t[2] ?? []).map((e) => e[1])]),
        Su(e, t),
        fu(e, o),
        p())
      : (u.status = `success`)
  }
  return t
}
async function Eu(e, t, n, r = 0, i = t[1].length) {
  let a = t[1]
  for (let t = r; t < i; t++) {
    let r = a[t],
      i = au(e, r).options
    if (i.head || i.scripts)
      try {
        let t = { ssr: e.options.ssr, matches: a, match: r, params: r.params, loaderData: r.loaderData },
          [o, s] = await iu(Promise.all([i.head?.(t), i.scripts?.(t)]), n)
        ;((r.meta = o?.meta),
          (r.links = o?.links),
          (r.headScripts = o?.scripts),
          (r.styles = o?.styles),
          (r.scripts = s))
      } catch (e) {
        if (e === n && n.aborted) break
        console.error(e)
      }
    if (r.status !== `success` || r._notFound) break
  }
  return t
}
async function Du(e, t, n, r) {
  let i = [t, n],
    a = r[0].signal,
    o
  try {
    let t = e.stores.matches.get(),
      s = n.findIndex((e) => e._notFound)
    if (e.options.notFoundMode !== `root` && s >= 0) {
      let t = await xu(e, n, void 0, a, s)
      ;((n[s]._notFound = void 0), (n[t]._notFound = !0), (s = t))
    }
    let c = s < 0 ? n.length : s + 1,
      l = 0
    for (; l < c && l !== s;) {
      let e = n[l],
        i = r[2][l],
        a = t[l]
      if (
        i?.id !== e.id ||
        i.status !== `success` ||
        e.preload ||
        a?.id !== e.id ||
        a.status !== `success` ||
        (l++, i._notFound || a._notFound)
      )
        break
    }
    let u = [],
      d = r[6] ?? 0,
      f = d ? Promise.resolve(n[d - 1]) : void 0,
      p = () => {
        for (let t = d; t < c && !a.aborted; t++) f = bu(e, i, t, u, f, r, l)
      },
      m = await lu(e, i, r, c, p, l)
    if (m) {
      if (((r[4] = !0), (c = m[0]), m[1][0] === eu)) {
        let t = await xu(e, n, m, a)
        ;((m[2] = t), (c = Math.min(c, t + 1)))
      } else m[1][0] >= tu && (c = 0)
      p()
    }
    if (!a.aborted && !r[3]) {
      let t = []
      for (let [n, r] of e._flights ?? []) r[2] || (e._flights.delete(n), t.push(r[1]))
      for (let e of t) e.abort()
    }
    let h = Tu(e, i, u, r[0], Cu(u, m, i[2]), r[7])
    ;(i[2]?.length &&
      (i[3] = Cu(
        i[2],
        void 0,
        void 0,
        h.then(
          (e) => (ru(e) ? 0 : Xl(n).length),
          () => 0,
        ),
      )),
      (o = await h))
  } catch (t) {
    if ((Su(e, i), t === a && a.aborted)) return nu
    throw t
  }
  return ru(o) ? o : Eu(e, o, a, r[6] === n.length ? r[6] : 0)
}
function Ou(e, t) {
  if (e._tx !== t) return
  let n = t[3],
    r = e.stores.matches.get(),
    i = e._pending
  for (let a = 0; a < n.length; a++) {
    let o = n[a],
      s = o.status === `success` && !o._notFound,
      c = r[a]?.id === o.id && r[a]?.status === `pending`
    if (s && !c) continue
    let l = au(e, o),
      u = s || o.invalid ? 0 : (l.options.pendingMs ?? e.options.defaultPendingMs),
      d = l.options.pendingComponent ?? e.options.defaultPendingComponent
    if (!d || typeof u != `number` || u === 1 / 0) {
      i && ((i[0] = t), (i[2] = 0), (i[4] = !0))
      return
    }
    let f = l.options.pendingMinMs ?? e.options.defaultPendingMinMs ?? 0,
      p = !1
    if (
      (i?.[1] === o.id ? ((p = i[0] !== t), (i[0] = t)) : (clearTimeout(i?.[3]), (e._pending = i = void 0)),
      i || (e._pending = i = [t, o.id, c ? Date.now() + f : t[4] + u, void 0, c || void 0, d]),
      i[4] && !p && i[5] === d)
    )
      return
    if (((i[5] = d), !i[4])) {
      clearTimeout(i[3])
      let n = i[2] - Date.now()
      if (n > 0) {
        i[3] = setTimeout(() => Ou(e, t), n)
        return
      }
      i[2] = 0
    }
    let m = n.map((e) => ({ ...e, _flight: void 0 }))
    m[a].status = `pending`
    let h = (i[4] = e
      .startTransition(() => e.stores.setMatches(m), m)
      .then((t) => (t && e._pending === i && i[4] === h && !i[2] && (i[2] = Date.now() + f), t)))
    return
  }
}
function ku(e, t) {
  let n = e._pending
  ;(e._tx !== t && e._tx?.[3].some((e) => e.id === n?.[1])) || (clearTimeout(n?.[3]), (e._pending = void 0))
}
async function Au(e, t) {
  let n = e._pending
  if (!n) return
  clearTimeout(n[3])
  let r = n[2] - Date.now()
  if (!n[4] || r <= 0 || !Xl(t[3]).some((e) => e.id === n[1])) return
  let i
  try {
    await iu(
      new Promise((e) => {
        i = setTimeout(e, r)
      }),
      t[0].signal,
    )
  } catch {}
  clearTimeout(i)
}
function ju(e, t) {
  ;((e._committed = t), e.stores.setMatches(t))
}
function Mu(e, t, n, r) {
  let i = e._committed,
    a = e._lifecycleEnd,
    o = e._cache
  for (let e of n) ((e.preload = !1), r && (e._assetEnd = void 0))
  let s = Xl(n).length,
    c = new Map()
  {
    let t = Date.now(),
      r = new Set()
    for (let e = 0; e < n.length; e++) {
      let t = n[e]
      ;(e < s || t.status === `success`) && r.add(t.id)
    }
    for (let n of [...i, ...o.values()]) {
      if (n.status !== `success` || r.has(n.id)) continue
      let i = au(e, n)
      !i.options.loader ||
        t - n.updatedAt >=
          (n.preload
            ? (i.options.preloadGcTime ?? e.options.defaultPreloadGcTime ?? 3e5)
            : (i.options.gcTime ?? e.options.defaultGcTime ?? 3e5)) ||
        c.set(n.id, o.get(n.id) === n ? n : { ...n, _flight: void 0, isFetching: !1, context: {} })
    }
  }
  ;((t[3] = []), (e._cache = c))
  let l = (e._lifecycleEnd = Nl(n))
  ;(ju(e, n),
    fu(
      e,
      [...o.values(), ...i].filter((e) => e._flight && c.get(e.id) !== e),
      n,
    ),
    Pl(e, i, n, a, l, t))
}
async function Nu(e, t) {
  let n = e._tx
  for (; n && n !== t;) ((t = n), await n[5], (n = e._tx))
}
function Pu(e, t, n) {
  let r = n[1].options,
    i = n[2]
  if (!i) return e.navigate({ ...r, replace: !0, ignoreBlocker: !0 })
  if (r.reloadDocument)
    return e.navigate({ href: (i.maskedLocation ?? i).publicHref, reloadDocument: !0, replace: !0, ignoreBlocker: !0 })
  ;((i._redirects = t[1] + 1), (e._pendingLocation = i))
  let a = e.commitLocation({
    ...i,
    viewTransition: r.viewTransition,
    replace: !0,
    resetScroll: r.resetScroll,
    hashScrollIntoView: r.hashScrollIntoView,
    ignoreBlocker: !0,
  })
  return (
    queueMicrotask(() => {
      e._pendingLocation === i && (e._pendingLocation = void 0)
    }),
    a
  )
}
async function Fu(e, t, n, r, i) {
  let a = n.map((e) => ({ ...e }))
  pu(a)
  for (let t of r) (du(e, a[t[0]]), (a[t[0]] = t[3]))
  let o = [t[2], a],
    s
  try {
    s = await Tu(e, o, r, t[0], i)
  } catch (t) {
    throw (fu(e, a), t)
  }
  if (ru(s)) (fu(e, a), s[0] === tu && e._tx === t && e._committed === n && (await Pu(e, t, s)))
  else if ((await Eu(e, s, t[0].signal), e._tx !== t || e._committed !== n)) fu(e, a)
  else {
    for (let t of a) {
      let n = e._cache.get(t.id)
      n?._flight && n._flight === t._flight && (e._cache.delete(t.id), du(e, n))
    }
    ;(ju(e, a), fu(e, n, a))
  }
}
async function Iu(e, t, n, r, i, a) {
  let o = await Du(e, t[2], t[3], [t[0], t[1], e._committed, void 0, i, n, a, r])
  if (ru(o)) {
    let n = o[0] === tu && e._tx === t
    if (((!n || o[1].options.reloadDocument) && ku(e, t), fu(e, t[3]), (t[3] = []), !n)) return
    if (e._tx !== t) {
      ku(e, t)
      return
    }
    await Pu(e, t, o)
    return
  }
  let s = o[1]
  if ((e._tx === t && (await Au(e, t)), e._tx !== t)) {
    ;(ku(e, t), fu(e, s), Su(e, o))
    return
  }
  let c = t[2],
    l = jl(c, e.stores.resolvedLocation.get()),
    u = o[2]
  await e.startViewTransition(async () => {
    if ((e._tx === t && (await Au(e, t)), e._tx !== t)) {
      ;(ku(e, t), fu(e, s), Su(e, o))
      return
    }
    let n = await e.startTransition(() => {
      ;(ku(e, t),
        Mu(e, t, s, a),
        e._tx === t && (e.emit({ type: `onLoad`, ...l }), e._tx === t && e.emit({ type: `onBeforeRouteMount`, ...l })))
    }, s)
    e._tx === t
      ? (u?.length && Fu(e, t, s, u, o[3]).catch(console.error),
        e.batch(() => {
          ;(e.stores.resolvedLocation.set(c),
            e.stores.status.set(`idle`),
            e._tx === t && e.emit({ type: `onResolved`, ...l }),
            n && e._tx === t && e.emit({ type: `onRendered`, ...l }))
        }),
        e._tx === t && (e._commitPromise?.resolve(), (e._commitPromise = void 0)))
      : Su(e, o)
  })
}
async function Lu(e, t) {
  let n = e._tx,
    r = e.stores.resolvedLocation.get(),
    i = r ?? e.stores.location.get(),
    a = e.latestLocation,
    o = e._pendingLocation,
    s = o?.href === a.href ? (o._redirects ?? 0) : 0,
    c = e._handoff,
    l = c?.[0](),
    u = new AbortController(),
    d = e._preflight
  if (((e._preflight = u), l || c?.[1](), d?.abort(), !u.signal.aborted)) {
    let t = jl(a, r)
    ;(e.emit({ type: `onBeforeNavigate`, ...t }), u.signal.aborted || e.emit({ type: `onBeforeLoad`, ...t }))
  }
  if (u.signal.aborted) {
    await Nu(e, n)
    return
  }
  let f = i.href === a.href,
    p = u,
    m = e.matchRoutes(a, { _controller: u })
  pu(m)
  let h = l ? c[1](m) : void 0
  if ((h ? (p = l) : l?.abort(), u.signal.aborted)) {
    ;(fu(e, m), await Nu(e, n))
    return
  }
  e._preflight = void 0
  let g,
    _ = () => Iu(e, y, f, () => Ou(e, y), t?.sync, h),
    v = t?.sync ? new Promise((e) => (g = e)) : Promise.resolve().then(_),
    y = [p, s, a, m, Date.now(), v.then(() => Nu(e, y))]
  if (((e._tx = y), n)) {
    for (let t of e.stores.matches.get()) {
      if (e._tx !== y) break
      t.isFetching && mu(e, t, !1)
    }
    ;(n[0].abort(), fu(e, n[3], y[3], !0))
  }
  e._tx === y
    ? (e.batch(() => {
        ;(e.stores.status.set(`pending`), e.stores.location.set(a))
      }),
      (h || (!e._committed.length && m[0]?.status !== `success` && !m.some((e) => e._notFound))) && Ou(e, y),
      g?.(_()),
      await y[5])
    : (fu(e, y[3]), (y[3] = []), g?.(), await Nu(e, y))
}
async function Ru(e, t) {
  let n = e.buildLocation(t)
  for (let t = 0; ; t++) {
    let r = e._committed,
      i = new AbortController(),
      a,
      o,
      s
    try {
      try {
        ;((a = e.matchRoutes(n, { _controller: i })),
          pu(a),
          (o = (e._preloads ??= new Map()).set(i, a)),
          (s = await Du(e, n, a, [i, t, r, !0])))
      } finally {
        ;(o && ((o = o.delete(i)), fu(e, a)), i.abort())
      }
      if (!ru(s)) return s[1]
      if (!o || s.length < 3) return
      n = s[2]
    } catch (e) {
      yc(e) || console.error(e)
      return
    }
  }
}
var zu = `Error preloading route! ☝️`,
  Bu = class {
    get to() {
      return this._to
    }
    get id() {
      return this._id
    }
    get path() {
      return this._path
    }
    get fullPath() {
      return this._fullPath
    }
    constructor(e) {
      if (
        ((this.init = (e) => {
          ;((this.originalIndex = e), (this._branch = void 0))
          let t = this.options,
            n = !t?.path && !t?.id
          ;((this.parentRoute = this.options.getParentRoute?.()), n ? (this._path = Vc) : this.parentRoute || sc())
          let r = n ? Vc : t?.path
          r && r !== `/` && (r = lc(r))
          let i = t?.id || r,
            a = n ? Vc : cc((this.parentRoute.id === `__root__` ? `` : this.parentRoute.id) + `/` + (i ?? ``))
          r === `__root__` && (r = `/`)
          let o =
            a === `__root__` ? `/` : r === void 0 ? this.parentRoute.fullPath : cc(this.parentRoute.fullPath + `/` + r)
          ;((this._path = r), (this._id = a), (this._fullPath = o), (this._to = uc(o)))
        }),
        (this.addChildren = (e) => this._addFileChildren(e)),
        (this._addFileChildren = (e) => (
          Array.isArray(e) && (this.children = e),
          typeof e == `object` && e && (this.children = Object.values(e)),
          this
        )),
        (this._addFileTypes = () => this),
        (this.updateLoader = (e) => (Object.assign(this.options, e), this)),
        (this.update = (e) => (Object.assign(this.options, e), this)),
        (this.lazy = (e) => ((this.lazyFn = e), this)),
        (this.redirect = (e) => Hc({ from: this.fullPath, ...e })),
        (this.options = e || {}),
        (this.isRoot = !e?.getParentRoute),
        e?.id && e?.path)
      )
        throw Error(`Route cannot have both an 'id' and a 'path' option.`)
    }
  },
  Vu = class extends Bu {
    constructor(e) {
      super(e)
    }
  },
  Hu = class extends E.Component {
    constructor(...e) {
      ;(super(...e),
        (this.state = { error: 0 }),
        (this.reset = () => {
          this.setState({ error: 0 })
        }))
    }
    static getDerivedStateFromProps(e, t) {
      let n = e.getResetKey()
      return t.error && t.resetKey !== n ? { resetKey: n, error: 0 } : { resetKey: n }
    }
    static getDerivedStateFromError(e) {
      return { error: [e] }
    }
    componentDidCatch(e, t) {
      this.props.onCatch?.(e, t)
    }
    render() {
      let e = this.state.error
      return e
        ? E.createElement(this.props.errorComponent ?? Uu, { error: e[0], reset: this.reset })
        : this.props.children
    }
  }
function Uu({ error: e }) {
  let [t, n] = E.useState(!1)
  return (0, k.jsxs)(`div`, {
    style: { padding: `.5rem`, maxWidth: `100%` },
    children: [
      (0, k.jsxs)(`div`, {
        style: { display: `flex`, alignItems: `center`, gap: `.5rem` },
        children: [
          (0, k.jsx)(`strong`, { style: { fontSize: `1rem` }, children: `Something went wrong!` }),
          (0, k.jsx)(`button`, {
            style: {
              appearance: `none`,
              fontSize: `.6em`,
              border: `1px solid currentColor`,
              padding: `.1rem .2rem`,
              fontWeight: `bold`,
              borderRadius: `.25rem`,
            },
            onClick: () => n((e) => !e),
            children: t ? `Hide Error` : `Show Error`,
          }),
        ],
      }),
      (0, k.jsx)(`div`, { style: { height: `.25rem` } }),
      t
        ? (0, k.jsx)(`div`, {
            children: (0, k.jsx)(`pre`, {
              style: {
                fontSize: `.7em`,
                border: `1px solid red`,
                borderRadius: `.25rem`,
                padding: `.3rem`,
                color: `red`,
                overflow: `auto`,
              },
              children: e?.message ? (0, k.jsx)(`code`, { children: e.message }) : null,
            }),
          })
        : null,
    ],
  })
}
var Wu = () => !0,
  Gu = () => !1
function Ku({ children: e, fallback: t = null }) {
  return (0, k.jsx)(E.Fragment, { children: qu() ? e : t })
}
function qu(e = !0) {
  return E.useSyncExternalStore(Ju, Wu, e ? Gu : Wu)
}
function Ju() {
  return () => {}
}
var Yu = E.createContext(null)
function Xu(e) {
  return E.useContext(Yu)
}
function Zu(e, t) {
  let n = e.stores.location,
    r = new Set(),
    i,
    a,
    o = (n) => {
      Zl(e, t, n) || ((i = n), r.forEach((e) => e()))
    }
  return [
    () => i ?? n.get(),
    (e) => (
      r.size || ((i = n.get()), (a = n.subscribe(o).unsubscribe)),
      r.add(e),
      () => {
        ;(r.delete(e), r.size || (a(), (i = void 0)))
      }
    ),
  ]
}
var Qu = E.createContext(void 0),
  $u = E.createContext(void 0)
function ed({ update: e, notify: t, unwatched: n }) {
  return { link: r, unlink: i, propagate: a, checkDirty: o, shallowPropagate: s }
  function r(e, t, n) {
    let r = t.depsTail
    if (r !== void 0 && r.dep === e) return
    let i = r === void 0 ? t.deps : r.nextDep
    if (i !== void 0 && i.dep === e) {
      ;((i.version = n), (t.depsTail = i))
      return
    }
    let a = e.subsTail
    if (a !== void 0 && a.version === n && a.sub === t) return
    let o =
      (t.depsTail =
      e.subsTail =
        { version: n, dep: e, sub: t, prevDep: r, nextDep: i, prevSub: a, nextSub: void 0 })
    ;(i !== void 0 && (i.prevDep = o),
      r === void 0 ? (t.deps = o) : (r.nextDep = o),
      a === void 0 ? (e.subs = o) : (a.nextSub = o))
  }
  function i(e, t = e.sub) {
    let r = e.dep,
      i = e.prevDep,
      a = e.nextDep,
      o = e.nextSub,
      s = e.prevSub
    return (
      a === void 0 ? (t.depsTail = i) : (a.prevDep = i),
      i === void 0 ? (t.deps = a) : (i.nextDep = a),
      o === void 0 ? (r.subsTail = s) : (o.prevSub = s),
      s === void 0 ? (r.subs = o) === void 0 && n(r) : (s.nextSub = o),
      a
    )
  }
  function a(e) {
    let n = e.nextSub,
      r
    top: do {
      let i = e.sub,
        a = i.flags
      if (
        (a & 60
          ? a & 12
            ? a & 4
              ? !(a & 48) && c(e, i)
                ? ((i.flags = a | 40), (a &= 1))
                : (a = 0)
              : (i.flags = (a & -9) | 32)
            : (a = 0)
          : (i.flags = a | 32),
        a & 2 && t(i),
        a & 1)
      ) {
        let t = i.subs
        if (t !== void 0) {
          let i = (e = t).nextSub
          i !== void 0 && ((r = { value: n, prev: r }), (n = i))
          continue
        }
      }
      if ((e = n) !== void 0) n = e.nextSub
      else {
        for (; r !== void 0;)
          if (((e = r.value), (r = r.prev), e !== void 0)) {
            n = e.nextSub
            continue top
          }
        break
      }
    } while (1)
  }
  function o(t, n) {
    let r,
      i = 0,
      a = !1
    top: do {
      let o = t.dep,
        c = o.flags
      if (n.flags & 16) a = !0
      else if ((c & 17) == 17) {
        if (e(o)) {
          let e = o.subs
          ;(e.nextSub !== void 0 && s(e), (a = !0))
        }
      } else if ((c & 33) == 33) {
        ;((t.nextSub !== void 0 || t.prevSub !== void 0) && (r = { value: t, prev: r }), (t = o.deps), (n = o), ++i)
        continue
      }
      if (!a) {
        let e = t.nextDep
        if (e !== void 0) {
          t = e
          continue
        }
      }
      for (; i--;) {
        let i = n.subs,
          o = i.nextSub !== void 0
        if ((o ? ((t = r.value), (r = r.prev)) : (t = i), a)) {
          if (e(n)) {
            ;(o && s(i), (n = t.sub))
            continue
          }
          a = !1
        } else n.flags &= -33
        n = t.sub
        let c = t.nextDep
        if (c !== void 0) {
          t = c
          continue top
        }
      }
      return a
    } while (1)
  }
  function s(e) {
    do {
      let n = e.sub,
        r = n.flags
      ;(r & 48) == 32 && ((n.flags = r | 16), (r & 6) == 2 && t(n))
    } while ((e = e.nextSub) !== void 0)
  }
  function c(e, t) {
    let n = t.depsTail
    for (; n !== void 0;) {
      if (n === e) return !0
      n = n.prevDep
    }
    return !1
  }
}
function td(e, t, n) {
  let r = typeof e == `object`,
    i = r ? e : void 0
  return { next: (r ? e.next : e)?.bind(i), error: (r ? e.error : t)?.bind(i), complete: (r ? e.complete : n)?.bind(i) }
}
var nd = [],
  rd = 0,
  {
    link: id,
    unlink: ad,
    propagate: od,
    checkDirty: sd,
    shallowPropagate: cd,
  } = ed({
    update(e) {
      return e._update()
    },
    notify(e) {
      ;((nd[ud++] = e), (e.flags &= -3))
    },
    unwatched(e) {
      e.depsTail !== void 0 && ((e.depsTail = void 0), (e.flags = 17), md(e))
    },
  }),
  ld = 0,
  ud = 0,
  dd,
  fd = 0
function pd(e) {
  try {
    ;(++fd, e())
  } finally {
    --fd || hd()
  }
}
function md(e) {
  let t = e.depsTail,
    n = t === void 0 ? e.deps : t.nextDep
  for (; n !== void 0;) n = ad(n, e)
}
function hd() {
  if (!(fd > 0)) {
    for (; ld < ud;) {
      let e = nd[ld]
      ;((nd[ld++] = void 0), e.notify())
    }
    ;((ld = 0), (ud = 0))
  }
}
function M(e, t) {
  let n = typeof e == `function`,
    r = e,
    i = {
      _snapshot: n ? void 0 : e,
      subs: void 0,
      subsTail: void 0,
      deps: void 0,
      depsTail: void 0,
      flags: +!n,
      get() {
        return (dd !== void 0 && id(i, dd, rd), i._snapshot)
      },
      subscribe(e) {
        let t = td(e),
          n = { current: !1 },
          r = N(() => {
            ;(i.get(), n.current ? ((dd = void 0), t.next?.(i._snapshot)) : (n.current = !0))
          })
        return {
          unsubscribe: () => {
            r.stop()
          },
        }
      },
      _update(e) {
        let a = dd,
          o = t?.compare ?? Object.is
        if (n) ((dd = i), ++rd, (i.depsTail = void 0))
        else if (e === void 0) return !1
        n && (i.flags = 5)
        try {
          let t = i._snapshot,
            a = typeof e == `function` ? e(t) : e === void 0 && n ? r(t) : e
          return t === void 0 || !o(t, a) ? ((i._snapshot = a), !0) : !1
        } finally {
          ;((dd = a), n && (i.flags &= -5), md(i))
        }
      },
    }
  return (
    n
      ? ((i.flags = 17),
        (i.get = function () {
          let e = i.flags
          if (e & 16 || (e & 32 && sd(i.deps, i))) {
            if (i._update()) {
              let e = i.subs
              e !== void 0 && cd(e)
            }
          } else e & 32 && (i.flags = e & -33)
          return (dd !== void 0 && id(i, dd, rd), i._snapshot)
        }))
      : (i.set = function (e) {
          if (i._update(e)) {
            let e = i.subs
            e !== void 0 && (od(e), cd(e), hd())
          }
        }),
    i
  )
}
function N(e) {
  let t = () => {
      let t = dd
      ;((dd = n), ++rd, (n.depsTail = void 0), (n.flags = 6))
      try {
        return e()
      } finally {
        ;((dd = t), (n.flags &= -5), md(n))
      }
    },
    n = {
      deps: void 0,
      depsTail: void 0,
      subs: void 0,
      subsTail: void 0,
      flags: 6,
      notify() {
        let e = this.flags
        e & 16 || (e & 32 && sd(this.deps, this)) ? t() : (this.flags = 2)
      },
      stop() {
        ;((this.flags = 0), (this.depsTail = void 0), md(this))
      },
    }
  return (t(), n)
}
var gd = n((e) => {
    var t = o()
    function n(e, t) {
      return (e === t && (e !== 0 || 1 / e == 1 / t)) || (e !== e && t !== t)
    }
    var r = typeof Object.is == `function` ? Object.is : n,
      i = t.useState,
      a = t.useEffect,
      s = t.useLayoutEffect,
      c = t.useDebugValue
    function l(e, t) {
      var n = t(),
        r = i({ inst: { value: n, getSnapshot: t } }),
        o = r[0].inst,
        l = r[1]
      return (
        s(
          function () {
            ;((o.value = n), (o.getSnapshot = t), u(o) && l({ inst: o }))
          },
          [e, n, t],
        ),
        a(
          function () {
            return (
              u(o) && l({ inst: o }),
              e(function () {
                u(o) && l({ inst: o })
              })
            )
          },
          [e],
        ),
        c(n),
        n
      )
    }
    function u(e) {
      var t = e.getSnapshot
      e = e.value
      try {
        var n = t()
        return !r(e, n)
      } catch {
        return !0
      }
    }
    function d(e, t) {
      return t()
    }
    var f = typeof window > `u` || window.document === void 0 || window.document.createElement === void 0 ? d : l
    e.useSyncExternalStore = t.useSyncExternalStore === void 0 ? f : t.useSyncExternalStore
  }),
  _d = n((e, t) => {
    t.exports = gd()
  }),
  vd = n((e) => {
    var t = o(),
      n = _d()
    function r(e, t) {
      return (e === t && (e !== 0 || 1 / e == 1 / t)) || (e !== e && t !== t)
    }
    var i = typeof Object.is == `function` ? Object.is : r,
      a = n.useSyncExternalStore,
      s = t.useRef,
      c = t.useEffect,
      l = t.useMemo,
      u = t.useDebugValue
    e.useSyncExternalStoreWithSelector = function (e, t, n, r, o) {
      var d = s(null)
      if (d.current === null) {
        var f = { hasValue: !1, value: null }
        d.current = f
      } else f = d.current
      d = l(
        function () {
          function e(e) {
            if (!a) {
              if (((a = !0), (s = e), (e = r(e)), o !== void 0 && f.hasValue)) {
                var t = f.value
                if (o(t, e)) return (c = t)
              }
              return (c = e)
            }
            if (((t = c), i(s, e))) return t
            var n = r(e)
            return o !== void 0 && o(t, n) ? ((s = e), t) : ((s = e), (c = n))
          }
          var a = !1,
            s,
            c,
            l = n === void 0 ? null : n
          return [
            function () {
              return e(t())
            },
            l === null
              ? void 0
              : function () {
                  return e(l())
                },
          ]
        },
        [t, n, r, o],
      )
      var p = a(e, d[0], d[1])
      return (
        c(
          function () {
            ;((f.hasValue = !0), (f.value = p))
          },
          [p],
        ),
        u(p),
        p
      )
    }
  }),
  yd = n((e, t) => {
    t.exports = vd()
  })()
function bd(e, t) {
  return e === t
}
function xd(e, t = (e) => e, n) {
  let r = n?.compare ?? bd,
    i = (0, E.useCallback)(
      (t) => {
        let { unsubscribe: n } = e.subscribe(t)
        return n
      },
      [e],
    ),
    a = (0, E.useCallback)(() => e.get(), [e])
  return (0, yd.useSyncExternalStoreWithSelector)(i, a, a, t, r)
}
var Sd = {}
function Cd(e, t) {
  let n = E.useRef()
  return (r) => {
    let i = e?.select ? e.select(r) : r
    return (e?.structuralSharing ?? t.options.defaultStructuralSharing) ? (n.current = qs(n.current, i)) : i
  }
}
function wd(e) {
  let t = Xu(),
    n = E.useContext(e.from ? $u : Qu),
    r = e.from ?? n,
    i = t.stores.getMatchStore(r),
    a = Cd(e, t),
    o = xd(i, (e) => (e ? a(e) : Sd))
  if (o !== Sd) return o
  ;(e.shouldThrow ?? !0) && sc()
}
function Td(e) {
  return wd({
    from: e.from,
    strict: e.strict,
    structuralSharing: e.structuralSharing,
    select: (t) => (e.select ? e.select(t.loaderData) : t.loaderData),
  })
}
function Ed(e) {
  let { select: t, ...n } = e
  return wd({ ...n, select: (e) => (t ? t(e.loaderDeps) : e.loaderDeps) })
}
function Dd(e) {
  return wd({
    from: e.from,
    shouldThrow: e.shouldThrow,
    structuralSharing: e.structuralSharing,
    strict: e.strict,
    select: (t) => {
      let n = e.strict === !1 ? t.params : t._strictParams
      return e.select ? e.select(n) : n
    },
  })
}
function Od(e) {
  return wd({
    from: e.from,
    strict: e.strict,
    shouldThrow: e.shouldThrow,
    structuralSharing: e.structuralSharing,
    select: (t) => (e.select ? e.select(t.search) : t.search),
  })
}
function kd(e) {
  let t = Xu()
  return E.useCallback((n) => t.navigate({ ...n, from: n.from ?? e?.from }), [e?.from, t])
}
function Ad(e) {
  return wd({ ...e, select: (t) => (e.select ? e.select(t.context) : t.context) })
}
function jd(...e) {
  let t = E.useRef(e),
    n = t.current
  return (
    e.forEach((e, t) => {
      Ys(n[t], e, !1, !0) || (n[t] = e)
    }),
    t.current
  )
}
function Md(e, t) {
  e.preloadRoute(t).catch((e) => {
    ;(console.warn(e), console.warn(zu))
  })
}
function Nd(e, t) {
  let n = typeof e == `string` && tc(e)
  if (n) return t.has(n) ? e : null
}
function Pd(e, t, n, r) {
  let i = fc(e.pathname, r),
    a = fc(t.pathname, r)
  return (n?.exact ? i !== a : !i.startsWith(a) || (i.length !== a.length && i[a.length] !== `/`)) ||
    ((n?.includeSearch ?? !0) && !Ys(e.search, t.search, !n?.exact, n?.explicitUndefined))
    ? !1
    : !n?.includeHash || e.hash === t.hash
}
function Fd(e, t, n) {
  let r = Xu(),
    i = E.useRef(null),
    a = E.useCallback(
      (e) => {
        if (((i.current = e), typeof t == `function`)) return t(e)
        t && (t.current = e)
      },
      [t],
    ),
    {
      activeOptions: o,
      to: s,
      preload: c,
      preloadDelay: l,
      disabled: u,
      target: d,
      onClick: f,
      onBlur: p,
      onFocus: m,
      onMouseEnter: h,
      onMouseLeave: g,
      onTouchStart: _,
    } = e,
    [v, y, b] = jd(e.search, e.params, o),
    x = E.useContext(Qu),
    S = ((r.stores._linkScopes ??= {})[x] ??= Zu(r, x)),
    [C, ee, w] = E.useMemo(() => {
      let t = Nd(s, r.protocolAllowlist)
      if (t !== void 0) {
        let n = [t ?? void 0]
        return [e, () => n]
      }
      let n = { ...e },
        i,
        a,
        o,
        c = () => {
          let e = S[0]()
          if (e !== i) {
            n._fromLocation = e
            let t = r.buildLocation(n),
              o = Ud(t, r, u),
              s = u || (o && !tc(o)) ? Pd(e, t, b, r.basepath) : void 0
            ;((a && a[0] === o && a[1] === s) || (a = [o, s]), (i = e))
          }
          return a
        }
      return [
        n,
        c,
        b?.includeHash &&
          (() => {
            let e = c()
            return e[1] ? (o ??= [e[0], !1]) : e
          }),
      ]
    }, [r, S, e.from, e.hash, e.href, s, v, y, e.state, e.mask, e.unsafeRelative, b, u]),
    [te, T] = E.useSyncExternalStore(S[1], ee, w || ee),
    ne = T === void 0 && te,
    re = u || te === void 0,
    ie = E.useRef(!1),
    ae = e.reloadDocument || ne || re ? !1 : (c ?? r.options.defaultPreload),
    oe = l ?? r.options.defaultPreloadDelay ?? 0,
    se = E.useCallback(
      (e) => {
        let t = e?.isIntersecting
        ;(t ?? ae === `intent`)
          ? oe
            ? (i.t ??= setTimeout(() => {
                ;((i.t = void 0), Md(r, C))
              }, oe))
            : Md(r, C)
          : t === !1 && Vd(i)
      },
      [r, C, i, ae, oe],
    )
  E.useEffect(() => {
    if (!ae) return
    ae === `render` && !ie.current && ((ie.current = !0), Md(r, C))
    let e = !0,
      t
    return (
      ae === `viewport` &&
        i.current &&
        typeof IntersectionObserver == `function` &&
        ((t = new IntersectionObserver(
          (t) => {
            e && se(t.pop())
          },
          { rootMargin: `100px` },
        )),
        t.observe(i.current)),
      () => {
        ;((e = !1), t?.disconnect(), Vd(i))
      }
    )
  }, [r, C, ae, se, i])
  let ce = zd(e, n)
  if (((ce.ref = t ? a : i), ne)) return ((ce.href = ne), ce)
  let le = (t) => {
      let n = d ?? t.currentTarget.getAttribute(`target`)
      re ||
        t.metaKey ||
        t.altKey ||
        t.ctrlKey ||
        t.shiftKey ||
        t.defaultPrevented ||
        (n && n !== `_self`) ||
        t.button !== 0 ||
        (t.preventDefault(), Vd(i), r.navigate({ ...e, _fromLocation: C._fromLocation }))
    },
    ue = () => {
      ae === `intent` && Md(r, C)
    },
    de = () => {
      ae === `intent` && Vd(i)
    }
  return (
    (ce.onClick = Hd(f, le)),
    (ce.onBlur = Hd(p, de)),
    (ce.onFocus = Hd(m, se)),
    (ce.onMouseEnter = Hd(h, se)),
    (ce.onMouseLeave = Hd(g, de)),
    (ce.onTouchStart = Hd(_, ue)),
    Bd(ce, e, T, te, re, n)
  )
}
var Id = {},
  Ld = { className: `active` },
  Rd = new Set([
    `to`,
    `params`,
    `search`,
    `hash`,
    `state`,
    `mask`,
    `from`,
    `unsafeRelative`,
    `reloadDocument`,
    `preload`,
    `preloadDelay`,
    `preloadIntentProximity`,
    `hashScrollIntoView`,
    `replace`,
    `startTransition`,
    `resetScroll`,
    `viewTransition`,
    `ignoreBlocker`,
    `activeProps`,
    `inactiveProps`,
    `activeOptions`,
    `_asChild`,
  ])
function zd(e, t) {
  let n = {}
  for (let r in e) Rd.has(r) || (r === `type` && t !== void 0) || (r === `disabled` && t === `a`) || (n[r] = e[r])
  return n
}
function Bd(e, t, n, r, i, a) {
  let { activeProps: o, inactiveProps: s, className: c, style: l, target: u } = t,
    d = Hs(n ? o : s, {}) ?? (n ? Ld : Id)
  ;(Object.assign(e, d), (e.href = r), a !== `a` && (e.disabled = i), (e.target = u))
  let f = d.style
  ;(l || f) && (e.style = l && f ? { ...l, ...f } : l || f)
  let p = d.className
  return (
    (c || p) && (e.className = c ? (p ? `${c} ${p}` : c) : p),
    i && ((e.role = `link`), (e[`aria-disabled`] = !0)),
    n && ((e[`data-status`] = `active`), (e[`aria-current`] = `page`)),
    e
  )
}
var Vd = (e) => {
    ;(clearTimeout(e.t), (e.t = void 0))
  },
  Hd = (e, t) => (e ? (n) => n.defaultPrevented || (e(n), n.defaultPrevented || t(n)) : t)
function Ud(e, t, n) {
  if (n) return
  let r = e.maskedLocation ?? e,
    i = r.external ? r.publicHref : t.history.createHref(r.publicHref) || `/`
  if ((!r.external && i === r.publicHref) || !rc(i, t.protocolAllowlist)) return i
}
var Wd = E.memo(
  E.forwardRef((e, t) => {
    let n = e._asChild || `a`,
      r = Fd(e, t, n),
      i = typeof e.children == `function` ? e.children({ isActive: r[`data-status`] === `active` }) : e.children
    return E.createElement(n, r, i)
  }),
  Gd,
)
function Gd(e, t) {
  let n = 0
  for (let r in t) if ((n++, e[r] !== t[r] && (!Rd.has(r) || !Ys(e[r], t[r], !1, !0)))) return !1
  for (let t in e) n--
  return n === 0
}
var Kd = class extends Bu {
  constructor(e) {
    ;(super(e),
      (this.useMatch = (e) => wd({ ...e, from: this.id })),
      (this.useRouteContext = (e) => Ad({ ...e, from: this.id })),
      (this.useSearch = (e) => Od({ ...e, from: this.id })),
      (this.useParams = (e) => Dd({ ...e, from: this.id })),
      (this.useLoaderDeps = (e) => Ed({ ...e, from: this.id })),
      (this.useLoaderData = (e) => Td({ ...e, from: this.id })),
      (this.useNavigate = () => kd({ from: this.fullPath })),
      (this.Link = E.forwardRef((e, t) => (0, k.jsx)(Wd, { ref: t, from: this.fullPath, ...e }))))
  }
}
function qd(e) {
  return new Kd(e)
}
function Jd() {
  return (e) => Xd(e)
}
var Yd = class extends Vu {
  constructor(e) {
    ;(super(e),
      (this.useMatch = (e) => wd({ ...e, from: this.id })),
      (this.useRouteContext = (e) => Ad({ ...e, from: this.id })),
      (this.useSearch = (e) => Od({ ...e, from: this.id })),
      (this.useParams = (e) => Dd({ ...e, from: this.id })),
      (this.useLoaderDeps = (e) => Ed({ ...e, from: this.id })),
      (this.useLoaderData = (e) => Td({ ...e, from: this.id })),
      (this.useNavigate = () => kd({ from: this.fullPath })),
      (this.Link = E.forwardRef((e, t) => (0, k.jsx)(Wd, { ref: t, from: this.fullPath, ...e }))))
  }
}
function Xd(e) {
  return new Yd(e)
}
function P(e) {
  return (e) => {
    let t = qd(e)
    return ((t.isRoot = !1), t)
  }
}
function F(e, t) {
  let n,
    r,
    i,
    a = () => (
      (n ||=
        ((i = void 0),
        e()
          .then((e) => {
            ;((n = void 0), (o.preload = void 0), (r = e[t ?? `default`]))
          })
          .catch((e) => {
            ;((n = void 0), (i = e))
          }))),
      n
    ),
    o = function (e) {
      if (i) {
        if (Xs(i) && typeof sessionStorage < `u`) {
          let e = `tanstack_router_reload:${i.message}`
          if (!sessionStorage.getItem(e))
            throw (sessionStorage.setItem(e, `1`), window.location.reload(), new Promise(() => {}))
        }
        throw i
      }
      if (!r) {
        if (zs) zs(a())
        else throw a()
      }
      return E.createElement(r, e)
    }
  return ((o.preload = a), o)
}
function Zd(e) {
  let t = Xu(),
    n = `not-found-${xd(t.stores.location, (e) => e.pathname)}-${xd(t.stores.status)}`
  return (0, k.jsx)(Hu, {
    getResetKey: () => n,
    onCatch: (t, n) => {
      if (yc(t)) e.onCatch?.(t, n)
      else throw t
    },
    errorComponent: ({ error: t }) => {
      if (yc(t)) return e.fallback?.(t)
      throw t
    },
    children: e.children,
  })
}
function Qd() {
  return (0, k.jsx)(`p`, { children: `Not Found` })
}
function $d(e, t, n) {
  return t.options.notFoundComponent
    ? (0, k.jsx)(t.options.notFoundComponent, { ...n })
    : e.options.defaultNotFoundComponent
      ? (0, k.jsx)(e.options.defaultNotFoundComponent, { ...n })
      : (0, k.jsx)(Qd, {})
}
function ef(e, t) {
  let n = t?.options.pendingComponent ?? e.options.defaultPendingComponent
  return n ? (0, k.jsx)(n, {}) : null
}
var tf = (e, t) => e[0] === t[0] && e[1] === t[1],
  nf = (e, t, n) =>
    !t.isRoot || t.options.shellComponent || t.options.wrapInSuspense || n === !1 || n === `data-only` || !e.ssr,
  rf = E.memo(function ({ routeId: e }) {
    let t = Xu()
    return af(t, xd(t.stores.getMatchStore(e)))
  })
function af(e, t) {
  let n = e.routesById[t.routeId],
    r = ef(e, n),
    i = n.options.errorComponent ?? e.options.defaultErrorComponent,
    a = n.options.onCatch ?? e.options.defaultOnCatch,
    o = n.isRoot
      ? (n.options.notFoundComponent ?? e.options.notFoundRoute?.options.component)
      : n.options.notFoundComponent,
    s = t.ssr === !1 || t.ssr === `data-only`,
    c = nf(e, n, t.ssr) && (n.options.wrapInSuspense ?? r ?? (n.options.errorComponent?.preload || s)),
    l = (0, k.jsx)(of, { match: t })
  ;(s && (l = (0, k.jsx)(Ku, { fallback: r, children: l })),
    o &&
      (l = (0, k.jsx)(Zd, {
        fallback: (e) => {
          if (((e.routeId ??= t.routeId), e.routeId !== t.routeId)) throw e
          return E.createElement(o, e)
        },
        children: l,
      })),
    i &&
      (l = (0, k.jsx)(Hu, {
        getResetKey: () => t,
        errorComponent: i,
        onCatch: (e, n) => {
          if (yc(e)) throw ((e.routeId ??= t.routeId), e)
          a?.(e, n)
        },
        children: l,
      })),
    c && (l = (0, k.jsx)(E.Suspense, { fallback: r, children: l })))
  let u = n.isRoot && n.options.shellComponent
  return u
    ? (0, k.jsx)(Qu.Provider, { value: t.routeId, children: (0, k.jsxs)(u, { children: [l, null] }) })
    : (0, k.jsxs)(Qu.Provider, { value: t.routeId, children: [l, null] })
}
var of = E.memo(function ({ match: e }) {
    let t = Xu(),
      n = e.routeId,
      r = t.routesById[n],
      i = E.useMemo(() => {
        let i = (r.options.remountDeps ?? t.options.defaultRemountDeps)?.({
          routeId: n,
          loaderDeps: e.loaderDeps,
          params: e._strictParams,
          search: e._strictSearch,
        })
        return i ? JSON.stringify(i) : void 0
      }, [n, e.loaderDeps, e._strictParams, e._strictSearch, r.options.remountDeps, t.options.defaultRemountDeps]),
      a = E.useMemo(() => {
        let e = r.options.component ?? t.options.defaultComponent
        return e ? (0, k.jsx)(e, {}, i) : (0, k.jsx)(sf, {})
      }, [i, r.options.component, t.options.defaultComponent])
    if (e.status === `pending`) {
      if (t.ssr && !nf(t, r, e.ssr)) return a
      if (t._tx) throw t._tx[5]
      return ef(t, r)
    }
    if (e.status === `notFound`) return $d(t, r, e.error)
    if (e.status === `error`) throw e.error
    return a
  }),
  sf = E.memo(function () {
    let e = Xu(),
      t = E.useContext(Qu),
      n,
      r,
      i
    {
      let a = e.stores.getMatchStore(t)
      ;(([n, r] = xd(a, (e) => [!!e._notFound, e.error], { compare: tf })),
        (i = xd(e.stores.ids, (e) => e[e.indexOf(t) + 1])))
    }
    if (n) return $d(e, e.routesById[t], r)
    if (!i) return null
    let a = (0, k.jsx)(rf, { routeId: i })
    return t === `__root__` ? (0, k.jsx)(E.Suspense, { fallback: ef(e), children: a }) : a
  })
function cf(e, t) {
  let n = e[1]
  ;((e.length = 0), n?.(t))
}
function lf({ t: e }) {
  let t = Xu(),
    n = (t._rendered ??= [])
  return (
    (t.startTransition = (r, i) =>
      new Promise((a) => {
        ;(cf(n, !1), n.push(i, a), e(t), E.startTransition(r))
      })),
    Bs(() => {
      let e = t.history.subscribe(t.load)
      t.updateLatestLocation()
      let r = t.latestLocation,
        i = t.buildLocation({ to: r.pathname, search: !0, params: !0, hash: !0, state: !0, _includeValidateSearch: !0 })
      if (uc(r.publicHref) !== uc(i.publicHref)) return (t.commitLocation({ ...i, replace: !0, ignoreBlocker: !0 }), e)
      let a = t.stores.resolvedLocation.get()
      return (
        a?.href === r.href && a.state.__TSR_key === r.state.__TSR_key
          ? n.push(t.stores.matches.get(), (e) => {
              e && t.emit({ type: `onRendered`, ...jl(a, a) })
            })
          : t._tx || t.load({ sync: !0 }).catch(console.error),
        e
      )
    }, [t, t.history]),
    null
  )
}
function uf() {
  let e = Xu(),
    t = e.routesById[Vc],
    n = ef(e, t),
    r = (0, k.jsxs)(k.Fragment, {
      children: [
        (0, k.jsx)(lf, { t: E.useState()[1] }),
        e.ssr ? (0, k.jsx)(df, {}) : (0, k.jsx)(E.Suspense, { fallback: n, children: (0, k.jsx)(df, {}) }),
      ],
    })
  return e.options.InnerWrap ? (0, k.jsx)(e.options.InnerWrap, { children: r }) : r
}
function df() {
  let e = Xu(),
    t = e._rendered,
    n = xd(e.stores.matches, (e) => t[0] ?? e),
    r = n[0],
    i = r?.routeId
  Bs(() => {
    t[0] === n && cf(t, !0)
  }, [t, n])
  let a = i ? (0, k.jsx)(rf, { routeId: i }) : null
  return e.options.disableGlobalCatchBoundary
    ? a
    : (0, k.jsx)(Hu, { getResetKey: () => r, onCatch: void 0, children: a })
}
function ff(e) {
  let t = Xu()
  return xd(t.stores.matches, Cd(e, t))
}
var pf = (e) => ({ createMutableStore: M, createReadonlyStore: M, batch: pd }),
  mf = (e) => new hf(e),
  hf = class extends Fl {
    constructor(e) {
      super(e, pf)
    }
  }
function gf({ router: e, children: t, ...n }) {
  Ws(n) && e.update({ ...e.options, ...n, context: { ...e.options.context, ...n.context } })
  let r = (0, k.jsx)(Yu.Provider, { value: e, children: t })
  return e.options.Wrap ? (0, k.jsx)(e.options.Wrap, { children: r }) : r
}
function _f({ router: e, ...t }) {
  return (0, k.jsx)(gf, { router: e, ...t, children: (0, k.jsx)(uf, {}) })
}
function vf(e) {
  let t = Xu({ warn: e?.router === void 0 }),
    n = e?.router || t
  return xd(n.stores.__store, Cd(e, n))
}
function yf({ queryClient: e, router: t }) {
  return (0, k.jsx)(Yi, { children: (0, k.jsx)(to, { client: e, children: (0, k.jsx)(_f, { router: t }) }) })
}
async function bf({ queryClient: e, persister: t, maxAge: n = 864e5, buster: r = ``, hydrateOptions: i }) {
  try {
    let a = await t.restoreClient()
    if (a) {
      if (a.timestamp) {
        let o = Date.now() - a.timestamp > n,
          s = a.buster !== r
        if (o || s) return t.removeClient()
        Uo(e, a.clientState, i)
      } else return t.removeClient()
    }
  } catch (e) {
    throw (await t.removeClient(), e)
  }
}
async function xf({ queryClient: e, persister: t, buster: n = ``, dehydrateOptions: r }) {
  let i = { buster: n, timestamp: Date.now(), clientState: Ho(e, r) }
  await t.persistClient(i)
}
var Sf = {
    get boot() {
      return window.__countersignBoot
    },
    get isPortable() {
      return window.__countersignBoot?.isPortable ?? !1
    },
    get build() {
      return document.querySelector(`meta[name="countersign-build"]`)?.content ?? null
    },
  },
  I = (e) => e
function Cf(e) {
  let t = Object.values(e).filter((e) => typeof e == `number`)
  return Object.entries(e)
    .filter(([e, n]) => t.indexOf(+e) === -1)
    .map(([e, t]) => t)
}
function wf(e, t) {
  return typeof t == `bigint` ? t.toString() : t
}
var Tf = class {
  constructor(e) {
    ;((this._getter = e), (this._value = void 0))
  }
  get value() {
    let e = this._getter
    return (e !== void 0 && ((this._value = e()), (this._getter = void 0)), this._value)
  }
}
function Ef(e) {
  return new Tf(e)
}
function Df(e) {
  return e == null
}
function Of(e) {
  let t = +!!e.startsWith(`^`),
    n = e.endsWith(`$`) ? e.length - 1 : e.length
  return e.slice(t, n)
}
var kf = Symbol(`evaluating`)
function Af(e, t, n) {
  let r
  Object.defineProperty(e, t, {
    get() {
      if (r !== kf) return (r === void 0 && ((r = kf), (r = n())), r)
    },
    set(n) {
      Object.defineProperty(e, t, { value: n })
    },
    configurable: !0,
  })
}
function jf(e, t, n) {
  Object.defineProperty(e, t, { value: n, writable: !0, enumerable: !0, configurable: !0 })
}
function Mf(e) {
  let t = Object.getOwnPropertyDescriptor(e, `shape`)
  return t?.get ? t.get.raw : t?.value
}
function Nf(e) {
  return Mf(e._zod.def) ?? e._zod.def.shape
}
function Pf(e, t, n) {
  Object.defineProperty(e, t, {
    get() {
      let e = n()
      return (jf(this, t, e), e)
    },
    enumerable: !0,
    configurable: !0,
  })
}
function Ff(e, t, n) {
  t in e ? jf(e, t, n) : (e[t] = n)
}
function If(e, t, n, r) {
  let i = Nf(t)
  for (let a of n) {
    let n = Object.getOwnPropertyDescriptor(i, a)
    n.enumerable &&
      (n.get
        ? Pf(e, a, () => {
            let e = t._zod.def.shape[a]
            return r ? r(e, a) : e
          })
        : Ff(e, a, r ? r(n.value, a) : n.value))
  }
}
function Lf(e, t) {
  for (let n of Reflect.ownKeys(t)) {
    let r = Object.getOwnPropertyDescriptor(t, n)
    r.enumerable && (r.get ? Pf(e, n, () => t[n]) : Ff(e, n, r.value))
  }
}
function Rf(...e) {
  let t = {}
  for (let n of e) {
    let e = Object.getOwnPropertyDescriptors(n)
    Object.assign(t, e)
  }
  return Object.defineProperties({}, t)
}
var zf = `captureStackTrace` in Error ? Error.captureStackTrace : (...e) => {}
function Bf(e) {
  return typeof e == `object` && !!e && !Array.isArray(e)
}
function Vf(e) {
  if (Bf(e) === !1) return !1
  let t = e.constructor
  if (t === void 0 || typeof t != `function`) return !0
  let n = t.prototype
  return Bf(n) !== !1 && Object.prototype.hasOwnProperty.call(n, `isPrototypeOf`) !== !1
}
function Hf(e) {
  return Vf(e)
    ? { ...e }
    : Array.isArray(e)
      ? [...e]
      : e instanceof Map
        ? new Map(e)
        : e instanceof Set
          ? new Set(e)
          : e
}
var Uf = new Set([`string`, `number`, `symbol`])
function Wf(e) {
  return e.replace(/[.*+?^${}()|[\]\\]/g, `\\$&`)
}
function Gf(e, t, n) {
  let r = new e._zod.constr(t ?? e._zod.def)
  return ((!t || n?.parent) && (r._zod.parent = e), r)
}
function Kf(e) {
  let t = e
  if (!t) return {}
  if (typeof t == `string`) return { error: () => t }
  if (t?.message !== void 0) {
    if (t?.error !== void 0) throw Error('Cannot specify both `message` and `error` params')
    t.error = t.message
  }
  return (delete t.message, typeof t.error == `string` ? { ...t, error: () => t.error } : t)
}
function qf(e) {
  return Object.keys(e).filter((t) => e[t]._zod.optin !== void 0 && e[t]._zod.optout === `optional`)
}
var Jf = {
  safeint: [-(2 ** 53 - 1), 2 ** 53 - 1],
  int32: [-2147483648, 2147483647],
  uint32: [0, 4294967295],
  float32: [-34028234663852886e22, 34028234663852886e22],
  float64: [-Number.MAX_VALUE, Number.MAX_VALUE],
}
function Yf(e, t) {
  if (!Vf(t)) throw Error(`Invalid input to extend: expected a plain object`)
  let n = e._zod.def.checks
  if (n && n.length > 0) {
    let n = Nf(e)
    for (let e of Reflect.ownKeys(t))
      if (Object.getOwnPropertyDescriptor(n, e) !== void 0)
        throw Error('Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.')
  }
  return Gf(e, Rf(e._zod.def, { shape: Xf(e, t) }))
}
function Xf(e, t) {
  let n = {}
  return (If(n, e, Reflect.ownKeys(Nf(e))), Lf(n, t), n)
}
function Zf(e, t = 0) {
  if (e.aborted === !0) return !0
  for (let n = t; n < e.issues.length; n++) if (e.issues[n]?.continue !== !0) return !0
  return !1
}
function Qf(e, t = 0) {
  if (e.aborted === !0) return !0
  for (let n = t; n < e.issues.length; n++) if (e.issues[n]?.continue === !1) return !0
  return !1
}
function $f(e, t) {
  return t.map((t) => {
    var n
    return ((n = t).path ?? (n.path = []), t.path.unshift(e), t)
  })
}
function ep(e) {
  return typeof e == `string` ? e : e?.message
}
function tp(e) {
  let t = []
  for (let n of e ?? []) {
    let e = n._zod.def
    if (!/_(length|size)$|_equals$/.test(e.check)) break
    let r = e.maximum ?? e.length ?? e.size
    r >= 0 && t.push([r, n])
  }
  return t
}
function np(e, t, n) {
  var r
  for (let i = t; i < e.length; i++) (r = e[i]).schema ?? (r.schema = n)
}
function L(e, t, n) {
  var r
  let i = e.inst?._zod?.traits
  i?.has(`$ZodType`) && (i.has(`$ZodCheck`) ? ((r = e).schema ?? (r.schema = e.inst)) : (e.schema = e.inst))
  let a = e.schema === e.inst ? void 0 : e.schema?._zod.def?.error,
    o = e.message
      ? e.message
      : (ep(e.inst?._zod.def?.error?.(e)) ??
        ep(a?.(e)) ??
        ep(t?.error?.(e)) ??
        ep(n.customError?.(e)) ??
        ep(n.localeError?.(e)) ??
        `Invalid input`),
    s = {}
  for (let t of Object.keys(e))
    t !== `inst` && t !== `schema` && t !== `continue` && t !== `input` && t !== `__proto__` && (s[t] = e[t])
  return ((s.path ??= []), (s.message = o), t?.reportInput && (s.input = e.input), s)
}
var rp = /[\uD800-\uDBFF]/
function ip(e) {
  let t = e.length
  if (!rp.test(e)) return t
  let n = t
  for (let r = 0; r < t - 1; r++)
    (e.charCodeAt(r) & 64512) == 55296 && (e.charCodeAt(r + 1) & 64512) == 56320 && (n--, r++)
  return n
}
function ap(e) {
  return Array.isArray(e) ? `array` : typeof e == `string` ? `string` : `unknown`
}
function op(...e) {
  let [t, n, r] = e
  return typeof t == `string` ? { message: t, code: `custom`, input: n, inst: r } : { ...t }
}
function sp(e, t) {
  for (let n in t) {
    let r = Object.getOwnPropertyDescriptor(t, n)
    r.get ? Object.defineProperty(e, n, { ...r, enumerable: !1 }) : up(e, n, r.value)
  }
}
function cp(e, t, n, r = !0) {
  return (Object.defineProperty(e, t, { configurable: !0, writable: !0, enumerable: r, value: n }), n)
}
function lp(e, t, n) {
  return cp(e, t, n, !1)
}
function up(e, t, n) {
  Object.defineProperty(e, t, {
    configurable: !0,
    get() {
      return this == null ? n : cp(this, t, n.bind(this))
    },
    set(e) {
      cp(this, t, e)
    },
  })
}
function dp(e, t) {
  let n = Object.getPrototypeOf(e)
  return t in n ? void 0 : n
}
var fp,
  pp = !1,
  mp = {
    configurable: !0,
    get() {
      pp = !0
    },
  }
function R(e, t, n) {
  let r = Object.getPrototypeOf(e._zod)
  t in r && fp !== e._zod
    ? (fp = void 0)
    : ((fp = e._zod),
      Object.defineProperty(r, t, {
        configurable: !0,
        get() {
          Object.defineProperty(this, t, mp)
          let e = pp
          pp = !1
          try {
            let r = n(this)
            return (
              pp ? delete this[t] : Object.defineProperty(this, t, { configurable: !0, writable: !0, value: r }),
              (pp ||= e),
              r
            )
          } catch (n) {
            throw (delete this[t], (pp ||= e), n)
          }
        },
        set(e) {
          Object.defineProperty(this, t, { configurable: !0, writable: !0, value: e })
        },
      }))
}
function hp(e, t, n, r) {
  let i = dp(e, t)
  i &&
    Object.defineProperty(i, t, {
      configurable: !0,
      get() {
        let e = { configurable: !0, writable: !0, enumerable: r, value: void 0 }
        return (Object.defineProperty(this, t, e), (e.value = n(this)), Object.defineProperty(this, t, e), e.value)
      },
      set(e) {
        Object.defineProperty(this, t, { configurable: !0, writable: !0, enumerable: r, value: e })
      },
    })
}
var gp = `~constantCatch`
function _p(e) {
  let t = () => e
  return ((t[gp] = !0), t)
}
var vp,
  yp = Object.freeze({ status: `aborted` }),
  bp = { value: void 0, enumerable: !1 },
  xp = `captureStackTrace` in Error ? Error : null
function Sp(e) {
  let t = xp
  if (t) {
    let n = t.stackTraceLimit
    if (typeof n == `number`) {
      try {
        t.stackTraceLimit = 0
      } catch {
        return ((xp = null), new e())
      }
      try {
        return new e()
      } finally {
        t.stackTraceLimit = n
      }
    }
  }
  return new e()
}
function z(e, t, n, r) {
  let i = {}
  function a(e) {
    ;((this.def = e), (this.constr = d), (this.traits = new Set()))
  }
  a.prototype = i
  let o = n,
    s = o && new WeakSet()
  function c(n, r) {
    if (!n._zod) {
      bp.value = new a(r)
      try {
        Object.defineProperty(n, '_zod', bp)
      } finally {
        bp.value = void 0
      }
    } else if (n._zod.traits.has(e)) return
    if ((n._zod.traits.add(e), t(n, r), s)) {
      let e = Object.getPrototypeOf(n),
        t = n._zod.constr.prototype,
        r = e
      for (; r && r !== t;) r = Object.getPrototypeOf(r)
      let i = r ?? e
      s.has(i) || (s.add(i), sp(i, o))
    }
    let i = d.prototype
    for (let e in i) Object.prototype.hasOwnProperty.call(i, e) && (e in n || (n[e] = i[e].bind(n)))
  }
  let l = r?.Parent ?? Object
  class u extends l {}
  Object.defineProperty(u, 'name', { value: e })
  function d(e) {
    let t = r?.Parent ? Sp(u) : this
    c(t, e)
    let n = t._zod.deferred
    if (n) {
      for (let e of n) e()
      t._zod.deferred = void 0
    }
    let i = globalThis.__zod_globalConfig?.postProcessor
    return (i && i(t), t)
  }
  return (
    Object.defineProperty(d, 'init', { value: c }),
    Object.defineProperty(d, Symbol.hasInstance, {
      value: (t) => (r?.Parent && t instanceof r.Parent ? !0 : t?._zod?.traits?.has(e)),
    }),
    Object.defineProperty(d, 'name', { value: e }),
    d
  )
}
var Cp = class extends Error {
    constructor() {
      super(`Encountered Promise during synchronous parse. Use .parseAsync() instead.`)
    }
  },
  wp = class extends Error {
    constructor(e) {
      ;(super(`Encountered unidirectional transform during encode: ${e}`), (this.name = `ZodEncodeError`))
    }
  }
;(vp = globalThis).__zod_globalConfig ?? (vp.__zod_globalConfig = {})
var Tp = globalThis.__zod_globalConfig
function Ep(e) {
  return (e && Object.assign(Tp, e), Tp)
}
function Dp() {
  let e = this._zod
  return ((e.message ??= JSON.stringify(e.def, wf, 2)), e.message)
}
function Op(e) {
  this._zod.message = e
}
var kp = { get: Dp, set: Op, enumerable: !0, configurable: !0 },
  Ap = { value: void 0, enumerable: !1 },
  jp = new WeakSet([Object.prototype, Error.prototype]),
  Mp = z(
    `$ZodError`,
    (e, t) => {
      ;((e.name = `$ZodError`),
        (Ap.value = t),
        Object.defineProperty(e, 'issues', Ap),
        (Ap.value = void 0),
        Object.defineProperty(e, 'message', kp))
      let n = Object.getPrototypeOf(e)
      jp.has(n) ||
        (jp.add(n),
        Object.defineProperty(n, 'toString', {
          configurable: !0,
          enumerable: !1,
          get() {
            let e = () => this.message
            return (Object.defineProperty(this, 'toString', { value: e, configurable: !0, writable: !0 }), e)
          },
          set(e) {
            Object.defineProperty(this, 'toString', { value: e, configurable: !0, writable: !0 })
          },
        }))
    },
    void 0,
    { Parent: Error },
  )
function Np(e, t) {
  return { callee: t?.callee ?? e, Err: t?.Err }
}
var Pp = (e) => {
    let t = (n, r, i, a) => {
      let o = i ? { ...i, async: !1 } : { async: !1 },
        s = n._zod.run({ value: r, issues: [] }, o)
      if (s instanceof Promise) throw new Cp()
      if (s.issues.length) {
        let n = new (a?.Err ?? e)(s.issues.map((e) => L(e, o, Ep())))
        throw (zf(n, a?.callee ?? t), n)
      }
      return s.value
    }
    return t
  },
  Fp = Pp(Mp),
  Ip = ((e) => {
    let t = async (n, r, i, a) => {
      let o = i ? { ...i, async: !0 } : { async: !0 },
        s = n._zod.run({ value: r, issues: [] }, o)
      if ((s instanceof Promise && (s = await s), s.issues.length)) {
        let n = new (a?.Err ?? e)(s.issues.map((e) => L(e, o, Ep())))
        throw (zf(n, a?.callee ?? t), n)
      }
      return s.value
    }
    return t
  })(Mp),
  Lp = ((e) => (t, n, r) => {
    let i = r ? { ...r, async: !1 } : { async: !1 },
      a = t._zod.run({ value: n, issues: [] }, i)
    if (a instanceof Promise) throw new Cp()
    return a.issues.length ? Rp(e, a.issues, i) : { success: !0, data: a.value }
  })(Mp)
function Rp(e, t, n) {
  let r
  return {
    success: !1,
    get error() {
      return (r || ((r = new e(t.map((e) => L(e, n, Ep())))), (t = void 0), (n = void 0)), r)
    },
    set error(e) {
      ;((r = e), (t = void 0), (n = void 0))
    },
  }
}
var zp = ((e) => async (t, n, r) => {
    let i = r ? { ...r, async: !0 } : { async: !0 },
      a = t._zod.run({ value: n, issues: [] }, i)
    return (
      a instanceof Promise && (a = await a), a.issues.length ? Rp(e, a.issues, i) : { success: !0, data: a.value }
    )
  })(Mp),
  Bp = ((e) => {
    let t = Pp(e),
      n = (e, r, i, a) => {
        let o = i ? { ...i, direction: `backward` } : { direction: `backward` }
        return t(e, r, o, Np(n, a))
      }
    return n
  })(Mp),
  Vp = /^https?$/,
  Hp = /^[\s\S]{0,}$/,
  Up = /^-?\d+n?$/,
  Wp = /^-?\d+(?:\.\d+)?$/,
  Gp = /^(?:true|false)$/i,
  Kp = z(`$ZodCheck`, (e, t) => {
    var n
    ;((e._zod ??= {}), (e._zod.def = t), (n = e._zod).onattach ?? (n.onattach = []))
  }),
  qp = (e) => {
    let t = e.value
    return !Df(t) && t.length !== void 0
  },
  Jp = { number: `number`, bigint: `bigint`, object: `date` },
  Yp = z(`$ZodCheckLessThan`, (e, t) => {
    Kp.init(e, t)
    let n = Jp[typeof t.value]
    e._zod.check = (r) => {
      ;(t.inclusive ? r.value <= t.value : r.value < t.value) ||
        r.issues.push({
          origin: Jp[typeof r.value] ?? n,
          code: `too_big`,
          maximum: typeof t.value == `object` ? t.value.getTime() : t.value,
          input: r.value,
          inclusive: t.inclusive,
          inst: e,
          continue: !t.abort,
        })
    }
  }),
  Xp = z(`$ZodCheckGreaterThan`, (e, t) => {
    Kp.init(e, t)
    let n = Jp[typeof t.value]
    e._zod.check = (r) => {
      ;(t.inclusive ? r.value >= t.value : r.value > t.value) ||
        r.issues.push({
          origin: Jp[typeof r.value] ?? n,
          code: `too_small`,
          minimum: typeof t.value == `object` ? t.value.getTime() : t.value,
          input: r.value,
          inclusive: t.inclusive,
          inst: e,
          continue: !t.abort,
        })
    }
  }),
  Zp = z(`$ZodCheckNumberFormat`, (e, t) => {
    ;(Kp.init(e, t), (t.format = t.format || `float64`))
    let n = t.format?.includes(`int`),
      r = n ? `int` : `number`,
      [i, a] = Jf[t.format]
    e._zod.check = (o) => {
      let s = o.value
      if (n) {
        if (!Number.isInteger(s)) {
          o.issues.push({ expected: r, format: t.format, code: `invalid_type`, continue: !1, input: s, inst: e })
          return
        }
        if (!Number.isSafeInteger(s)) {
          s > 0
            ? o.issues.push({
                input: s,
                code: `too_big`,
                maximum: 2 ** 53 - 1,
                note: `Integers must be within the safe integer range.`,
                inst: e,
                origin: r,
                inclusive: !0,
                continue: !t.abort,
              })
            : o.issues.push({
                input: s,
                code: `too_small`,
                minimum: -(2 ** 53 - 1),
                note: `Integers must be within the safe integer range.`,
                inst: e,
                origin: r,
                inclusive: !0,
                continue: !t.abort,
              })
          return
        }
      }
      ;(s < i &&
        o.issues.push({
          origin: `number`,
          input: s,
          code: `too_small`,
          minimum: i,
          inclusive: !0,
          inst: e,
          continue: !t.abort,
        }),
        s > a &&
          o.issues.push({
            origin: `number`,
            input: s,
            code: `too_big`,
            maximum: a,
            inclusive: !0,
            inst: e,
            continue: !t.abort,
          }))
    }
  }),
  Qp = z(`$ZodCheckMaxLength`, (e, t) => {
    var n
    ;(Kp.init(e, t),
      (n = e._zod.def).when ?? (n.when = qp),
      (e._zod.check = (n) => {
        let r = n.value,
          i = r.length
        if ((typeof r == `string` && i > t.maximum ? ip(r) : i) <= t.maximum) return
        let a = ap(r)
        n.issues.push({
          origin: a,
          code: `too_big`,
          maximum: t.maximum,
          inclusive: !0,
          input: r,
          inst: e,
          continue: !t.abort,
        })
      }))
  }),
  $p = z(`$ZodCheckMinLength`, (e, t) => {
    var n
    ;(Kp.init(e, t),
      (n = e._zod.def).when ?? (n.when = qp),
      (e._zod.check = (n) => {
        let r = n.value,
          i = r.length
        if ((typeof r == `string` && i >= t.minimum && i < t.minimum * 2 ? ip(r) : i) >= t.minimum) return
        let a = ap(r)
        n.issues.push({
          origin: a,
          code: `too_small`,
          minimum: t.minimum,
          inclusive: !0,
          input: r,
          inst: e,
          continue: !t.abort,
        })
      }))
  }),
  em = z(`$ZodCheckStringFormat`, (e, t) => {
    var n, r
    ;(Kp.init(e, t),
      t.pattern
        ? ((n = e._zod).check ??
          (n.check = (n) => {
            ;((t.pattern.lastIndex = 0),
              t.pattern.test(n.value) ||
                n.issues.push({
                  origin: `string`,
                  code: `invalid_format`,
                  format: t.format,
                  input: n.value,
                  ...(t.pattern ? { pattern: t.pattern.toString() } : {}),
                  inst: e,
                  continue: !t.abort,
                }))
          }))
        : ((r = e._zod).check ?? (r.check = () => {})))
  }),
  tm = z(`$ZodCheckRegex`, (e, t) => {
    ;(em.init(e, t),
      (e._zod.check = (n) => {
        ;((t.pattern.lastIndex = 0),
          t.pattern.test(n.value) ||
            n.issues.push({
              origin: `string`,
              code: `invalid_format`,
              format: `regex`,
              input: n.value,
              pattern: t.pattern.toString(),
              inst: e,
              continue: !t.abort,
            }))
      }))
  }),
  nm = z(`$ZodCheckOverwrite`, (e, t) => {
    ;(Kp.init(e, t),
      (e._zod.check = (e) => {
        e.value = t.tx(e.value)
      }))
  }),
  rm = { major: 4, minor: 6, patch: 7 },
  im = z(
    `$ZodType`,
    (e, t) => {
      var n
      ;((e ??= {}), (e._zod.def = t), (e._zod.bag = e._zod.bag || {}), (e._zod.version = rm))
      let r = e._zod.def.checks,
        i = e._zod.traits.has(`$ZodCheck`) ? [e, ...(r ?? [])] : r?.length ? [...r] : []
      for (let t of i) for (let n of t._zod.onattach) n(e)
      if (i.length === 0)
        ((n = e._zod).deferred ?? (n.deferred = []),
          e._zod.deferred?.push(() => {
            e._zod.run = e._zod.parse
          }))
      else {
        let t = (t, n, r) => {
            if (t.memo) return t
            let i = Zf(t),
              a
            for (let o of n) {
              if (o._zod.def.when) {
                if (Qf(t) || !o._zod.def.when(t)) continue
              } else if (i) continue
              let n = t.issues.length,
                s = o._zod.check(t)
              if (s instanceof Promise && r?.async === !1) throw new Cp()
              if (a || s instanceof Promise)
                a = (a ?? Promise.resolve()).then(async () => {
                  ;(await s, t.issues.length !== n && (np(t.issues, n, e), (i ||= Zf(t, n))))
                })
              else {
                if (t.issues.length === n) continue
                ;(np(t.issues, n, e), (i ||= Zf(t, n)))
              }
            }
            return a ? a.then(() => t) : t
          },
          n = (n, r, a) => {
            if (Zf(n)) return ((n.aborted = !0), n)
            let o = t(r, i, a)
            if (o instanceof Promise) {
              if (a.async === !1) throw new Cp()
              return o.then((t) => e._zod.parse(t, a))
            }
            return e._zod.parse(o, a)
          }
        e._zod.run = (r, a) => {
          if (a.skipChecks) return e._zod.parse(r, a)
          if (a.direction === `backward`) {
            let t = e._zod.parse({ value: r.value, issues: [] }, { ...a, skipChecks: !0 })
            return t instanceof Promise ? t.then((e) => n(e, r, a)) : n(t, r, a)
          }
          let o = e._zod.parse(r, a)
          if (o instanceof Promise) {
            if (a.async === !1) throw new Cp()
            return o.then((e) => t(e, i, a))
          }
          return t(o, i, a)
        }
      }
    },
    {
      get '~standard'() {
        return lp(this, `~standard`, sm(this))
      },
      set '~standard'(e) {
        cp(this, `~standard`, e)
      },
    },
  ),
  am = (e, t) => (e.issues.length ? { issues: e.issues.map((e) => L(e, t, Ep())) } : { value: e.value })
async function om(e, t) {
  let n = { async: !0 }
  return am(await e._zod.run({ value: t, issues: [] }, n), n)
}
function sm(e) {
  return {
    validate: (t) => {
      let n = { async: !1 }
      try {
        let r = e._zod.run({ value: t, issues: [] }, n)
        if (!(r instanceof Promise)) return am(r, n)
      } catch {}
      return om(e, t)
    },
    vendor: `zod`,
    version: 1,
  }
}
var cm = z(`$ZodString`, (e, t) => {
    ;(im.init(e, t),
      (e._zod.pattern = t.pattern ?? Hp),
      (e._zod.parse = (n, r) => {
        if (t.coerce)
          try {
            n.value = String(n.value)
          } catch {}
        return (
          typeof n.value == `string` ||
            n.issues.push({ expected: `string`, code: `invalid_type`, input: n.value, inst: e }),
          n
        )
      }))
  }),
  lm = z(`$ZodStringFormat`, (e, t) => {
    ;(em.init(e, t), cm.init(e, t))
  })
function um(e) {
  try {
    return typeof URL < `u` && typeof URL.canParse == `function` ? URL.canParse(e) : (new URL(e), !0)
  } catch {
    return !1
  }
}
function dm(e, t) {
  return !(`normalize` in t) && !(`hostname` in t) && !(`protocol` in t) ? um(e) || 2 : fm(e, t)
}
function fm(e, t) {
  if (!t.normalize && t.protocol?.source === Vp.source && !/^https?:\/\//i.test(e)) return 1
  try {
    if (typeof URL < `u`) {
      let t = URL
      if (typeof t.parse == `function`) return t.parse(e) ?? 2
    }
    return new URL(e)
  } catch {
    return 2
  }
}
var pm = /[\t\n\r]/g
function mm(e) {
  return e.replace(pm, ``)
}
function hm(e, t) {
  return ((t.lastIndex = 0), t.test(e.hostname))
}
function gm(e, t) {
  return ((t.lastIndex = 0), t.test(e.protocol.endsWith(`:`) ? e.protocol.slice(0, -1) : e.protocol))
}
var _m = z(`$ZodURL`, (e, t) => {
    ;(lm.init(e, t),
      (e._zod.check = (n) => {
        try {
          let r = n.value.trim(),
            i = dm(r, t)
          if (i === 1) {
            n.issues.push({
              code: `invalid_format`,
              format: `url`,
              note: `Invalid URL format`,
              input: n.value,
              inst: e,
              continue: !t.abort,
            })
            return
          }
          if (i === 2) {
            n.issues.push({ code: `invalid_format`, format: `url`, input: n.value, inst: e, continue: !t.abort })
            return
          }
          if (i === !0) {
            n.value = mm(r)
            return
          }
          ;(t.hostname &&
            !hm(i, t.hostname) &&
            n.issues.push({
              code: `invalid_format`,
              format: `url`,
              note: `Invalid hostname`,
              pattern: t.hostname.source,
              input: n.value,
              inst: e,
              continue: !t.abort,
            }),
            t.protocol &&
              !gm(i, t.protocol) &&
              n.issues.push({
                code: `invalid_format`,
                format: `url`,
                note: `Invalid protocol`,
                pattern: t.protocol.source,
                input: n.value,
                inst: e,
                continue: !t.abort,
              }),
            (n.value = t.normalize ? i.href : mm(r)))
          return
        } catch {
          n.issues.push({ code: `invalid_format`, format: `url`, input: n.value, inst: e, continue: !t.abort })
        }
      }))
  }),
  vm = z(`$ZodNumber`, (e, t) => {
    ;(im.init(e, t),
      (e._zod.pattern = Wp),
      (e._zod.parse = (n, r) => {
        if (t.coerce)
          try {
            n.value = Number(n.value)
          } catch {}
        let i = n.value
        if (typeof i == `number` && !Number.isNaN(i) && Number.isFinite(i)) return n
        let a = typeof i == `number` ? (Number.isNaN(i) ? `NaN` : Number.isFinite(i) ? void 0 : String(i)) : void 0
        return (
          n.issues.push({ expected: `number`, code: `invalid_type`, input: i, inst: e, ...(a ? { received: a } : {}) }),
          n
        )
      }))
  }),
  ym = z(`$ZodNumberFormat`, (e, t) => {
    ;(Zp.init(e, t), vm.init(e, t))
  }),
  bm = z(`$ZodBoolean`, (e, t) => {
    ;(im.init(e, t),
      (e._zod.pattern = Gp),
      (e._zod.parse = (n, r) => {
        if (t.coerce)
          try {
            n.value = !!n.value
          } catch {}
        let i = n.value
        return (
          typeof i == `boolean` || n.issues.push({ expected: `boolean`, code: `invalid_type`, input: i, inst: e }), n
        )
      }))
  }),
  xm = z(`$ZodBigInt`, (e, t) => {
    ;(im.init(e, t),
      (e._zod.pattern = Up),
      (e._zod.parse = (n, r) => {
        if (t.coerce)
          try {
            n.value = BigInt(n.value)
          } catch {}
        return (
          typeof n.value == `bigint` ||
            n.issues.push({ expected: `bigint`, code: `invalid_type`, input: n.value, inst: e }),
          n
        )
      }))
  }),
  Sm = z(`$ZodUnknown`, (e, t) => {
    ;(im.init(e, t), (e._zod.parse = (e) => e))
  })
function Cm(e, t) {
  let n = tp(e._zod.def.checks)
  if (!n.length) return
  let r = Math.min(...n.map((e) => e[0])),
    i = e._zod.parse
  e._zod.parse = (n, a) => {
    let o = t(n.value)
    if (o > r && !a?.skipChecks && a?.direction !== `backward`) {
      for (let [t, r] of tp(e._zod.def.checks))
        if (o > t && r._zod.def.when(n)) {
          let t = n.issues.length
          return (r._zod.check(n), (n.issues[t].continue = !1), np(n.issues, t, e), n)
        }
    }
    return i(n, a)
  }
}
var wm = (e) => (Array.isArray(e) ? e.length : -1)
function Tm(e, t, n) {
  ;(e.issues.length && t.issues.push(...$f(n, e.issues)), (t.value[n] = e.value))
}
var Em = z(`$ZodArray`, (e, t) => {
  im.init(e, t)
  let n = Tp.memoizer
  ;(n?.attach(e),
    (e._zod.parse = (r, i) => {
      let a = r.value
      if (!Array.isArray(a)) return (r.issues.push({ expected: `array`, code: `invalid_type`, input: a, inst: e }), r)
      r.value = n ? n.alloc(e, r, Array(a.length), i) : Array(a.length)
      let o = [],
        s = i?.abortEarly
      for (let e = 0; e < a.length; e++) {
        let n = a[e],
          c = t.element._zod.run({ value: n, issues: [] }, i)
        if (c instanceof Promise) o.push(c.then((t) => Tm(t, r, e)))
        else if ((Tm(c, r, e), s && c.issues.length !== 0 && Zf(c))) break
      }
      return o.length ? Promise.all(o).then(() => r) : r
    }),
    Cm(e, wm))
})
function Dm(e, t, n, r, i, a) {
  let o = n in r,
    s = a === `optional`
  if (o || !s || i !== `optional`) {
    if (e.issues.length) {
      if (i !== void 0 && s && !o) return
      t.issues.push(...$f(n, e.issues))
    }
    !o && i === void 0
      ? e.issues.length || t.issues.push({ code: `invalid_type`, expected: `nonoptional`, input: void 0, path: [n] })
      : e.value === void 0
        ? (o || (i === `defaulted` && !s)) && (t.value[n] = void 0)
        : (t.value[n] = e.value)
  }
}
var Om = []
function km(e) {
  let t = Object.keys(e.shape),
    n = Object.getOwnPropertySymbols(e.shape),
    r = n.length ? n : Om,
    i = r.length ? [...t, ...r] : t
  for (let t of i)
    if (!e.shape?.[t]?._zod?.traits?.has(`$ZodType`))
      throw Error(`Invalid element at key "${String(t)}": expected a Zod schema`)
  let a = qf(e.shape)
  return { ...e, allKeys: i, symbolKeys: r, keySet: new Set(t), numKeys: t.length, optionalKeys: new Set(a) }
}
function Am(e, t, n, r, i, a, o) {
  let s = [],
    c = i.keySet,
    l = i.catchall._zod,
    u = l.def.type,
    d = l.optin,
    f = l.optout,
    p = 0
  for (let i in t) {
    if (o && n.issues.length !== p) {
      if (Zf(n, p)) break
      p = n.issues.length
    }
    if (c.has(i)) continue
    if (i === `__proto__`) {
      u === `never` && s.push(i)
      continue
    }
    if (u === `never`) {
      s.push(i)
      continue
    }
    let a = l.run({ value: t[i], issues: [] }, r)
    a instanceof Promise ? e.push(a.then((e) => Dm(e, n, i, t, d, f))) : Dm(a, n, i, t, d, f)
  }
  return (
    s.length && n.issues.push({ code: `unrecognized_keys`, keys: s, input: t, inst: a, continue: !0 }),
    e.length ? Promise.all(e).then(() => n) : n
  )
}
var jm = z(`$ZodObject`, (e, t) => {
  im.init(e, t)
  let n = Object.getOwnPropertyDescriptor(t, `shape`),
    r = n?.get ? n.get.raw : (t.shape ?? {})
  if (r) {
    let e = () => {
      let n = { ...r }
      return (Object.defineProperty(t, 'shape', { value: n }), (e.raw = n), n)
    }
    ;((e.raw = r), Object.defineProperty(t, 'shape', { get: e }))
  }
  let i = Ef(() => km(t))
  R(e, `propValues`, (e) => {
    let t = e.def.shape,
      n = {}
    for (let e in t) {
      let r = t[e]._zod
      if (r.values) {
        Object.prototype.hasOwnProperty.call(n, e) || jf(n, e, new Set())
        for (let t of r.values) n[e].add(t)
        r.optin !== void 0 && n[e].add(void 0)
      }
    }
    return n
  })
  let a = Bf,
    o = t.catchall,
    s,
    c = Tp.memoizer
  ;(c?.attach(e),
    (e._zod.parse = (t, n) => {
      s ??= i.value
      let r = t.value
      if (!a(r)) return (t.issues.push({ expected: `object`, code: `invalid_type`, input: r, inst: e }), t)
      t.value = c ? c.alloc(e, t, {}, n) : {}
      let l = [],
        u = s.shape,
        d = n?.abortEarly,
        f = t.issues.length
      for (let e of s.allKeys) {
        if (d && t.issues.length !== f) {
          if (Zf(t, f)) break
          f = t.issues.length
        }
        if (e === `__proto__`) continue
        let i = u[e],
          a = i._zod.optin,
          o = i._zod.optout,
          s = i._zod.run({ value: r[e], issues: [] }, n)
        s instanceof Promise ? l.push(s.then((n) => Dm(n, t, e, r, a, o))) : Dm(s, t, e, r, a, o)
      }
      return o ? Am(l, r, t, n, i.value, e, d === !0) : l.length ? Promise.all(l).then(() => t) : t
    }))
})
function Mm(e, t, n, r) {
  for (let n of e) if (n.issues.length === 0) return ((t.value = n.value), t)
  let i = e.filter((e) => !Zf(e))
  return i.length === 1
    ? ((t.value = i[0].value), i[0])
    : (t.issues.push({
        code: `invalid_union`,
        input: t.value,
        inst: n,
        errors: e.map((e) => e.issues.map((e) => L(e, r, Ep()))),
      }),
      t)
}
var Nm = z(`$ZodUnion`, (e, t) => {
  ;(im.init(e, t),
    R(e, `optin`, (e) =>
      e.def.options.some((e) => e._zod.optin === `defaulted`)
        ? `defaulted`
        : e.def.options.some((e) => e._zod.optin !== void 0)
          ? `optional`
          : void 0,
    ),
    R(e, `optout`, (e) => (e.def.options.some((e) => e._zod.optout === `optional`) ? `optional` : void 0)),
    R(e, `values`, (e) => {
      if (e.def.options.every((e) => e._zod.values))
        return new Set(e.def.options.flatMap((e) => Array.from(e._zod.values)))
    }),
    R(e, `pattern`, (e) => {
      if (e.def.options.every((e) => e._zod.pattern)) {
        let t = e.def.options.map((e) => e._zod.pattern)
        return RegExp(`^(${t.map((e) => Of(e.source)).join(`|`)})$`)
      }
    }))
  let n = t.options.length === 1 ? t.options[0]._zod.run : null
  e._zod.parse = (r, i) => {
    if (n) return n(r, i)
    let a = !1,
      o = []
    for (let e of t.options) {
      let t = e._zod.run({ value: r.value, issues: [] }, i)
      if (t instanceof Promise) (o.push(t), (a = !0))
      else {
        if (t.issues.length === 0) return t
        o.push(t)
      }
    }
    return a ? Promise.all(o).then((t) => Mm(t, r, e, i)) : Mm(o, r, e, i)
  }
})
function Pm(e) {
  let t = new Map()
  for (let n of e.options) {
    let r = n._zod.propValues?.[e.discriminator]
    if (!r || r.size === 0) throw Error(`Invalid discriminated union option at index "${e.options.indexOf(n)}"`)
    for (let e of r)
      if (t.has(e)) {
        if (e !== void 0) throw Error(`Duplicate discriminator value "${String(e)}"`)
        t.set(e, null)
      } else t.set(e, n)
  }
  return t
}
var Fm = z(`$ZodDiscriminatedUnion`, (e, t) => {
    ;((t.inclusive = !1), Nm.init(e, t))
    let n = e._zod.parse
    ;(R(e, `propValues`, (e) => {
      let t = {},
        n = 0
      for (let r of e.def.options) {
        let i = r._zod.propValues
        if (!i || Object.keys(i).length === 0)
          throw Error(`Invalid discriminated union option at index "${e.def.options.indexOf(r)}"`)
        i[e.def.discriminator]?.has(void 0) && n++
        for (let [e, n] of Object.entries(i)) {
          Object.prototype.hasOwnProperty.call(t, e) || jf(t, e, new Set())
          for (let r of n) t[e].add(r)
        }
      }
      return (!e.def.unionFallback && n > 1 && t[e.def.discriminator]?.delete(void 0), t)
    }),
      t.options.forEach((e, n) => {
        let r = Mf(e._zod.def)
        if (r && !Object.prototype.hasOwnProperty.call(r, t.discriminator))
          throw Error(`Invalid discriminated union option at index "${n}"`)
      }))
    let r = Ef(() => Pm(t))
    e._zod.parse = (i, a) => {
      let o = i.value
      if (!Bf(o)) return (i.issues.push({ code: `invalid_type`, expected: `object`, input: o, inst: e }), i)
      let s = o?.[t.discriminator],
        c = r.value.get(s)
      return c && (s !== void 0 || a.direction !== `backward`)
        ? c._zod.run(i, a)
        : t.unionFallback || a.direction === `backward`
          ? n(i, a)
          : (i.issues.push({
              code: `invalid_union`,
              errors: [],
              note: `No matching discriminator`,
              discriminator: t.discriminator,
              options: Array.from(r.value.keys()).filter((e) => r.value.get(e) !== null),
              input: o,
              path: [t.discriminator],
              inst: e,
            }),
            i)
    }
  }),
  Im = z(`$ZodTuple`, (e, t) => {
    im.init(e, t)
    let n = t.items,
      r = Tp.memoizer
    ;(r?.attach(e),
      (e._zod.parse = (i, a) => {
        let o = i.value
        if (!Array.isArray(o)) return (i.issues.push({ input: o, inst: e, expected: `tuple`, code: `invalid_type` }), i)
        i.value = r ? r.alloc(e, i, [], a) : []
        let s = [],
          c = Lm(n, `optin`),
          l = Lm(n, `optout`)
        if (!t.rest) {
          if (o.length < c)
            return (
              i.issues.push({ code: `too_small`, minimum: c, inclusive: !0, input: o, inst: e, origin: `array` }), i
            )
          o.length > n.length &&
            i.issues.push({ code: `too_big`, maximum: n.length, inclusive: !0, input: o, inst: e, origin: `array` })
        }
        let u = Array(n.length),
          d = t.rest ? a?.abortEarly : void 0,
          f = !1
        for (let e = 0; e < n.length; e++) {
          let t = n[e]._zod.run({ value: o[e], issues: [] }, a)
          t instanceof Promise
            ? s.push(
                t.then((t) => {
                  u[e] = t
                }),
              )
            : ((u[e] = t), d && !f && t.issues.length && (f = Zf(t)))
        }
        if (t.rest && !f) {
          let e = n.length - 1,
            r = o.slice(n.length),
            c = i.issues.length
          for (let n of r) {
            if (d && i.issues.length !== c) {
              if (Zf(i, c)) break
              c = i.issues.length
            }
            e++
            let r = t.rest._zod.run({ value: n, issues: [] }, a)
            r instanceof Promise ? s.push(r.then((t) => Rm(t, i, e))) : Rm(r, i, e)
          }
        }
        return s.length ? Promise.all(s).then(() => zm(u, i, n, o, l)) : zm(u, i, n, o, l)
      }))
  })
function Lm(e, t) {
  for (let n = e.length - 1; n >= 0; n--)
    if (!(t === `optin` ? e[n]._zod.optin !== void 0 : e[n]._zod.optout === `optional`)) return n + 1
  return 0
}
function Rm(e, t, n) {
  ;(e.issues.length && t.issues.push(...$f(n, e.issues)), (t.value[n] = e.value))
}
function zm(e, t, n, r, i) {
  for (let a = 0; a < n.length; a++) {
    let o = e[a],
      s = a < r.length
    if (!s && a >= i && n[a]._zod.optin === `optional`) {
      t.value.length = a
      break
    }
    if (o.issues.length) {
      if (!s && a >= i) {
        t.value.length = a
        break
      }
      t.issues.push(...$f(a, o.issues))
    }
    t.value[a] = o.value
  }
  for (let e = t.value.length - 1; e >= r.length && n[e]._zod.optout === `optional` && t.value[e] === void 0; e--)
    t.value.length = e
  return t
}
var Bm = z(`$ZodRecord`, (e, t) => {
    im.init(e, t)
    let n = Tp.memoizer
    ;(n?.attach(e),
      (e._zod.parse = (r, i) => {
        let a = r.value
        if (!Vf(a)) return (r.issues.push({ expected: `record`, code: `invalid_type`, input: a, inst: e }), r)
        let o = [],
          s = t.keyType._zod.values
        if (s && !t.partial) {
          r.value = n ? n.alloc(e, r, {}, i) : {}
          let c = new Set()
          for (let n of s)
            if (typeof n == `string` || typeof n == `number` || typeof n == `symbol`) {
              if ((c.add(typeof n == `number` ? n.toString() : n), n === `__proto__`)) continue
              let s = t.keyType._zod.run({ value: n, issues: [] }, i)
              if (s instanceof Promise) throw Error(`Async schemas not supported in object keys currently`)
              if (s.issues.length) {
                r.issues.push({
                  code: `invalid_key`,
                  origin: `record`,
                  issues: s.issues.map((e) => L(e, i, Ep())),
                  input: n,
                  path: [n],
                  inst: e,
                })
                continue
              }
              let l = s.value
              if (l === `__proto__`) continue
              let u = t.valueType._zod.run({ value: a[n], issues: [] }, i)
              u instanceof Promise
                ? o.push(
                    u.then((e) => {
                      ;(e.issues.length && r.issues.push(...$f(n, e.issues)), (r.value[l] = e.value))
                    }),
                  )
                : (u.issues.length && r.issues.push(...$f(n, u.issues)), (r.value[l] = u.value))
            }
          let l
          for (let e in a)
            if (!c.has(e)) {
              if (t.mode === `loose`) {
                if (e === `__proto__`) continue
                r.value[e] = a[e]
              } else ((l ??= []), l.push(e))
            }
          l && l.length > 0 && r.issues.push({ code: `unrecognized_keys`, input: a, inst: e, keys: l, continue: !0 })
        } else {
          r.value = n ? n.alloc(e, r, {}, i) : {}
          let c
          for (let n of Reflect.ownKeys(a)) {
            if (n === `__proto__` || !Object.prototype.propertyIsEnumerable.call(a, n)) continue
            let l = t.keyType._zod.run({ value: n, issues: [] }, i)
            if (l instanceof Promise) throw Error(`Async schemas not supported in object keys currently`)
            if (typeof n == `string` && Wp.test(n) && l.issues.length) {
              let e = t.keyType._zod.run({ value: Number(n), issues: [] }, i)
              if (e instanceof Promise) throw Error(`Async schemas not supported in object keys currently`)
              e.issues.length === 0 && (l = e)
            }
            if (l.issues.length) {
              t.mode === `loose`
                ? (r.value[n] = a[n])
                : s
                  ? ((c ??= []), c.push(n))
                  : r.issues.push({
                      code: `invalid_key`,
                      origin: `record`,
                      issues: l.issues.map((e) => L(e, i, Ep())),
                      input: n,
                      path: [n],
                      inst: e,
                    })
              continue
            }
            let u = l.value
            if (u === `__proto__`) continue
            let d = t.valueType._zod.run({ value: a[n], issues: [] }, i)
            d instanceof Promise
              ? o.push(
                  d.then((e) => {
                    ;(e.issues.length && r.issues.push(...$f(n, e.issues)), (r.value[u] = e.value))
                  }),
                )
              : (d.issues.length && r.issues.push(...$f(n, d.issues)), (r.value[u] = d.value))
          }
          c && c.length > 0 && r.issues.push({ code: `unrecognized_keys`, input: a, inst: e, keys: c, continue: !0 })
        }
        return o.length ? Promise.all(o).then(() => r) : r
      }))
  }),
  Vm = z(`$ZodEnum`, (e, t) => {
    im.init(e, t)
    let n = Cf(t.entries),
      r = new Set(n)
    ;((e._zod.values = r),
      R(e, `pattern`, (e) => {
        let t = Cf(e.def.entries).filter((e) => Uf.has(typeof e))
        return RegExp(t.length ? `^(${t.map((e) => Wf(e.toString())).join(`|`)})$` : `^[^\\s\\S]$`)
      }),
      (e._zod.parse = (t, i) => {
        let a = t.value
        return (r.has(a) || t.issues.push({ code: `invalid_value`, values: n, input: a, inst: e }), t)
      }))
  }),
  Hm = z(`$ZodLiteral`, (e, t) => {
    im.init(e, t)
    let n = new Set(t.values)
    ;((e._zod.values = n),
      R(e, `pattern`, (e) => {
        let t = e.def.values
        return RegExp(
          t.length
            ? `^(${t.map((e) => (typeof e == `string` ? Wf(e) : e ? Wf(e.toString()) : String(e))).join(`|`)})$`
            : `^[^\\s\\S]$`,
        )
      }),
      (e._zod.parse = (r, i) => {
        let a = r.value
        return (n.has(a) || r.issues.push({ code: `invalid_value`, values: t.values, input: a, inst: e }), r)
      }))
  }),
  Um = z(`$ZodTransform`, (e, t) => {
    ;(im.init(e, t),
      (e._zod.optin = `optional`),
      Tp.memoizer?.guard(e),
      (e._zod.parse = (n, r) => {
        if (r.direction === `backward`) throw new wp(e.constructor.name)
        let i = t.transform(n.value, n)
        if (r.async) return (i instanceof Promise ? i : Promise.resolve(i)).then((e) => ((n.value = e), n))
        if (i instanceof Promise) throw new Cp()
        return ((n.value = i), n)
      }))
  })
function Wm(e, t) {
  return ((e.value = t.issues.length ? void 0 : t.value), e)
}
var Gm = z(`$ZodOptional`, (e, t) => {
    ;(im.init(e, t),
      R(e, `optin`, (e) => (e.def.innerType._zod.optin === `defaulted` ? `defaulted` : `optional`)),
      (e._zod.optout = `optional`),
      R(e, `values`, (e) => {
        let t = e.def.innerType._zod.values
        return t ? new Set([...t, void 0]) : void 0
      }),
      R(e, `pattern`, (e) => {
        let t = e.def.innerType._zod.pattern
        return t ? RegExp(`^(${Of(t.source)})?$`) : void 0
      }),
      (e._zod.parse = (e, n) => {
        if (e.value === void 0) {
          if (t.innerType._zod.optin !== `defaulted`) return e
          let r = t.innerType._zod.run({ value: e.value, issues: [] }, n)
          return r instanceof Promise ? r.then((t) => Wm(e, t)) : Wm(e, r)
        }
        return t.innerType._zod.run(e, n)
      }))
  }),
  Km = z(`$ZodNullable`, (e, t) => {
    ;(im.init(e, t),
      R(e, `optin`, (e) => e.def.innerType._zod.optin),
      R(e, `optout`, (e) => e.def.innerType._zod.optout),
      R(e, `pattern`, (e) => {
        let t = e.def.innerType._zod.pattern
        return t ? RegExp(`^(${Of(t.source)}|null)$`) : void 0
      }),
      R(e, `values`, (e) => (e.def.innerType._zod.values ? new Set([...e.def.innerType._zod.values, null]) : void 0)),
      (e._zod.parse = (e, n) => (e.value === null ? e : t.innerType._zod.run(e, n))))
  }),
  qm = z(`$ZodDefault`, (e, t) => {
    ;(im.init(e, t),
      (e._zod.optin = `defaulted`),
      R(e, `values`, (e) => e.def.innerType._zod.values),
      (e._zod.parse = (e, n) => {
        if (n.direction === `backward`) return t.innerType._zod.run(e, n)
        if (e.value === void 0) return ((e.value = t.defaultValue), e)
        let r = t.innerType._zod.run(e, n)
        return r instanceof Promise ? r.then((e) => Jm(e, t)) : Jm(r, t)
      }))
  })
function Jm(e, t) {
  return (e.value === void 0 && (e.value = t.defaultValue), e)
}
function Ym(e, t, n, r) {
  return t.issues.length
    ? ((e.value = n.catchValue({
        ...t,
        value: e.value,
        error: { issues: t.issues.map((e) => L(e, r, Ep())) },
        input: e.value,
      })),
      e)
    : ((e.value = t.value), t.memo && (e.memo = !0), e)
}
var Xm = z(`$ZodCatch`, (e, t) => {
    ;(im.init(e, t),
      R(e, `optin`, (e) => (e.def.innerType._zod.optin === `defaulted` ? `defaulted` : `optional`)),
      R(e, `optout`, (e) => e.def.innerType._zod.optout),
      R(e, `values`, (e) => e.def.innerType._zod.values),
      (e._zod.parse = (e, n) => {
        if (n.direction === `backward`) return t.innerType._zod.run(e, n)
        let r = t.innerType._zod.run({ value: e.value, issues: [] }, n)
        return r instanceof Promise ? r.then((r) => Ym(e, r, t, n)) : Ym(e, r, t, n)
      }))
  }),
  Zm = z(`$ZodPipe`, (e, t) => {
    ;(im.init(e, t),
      R(e, `values`, (e) => e.def.in._zod.values),
      R(e, `optin`, (e) => e.def.in._zod.optin),
      R(e, `optout`, (e) => e.def.out._zod.optout),
      R(e, `propValues`, (e) => e.def.in._zod.propValues),
      (e._zod.parse = (e, n) => {
        if (n.direction === `backward`) {
          let r = t.out._zod.run(e, n)
          return r instanceof Promise ? r.then((e) => Qm(e, t.in, n)) : Qm(r, t.in, n)
        }
        let r = t.in._zod.run(e, n)
        return r instanceof Promise ? r.then((e) => Qm(e, t.out, n)) : Qm(r, t.out, n)
      }))
  })
function Qm(e, t, n) {
  return e.issues.some((e) => e.code !== `unrecognized_keys`)
    ? ((e.aborted = !0), e)
    : t._zod.run({ value: e.value, issues: e.issues }, n)
}
var $m = z(`$ZodCodec`, (e, t) => {
  ;(im.init(e, t),
    R(e, `values`, (e) => e.def.in._zod.values),
    R(e, `optin`, (e) => e.def.in._zod.optin),
    R(e, `optout`, (e) => e.def.out._zod.optout),
    R(e, `propValues`, (e) => e.def.in._zod.propValues),
    (e._zod.parse = (e, n) => {
      if ((n.direction || `forward`) === `forward`) {
        let r = t.in._zod.run(e, n)
        return r instanceof Promise ? r.then((e) => eh(e, t, n)) : eh(r, t, n)
      }
      {
        let r = t.out._zod.run(e, n)
        return r instanceof Promise ? r.then((e) => eh(e, t, n)) : eh(r, t, n)
      }
    }))
})
function eh(e, t, n) {
  if (e.issues.length) return ((e.aborted = !0), e)
  if ((n.direction || `forward`) === `forward`) {
    let r = t.transform(e.value, e)
    return r instanceof Promise ? r.then((r) => th(e, r, t.out, n)) : th(e, r, t.out, n)
  }
  {
    let r = t.reverseTransform(e.value, e)
    return r instanceof Promise ? r.then((r) => th(e, r, t.in, n)) : th(e, r, t.in, n)
  }
}
function th(e, t, n, r) {
  return e.issues.length ? ((e.aborted = !0), e) : n._zod.run({ value: t, issues: e.issues }, r)
}
var nh = z(`$ZodReadonly`, (e, t) => {
  ;(im.init(e, t),
    R(e, `propValues`, (e) => e.def.innerType._zod.propValues),
    R(e, `values`, (e) => e.def.innerType._zod.values),
    R(e, `optin`, (e) => e.def.innerType?._zod?.optin),
    R(e, `optout`, (e) => e.def.innerType?._zod?.optout),
    (e._zod.parse = (e, n) => {
      if (n.direction === `backward`) return t.innerType._zod.run(e, n)
      let r = t.innerType._zod.run(e, n)
      return r instanceof Promise ? r.then(rh) : rh(r)
    }))
})
function rh(e) {
  return (e.memo || (e.value = Object.freeze(e.value)), e)
}
var ih = z(`$ZodLazy`, (e, t) => {
    ;(im.init(e, t),
      Af(e._zod, `innerType`, () => {
        let e = t
        return ((e._cachedInner ||= t.getter()), e._cachedInner)
      }),
      R(e, `pattern`, (e) => e.innerType?._zod?.pattern),
      R(e, `propValues`, (e) => e.innerType?._zod?.propValues),
      R(e, `optin`, (e) => e.innerType?._zod?.optin ?? void 0),
      R(e, `optout`, (e) => e.innerType?._zod?.optout ?? void 0),
      (e._zod.parse = (t, n) => e._zod.innerType._zod.run(t, n)))
  }),
  ah = z(`$ZodCustom`, (e, t) => {
    ;(Kp.init(e, t),
      im.init(e, t),
      (e._zod.parse = (e, t) => e),
      (e._zod.check = (n) => {
        let r = n.value,
          i = t.fn(r)
        if (i instanceof Promise) return i.then((t) => oh(t, n, r, e))
        oh(i, n, r, e)
      }))
  })
function oh(e, t, n, r) {
  if (!e) {
    let e = { code: `custom`, input: n, inst: r, path: [...(r._zod.def.path ?? [])], continue: !r._zod.def.abort }
    ;(r._zod.def.params && (e.params = r._zod.def.params), t.issues.push(op(e)))
  }
}
function sh(e) {
  return ((e.checks &&= [...e.checks]), e)
}
function ch(e, t) {
  return new e(sh({ type: `string`, ...Kf(t) }))
}
function lh(e, t) {
  return new e({ type: `string`, format: `url`, check: `string_format`, abort: !1, ...Kf(t) })
}
function uh(e, t) {
  return new e(sh({ type: `number`, checks: [], ...Kf(t) }))
}
function dh(e, t) {
  return new e({ type: `number`, check: `number_format`, abort: !1, format: `safeint`, ...Kf(t) })
}
function fh(e, t) {
  return new e({ type: `boolean`, ...Kf(t) })
}
function ph(e, t) {
  return new e({ type: `bigint`, ...Kf(t) })
}
function mh(e) {
  return new e({ type: `unknown` })
}
function hh(e, t) {
  return new Yp({ check: `less_than`, ...Kf(t), value: e, inclusive: !0 })
}
function gh(e, t) {
  return new Xp({ check: `greater_than`, ...Kf(t), value: e, inclusive: !1 })
}
function _h(e, t) {
  return new Xp({ check: `greater_than`, ...Kf(t), value: e, inclusive: !0 })
}
function vh(e) {
  return gh(0, e)
}
function yh(e) {
  return _h(0, e)
}
function bh(e, t) {
  return new Qp({ check: `max_length`, ...Kf(t), maximum: e })
}
function xh(e, t) {
  return new $p({ check: `min_length`, ...Kf(t), minimum: e })
}
function Sh(e, t) {
  return new tm({ check: `string_format`, format: `regex`, ...Kf(t), pattern: e })
}
function Ch(e) {
  return new nm({ check: `overwrite`, tx: e })
}
function wh() {
  return Ch((e) => e.toLowerCase())
}
function Th(e, t, n) {
  let r = Kf(n)
  return ((r.abort ??= !0), new e({ type: `custom`, check: `custom`, fn: t, ...r }))
}
function Eh(e, t, n) {
  return new e({ type: `custom`, check: `custom`, fn: t, ...Kf(n) })
}
var Dh = z(
    `ZodMiniType`,
    (e, t) => {
      if (!e._zod) throw Error(`Uninitialized schema in ZodMiniType.`)
      ;(im.init(e, t), (e.def = t), (e.type = t.type))
    },
    {
      get with() {
        return this.check
      },
      set with(e) {
        cp(this, `with`, e)
      },
      parse(e, t) {
        return Fp(this, e, t, { callee: this.parse })
      },
      parseAsync(e, t) {
        return Ip(this, e, t, { callee: this.parseAsync })
      },
      safeParse(e, t) {
        return Lp(this, e, t)
      },
      safeParseAsync(e, t) {
        return zp(this, e, t)
      },
      check(...e) {
        let t = this.def
        return this.clone(
          {
            ...t,
            checks: [
              ...(t.checks ?? []),
              ...e.map((e) =>
                typeof e == `function` ? { _zod: { check: e, def: { check: `custom` }, onattach: [] } } : e,
              ),
            ],
          },
          { parent: !0 },
        )
      },
      clone(e, t) {
        return Gf(this, e, t)
      },
      brand() {
        return this
      },
      register(e, t) {
        return (e.add(this, t), this)
      },
      apply(e, ...t) {
        return t.length === 0 ? e(this) : e(this, ...t)
      },
    },
  ),
  Oh = z(`ZodMiniString`, (e, t) => {
    ;(cm.init(e, t), Dh.init(e, t))
  })
function B(e) {
  return ch(Oh, e)
}
var kh = z(`ZodMiniStringFormat`, (e, t) => {
    ;(lm.init(e, t), Oh.init(e, t))
  }),
  Ah = z(`ZodMiniURL`, (e, t) => {
    ;(_m.init(e, t), kh.init(e, t))
  })
function jh(e) {
  return lh(Ah, e)
}
var Mh = z(`ZodMiniNumber`, (e, t) => {
  ;(vm.init(e, t), Dh.init(e, t))
})
function V(e) {
  return uh(Mh, e)
}
var Nh = z(`ZodMiniNumberFormat`, (e, t) => {
  ;(ym.init(e, t), Mh.init(e, t))
})
function Ph(e) {
  return dh(Nh, e)
}
var Fh = z(`ZodMiniBoolean`, (e, t) => {
  ;(bm.init(e, t), Dh.init(e, t))
})
function H(e) {
  return fh(Fh, e)
}
var Ih = z(`ZodMiniBigInt`, (e, t) => {
  ;(xm.init(e, t), Dh.init(e, t))
})
function Lh(e) {
  return ph(Ih, e)
}
var Rh = z(`ZodMiniUnknown`, (e, t) => {
  ;(Sm.init(e, t), Dh.init(e, t))
})
function zh() {
  return mh(Rh)
}
var Bh = z(`ZodMiniArray`, (e, t) => {
  ;(Em.init(e, t), Dh.init(e, t))
})
function U(e, t) {
  return new Bh({ type: `array`, element: e, ...Kf(t) })
}
var Vh = z(`ZodMiniObject`, (e, t) => {
  ;(jm.init(e, t), Dh.init(e, t), hp(e, `shape`, (e) => e._zod.def.shape, !1))
})
function W(e, t) {
  return new Vh({ type: `object`, shape: e ?? {}, ...Kf(t) })
}
function Hh(e, t) {
  return new Vh({ type: `object`, shape: e, catchall: zh(), ...Kf(t) })
}
function Uh(e, t) {
  return Yf(e, t)
}
var Wh = z(`ZodMiniUnion`, (e, t) => {
  ;(Nm.init(e, t), Dh.init(e, t))
})
function Gh(e, t) {
  return new Wh({ type: `union`, options: e, ...Kf(t) })
}
var Kh = z(`ZodMiniDiscriminatedUnion`, (e, t) => {
  ;(Fm.init(e, t), Dh.init(e, t))
})
function qh(e, t, n) {
  return new Kh({ type: `union`, options: t, discriminator: e, ...Kf(n) })
}
var Jh = z(`ZodMiniTuple`, (e, t) => {
  ;(Im.init(e, t), Dh.init(e, t))
})
function Yh(e, t, n) {
  let r = t instanceof im
  return new Jh({ type: `tuple`, items: e, rest: r ? t : null, ...Kf(r ? n : t) })
}
var Xh = z(`ZodMiniRecord`, (e, t) => {
  ;(Bm.init(e, t), Dh.init(e, t))
})
function Zh(e, t, n) {
  return !t || !t._zod
    ? new Xh({ type: `record`, keyType: B(), valueType: e, ...Kf(t) })
    : new Xh({ type: `record`, keyType: e, valueType: t, ...Kf(n) })
}
var Qh = z(`ZodMiniEnum`, (e, t) => {
  ;(Vm.init(e, t), Dh.init(e, t), (e.options = [...e._zod.values]))
})
function $h(e, t) {
  return new Qh({ type: `enum`, entries: Array.isArray(e) ? Object.fromEntries(e.map((e) => [e, e])) : e, ...Kf(t) })
}
var eg = z(`ZodMiniLiteral`, (e, t) => {
  ;(Hm.init(e, t), Dh.init(e, t))
})
function G(e, t) {
  return new eg({ type: `literal`, values: Array.isArray(e) ? e : [e], ...Kf(t) })
}
var tg = z(`ZodMiniTransform`, (e, t) => {
  ;(Um.init(e, t), Dh.init(e, t))
})
function ng(e) {
  return new tg({ type: `transform`, transform: e })
}
var rg = z(`ZodMiniOptional`, (e, t) => {
  ;(Gm.init(e, t), Dh.init(e, t))
})
function K(e) {
  return new rg({ type: `optional`, innerType: e })
}
var ig = z(`ZodMiniNullable`, (e, t) => {
  ;(Km.init(e, t), Dh.init(e, t))
})
function q(e) {
  return new ig({ type: `nullable`, innerType: e })
}
function ag(e) {
  return K(q(e))
}
var og = z(`ZodMiniDefault`, (e, t) => {
  ;(qm.init(e, t), Dh.init(e, t))
})
function sg(e, t) {
  return new og({
    type: `default`,
    innerType: e,
    get defaultValue() {
      return typeof t == `function` ? t() : Hf(t)
    },
  })
}
var cg = z(`ZodMiniCatch`, (e, t) => {
  ;(Xm.init(e, t), Dh.init(e, t))
})
function lg(e, t) {
  return new cg({ type: `catch`, innerType: e, catchValue: typeof t == `function` ? t : _p(t) })
}
var ug = z(`ZodMiniPipe`, (e, t) => {
  ;(Zm.init(e, t), Dh.init(e, t))
})
function dg(e, t) {
  return new ug({ type: `pipe`, in: e, out: t })
}
var fg = z(`ZodMiniCodec`, (e, t) => {
  ;(ug.init(e, t), $m.init(e, t))
})
function pg(e, t, n) {
  return new fg({ type: `pipe`, in: e, out: t, transform: n.decode, reverseTransform: n.encode })
}
var mg = z(`ZodMiniReadonly`, (e, t) => {
  ;(nh.init(e, t), Dh.init(e, t))
})
function hg(e) {
  return new mg({ type: `readonly`, innerType: e })
}
var gg = z(`ZodMiniLazy`, (e, t) => {
  ;(ih.init(e, t), Dh.init(e, t))
})
function _g(e) {
  return new gg({ type: `lazy`, getter: e })
}
var vg = z(`ZodMiniCustom`, (e, t) => {
  ;(ah.init(e, t), Dh.init(e, t))
})
function yg(e, t) {
  return Th(vg, e ?? (() => !0), t)
}
function bg(e, t = {}) {
  return Eh(vg, e, t)
}
;`document` in globalThis && Ep({ jitless: !0 })
var xg = (e) => ({ error: e }),
  J = yg((e) => typeof e == `string` && /^0x[0-9a-fA-F]{40}$/.test(e), xg(`Invalid address`)),
  Sg = yg((e) => typeof e == `string` && /^0x([0-9a-fA-F]{2})*$/.test(e), xg(`Invalid "0x" notated hex string`)),
  Cg = yg((e) => typeof e == `string` && /^0x[0-9a-fA-F]{64}$/.test(e), xg(`Invalid "0x" notated hex string`)),
  wg = B().check(
    Sh(/^0x[0-9a-fA-F]*$/, xg(`Invalid "0x" notated hex string`)),
    bg((e) => e.length % 2 == 0, xg(`Invalid hex bytes`)),
    bg((e) => e.length >= 132, xg(`Invalid signature`)),
  ),
  Tg = pg(B().check(Sh(/^\d{1,78}$/, xg(`Invalid base-10 numeric string`))), Lh(), {
    decode: (e) => BigInt(e),
    encode: (e) => e.toString(),
  }),
  Eg = V().check(Ph(), _h(0), hh(255)),
  Dg = B().check(Sh(/^-?\d+(\.\d+)?$/, xg(`Invalid decimal string`))),
  Y = B().check(Sh(/^\d+$/, xg(`Invalid chain id`))),
  Og = V(),
  kg = G([0, 1]),
  Ag = 500,
  jg = pg(B(), B(), { decode: (e) => (e.length > Ag ? `${e.slice(0, Ag)}…` : e), encode: (e) => e }),
  X = W({ value: J, name: q(jg), logoUri: q(B()) }),
  Mg = pg($h([`true`, `false`], xg(`Validation failed (boolean string is expected)`)), H(), {
    decode: (e) => e === `true`,
    encode: (e) => (e ? `true` : `false`),
  }),
  Ng = xg(`Validation failed (numeric string is expected)`),
  Pg = pg(
    B(Ng).check(
      Sh(/^-?\d+$/, Ng),
      bg((e) => Number.isFinite(Number(e)), Ng),
    ),
    V(),
    { decode: (e) => Number(e), encode: (e) => String(e) },
  ),
  Fg = `UNKNOWN`,
  Ig = W({
    id: V(),
    url: B(),
    name: jg,
    iconUrl: q(B()),
    description: jg,
    chainIds: U(Y),
    provider: q(W({ url: B(), name: jg })),
    accessControl: W({ type: lg($h([`NO_RESTRICTIONS`, `DOMAIN_ALLOWLIST`, Fg]), Fg), value: q(U(B())) }),
    tags: U(B()),
    features: U(B()),
    developerWebsite: q(B()),
    socialProfiles: U(W({ platform: lg($h([`TWITTER`, `GITHUB`, `DISCORD`, `TELEGRAM`, Fg]), Fg), url: B() })),
    featured: H(),
  }),
  Lg = W({ url: B(), name: jg, description: jg, iconUrl: q(B()), permissions: U(B()) }),
  Rg = W({ chainId: Y }),
  zg = W({ chainId: Y, safe: J }),
  Bg = W({ chainId: Y, safeTxHash: Cg }),
  Vg = W({ cursor: K(B()) }),
  Hg = W({ clientUrl: K(B()), client_url: K(B()), url: K(B()) }),
  Ug = {
    getSafeApps: I({
      operationId: `getSafeApps`,
      method: `GET`,
      path: `/v1/chains/{chainId}/safe-apps`,
      summary: `Apps that the operator lists for a chain`,
      params: Rg,
      query: Hg,
      response: U(Ig),
    }),
    getSafeAppsV2: I({
      operationId: `getSafeAppsV2`,
      method: `GET`,
      path: `/v2/chains/{chainId}/safe-apps`,
      summary: `Same as version 1`,
      params: Rg,
      query: Hg,
      response: U(Ig),
    }),
    getSafeAppManifest: I({
      operationId: `getSafeAppManifest`,
      method: `GET`,
      path: `/v1/safe-apps/manifest`,
      summary: `Manifest of an app, fetched by the service because the page may not; public addresses only`,
      query: W({ url: B().check(bh(2048)) }),
      response: Lg,
    }),
  },
  Wg = W({
    type: $h([`NATIVE_TOKEN`, `ERC20`, `ERC721`, `UNKNOWN`]),
    address: J,
    decimals: V(),
    symbol: jg,
    name: jg,
    logoUri: q(B()),
  }),
  Gg = W({
    fiatTotal: Dg,
    items: U(
      W({
        tokenInfo: pg(Wg, Wg, {
          decode: (e) =>
            Eg.safeParse(e.decimals).success ? e : { ...e, decimals: 0, symbol: `smallest units of ${e.symbol}` },
          encode: (e) => e,
        }),
        balance: Tg,
        fiatBalance: Dg,
        fiatConversion: Dg,
        fiatBalance24hChange: q(B()),
      }),
    ),
    unpriced: K(H()),
  }),
  Kg = W({
    address: J,
    tokenName: jg,
    tokenSymbol: jg,
    logoUri: B(),
    id: B(),
    uri: q(B()),
    name: q(jg),
    description: q(jg),
    imageUri: q(B()),
    metadata: q(Zh(B(), zh())),
    standard: K(G(`ERC1155`)),
    amount: K(Tg),
    metadataState: K($h([`ready`, `pending`, `failed`, `skipped`])),
    metadataProblem: K(B()),
  }),
  qg = Zh(B(), zh()),
  Jg = W({
    totalBalanceFiat: Dg,
    totalTokenBalanceFiat: Dg,
    totalPositionsBalanceFiat: Dg,
    tokenBalances: U(
      W({
        tokenInfo: Uh(Wg, { chainId: Y, trusted: H() }),
        balance: Tg,
        balanceFiat: K(Dg),
        price: K(Dg),
        priceChangePercentage1d: K(B()),
      }),
    ),
    positionBalances: U(qg),
  }),
  Yg = {
    getPositions: I({
      operationId: `getPositions`,
      method: `GET`,
      path: `/v1/chains/{chainId}/safes/{safe}/positions/{fiatCode}`,
      summary: `Positions in protocols; always empty`,
      params: W({ chainId: Y, safe: J, fiatCode: B() }),
      query: W({ refresh: K(B()), sync: K(B()) }),
      response: U(qg),
    }),
    getPortfolio: I({
      operationId: `getPortfolio`,
      method: `GET`,
      path: `/v1/portfolio/{address}`,
      summary: `Balances of one account on every configured chain`,
      params: W({ address: J }),
      query: W({ fiatCode: K(B()), chainIds: K(B()), trusted: K(Mg), excludeDust: K(Mg) }),
      response: Jg,
    }),
  },
  Xg = W({ nonce: B().check(Sh(/^[A-Za-z0-9]{8,128}$/)) }),
  Zg = W({ message: B().check(bh(8192)), signature: Sg }),
  Qg = W({ id: B(), authMethod: $h([`siwe`, `oidc`]), signerAddress: K(J), email: K(B()) }),
  $g = W({ redirect_url: K(B().check(bh(2048))) }),
  e_ = {
    getAuthNonce: I({
      operationId: `getAuthNonce`,
      method: `GET`,
      path: `/v1/auth/nonce`,
      summary: `A nonce for one sign-in message`,
      response: Xg,
    }),
    verifySiwe: I({
      operationId: `verifySiwe`,
      method: `POST`,
      path: `/v1/auth/verify`,
      summary: `Sign in with a wallet; answers with the session cookie`,
      body: Zg,
      session: !0,
      response: null,
    }),
    getUserSession: I({
      operationId: `getUserSession`,
      method: `GET`,
      path: `/v1/auth/me`,
      summary: `The signed-in wallet`,
      session: !0,
      response: Qg,
    }),
    logout: I({
      operationId: `logout`,
      method: `POST`,
      path: `/v1/auth/logout`,
      summary: `End the session`,
      session: !0,
      response: null,
    }),
    logoutAndRedirect: I({
      operationId: `logoutAndRedirect`,
      method: `POST`,
      path: `/v1/auth/logout/redirect`,
      summary: `End the session and redirect, for plain forms`,
      body: $g,
      session: !0,
      response: null,
      status: 303,
    }),
  },
  t_ = W({ authentication: lg($h([`API_KEY_PATH`, `NO_AUTHENTICATION`, `UNKNOWN`]), `UNKNOWN`), value: B() }),
  n_ = Gh([
    W({ type: G(`ORACLE`), uri: B(), gasParameter: B(), gweiFactor: B() }),
    W({ type: G(`FIXED`), weiValue: B() }),
    W({ type: G(`FIXED1559`), maxFeePerGas: B(), maxPriorityFeePerGas: B() }),
    W({ type: G(`UNKNOWN`) }),
  ]),
  r_ = lg(
    pg(Hh({ type: B() }), n_, { decode: (e) => i_({ ...e, type: e.type.toUpperCase() }), encode: (e) => ({ ...e }) }),
    { type: `UNKNOWN` },
  ),
  i_ = (e) => n_.safeParse(e).data ?? { type: `UNKNOWN` },
  a_ = lg(q(J), null),
  o_ = lg(q(B()), null),
  s_ = W({
    safeSingletonAddress: a_,
    safeProxyFactoryAddress: a_,
    multiSendAddress: a_,
    multiSendCallOnlyAddress: a_,
    fallbackHandlerAddress: a_,
    signMessageLibAddress: a_,
    createCallAddress: a_,
    simulateTxAccessorAddress: a_,
    safeWebAuthnSignerFactoryAddress: a_,
  }),
  c_ = s_.parse({}),
  l_ = W({
    chainId: Y,
    chainName: jg,
    shortName: B(),
    description: lg(jg, ``),
    chainLogoUri: o_,
    l2: H(),
    isTestnet: H(),
    zk: lg(H(), !1),
    nativeCurrency: W({ name: jg, symbol: jg, decimals: V(), logoUri: o_ }),
    transactionService: lg(B(), ``),
    blockExplorerUriTemplate: lg(W({ address: B(), txHash: B(), api: B() }), { address: ``, txHash: ``, api: `` }),
    beaconChainExplorerUriTemplate: lg(W({ publicKey: q(B()) }), { publicKey: null }),
    disabledWallets: lg(U(B()), []),
    features: U(B()),
    gasPrice: lg(U(r_), []),
    ensRegistryAddress: a_,
    rpcUri: t_,
    safeAppsRpcUri: lg(t_, { authentication: `UNKNOWN`, value: `` }),
    publicRpcUri: t_,
    theme: lg(W({ textColor: B(), backgroundColor: B() }), { textColor: ``, backgroundColor: `` }),
    balancesProvider: lg(W({ chainName: q(B()), enabled: H() }), { chainName: null, enabled: !1 }),
    contractAddresses: lg(s_, c_),
    recommendedMasterCopyVersion: o_,
    relayer: lg(
      q(
        W({
          type: q($h([`GTF`, `RELAY_FEE`, `DAILY_LIMIT`, `NO_FEE_CAMPAIGN`])),
          safeCreationSponsored: H(),
          safeTransactionSponsored: H(),
          enableTenderlySimulationBeforeRelay: H(),
        }),
      ),
      null,
    ),
  }),
  u_ = W({ address: J, version: B() }),
  d_ = W({ fromBlock: V(), toBlock: V(), blockNumber: V(), blocksPerSecond: V(), etaSeconds: q(V()) }),
  f_ = W({
    currentBlockNumber: V(),
    currentBlockTimestamp: B(),
    erc20BlockNumber: V(),
    erc20BlockTimestamp: B(),
    erc20Synced: H(),
    masterCopiesBlockNumber: V(),
    masterCopiesBlockTimestamp: B(),
    masterCopiesSynced: H(),
    synced: H(),
    lastSync: V(),
    mode: $h([`full`, `onDemand`]),
    progress: q(d_),
    accounts: U(W({ address: J, progress: q(d_) })),
    nodes: W({ configured: V(), answering: V() }),
    capabilities: q(
      W({
        clientVersion: q(B()),
        eip1559: H(),
        multicall3: H(),
        traceTransaction: H(),
        traceBlock: H(),
        simulate: H(),
        archive: H(),
        maxLogRange: q(V()),
        safeVersions: U(B()),
      }),
    ),
    missing: U(B()),
  }),
  p_ = W({
    status: B(),
    message: B(),
    result: W({
      LastBlock: B(),
      SafeGasPrice: B(),
      ProposeGasPrice: B(),
      FastGasPrice: B(),
      suggestBaseFee: B(),
      gasUsedRatio: B(),
    }),
  }),
  m_ = _g(() => Gh([B(), U(m_)])),
  h_ = _g(() =>
    W({
      method: jg,
      parameters: q(U(__)),
      accuracy: K($h([`FULL_MATCH`, `PARTIAL_MATCH`, `ONLY_FUNCTION_MATCH`, `NO_MATCH`, `UNKNOWN`])),
    }),
  ),
  g_ = _g(() => W({ operation: kg, to: J, value: B(), data: q(Sg), dataDecoded: q(h_) })),
  __ = _g(() => W({ name: jg, type: B(), value: m_, valueDecoded: K(q(Gh([U(g_), h_]))) })),
  v_ = qh(`type`, [
    W({ type: G(`SET_FALLBACK_HANDLER`), handler: X }),
    W({ type: G(`ADD_OWNER`), owner: X, threshold: V() }),
    W({ type: G(`REMOVE_OWNER`), owner: X, threshold: V() }),
    W({ type: G(`SWAP_OWNER`), oldOwner: X, newOwner: X }),
    W({ type: G(`CHANGE_THRESHOLD`), threshold: V() }),
    W({ type: G(`CHANGE_IMPLEMENTATION`), implementation: X }),
    W({ type: G(`CHANGE_MASTER_COPY`), implementation: X }),
    W({ type: G(`ENABLE_MODULE`), module: X }),
    W({ type: G(`DISABLE_MODULE`), module: X }),
    W({ type: G(`SET_GUARD`), guard: X }),
    W({ type: G(`DELETE_GUARD`) }),
    W({ type: G(`SET_MODULE_GUARD`), moduleGuard: X }),
    W({ type: G(`DELETE_MODULE_GUARD`) }),
  ]),
  y_ = $h([`SUCCESS`, `FAILED`, `CANCELLED`, `AWAITING_CONFIRMATIONS`, `AWAITING_EXECUTION`]),
  b_ = qh(`type`, [
    W({
      type: G(`ERC20`),
      tokenAddress: J,
      value: Tg,
      tokenName: q(jg),
      tokenSymbol: q(jg),
      logoUri: q(B()),
      decimals: lg(q(Eg), null),
      trusted: q(H()),
      imitation: H(),
    }),
    W({
      type: G(`ERC721`),
      tokenAddress: J,
      tokenId: B(),
      tokenName: q(jg),
      tokenSymbol: q(jg),
      logoUri: q(B()),
      trusted: q(H()),
      standard: K(G(`ERC1155`)),
      amount: K(Tg),
    }),
    W({ type: G(`NATIVE_COIN`), value: q(Tg), imitation: K(H()) }),
  ]),
  x_ = q(jg),
  S_ = W({
    type: G(`Transfer`),
    humanDescription: x_,
    sender: X,
    recipient: X,
    direction: $h([`INCOMING`, `OUTGOING`, `UNKNOWN`]),
    transferInfo: b_,
  }),
  C_ = W({ id: B(), sender: X, recipient: X, direction: $h([`INCOMING`, `OUTGOING`, `UNKNOWN`]), transferInfo: b_ }),
  w_ = qh(`type`, [
    S_,
    W({ type: G(`SettingsChange`), humanDescription: x_, dataDecoded: h_, settingsInfo: q(v_) }),
    W({
      type: G(`Custom`),
      humanDescription: x_,
      to: X,
      dataSize: B(),
      value: q(Tg),
      methodName: q(jg),
      isCancellation: H(),
      actionCount: K(V()),
    }),
    W({
      type: G(`Creation`),
      humanDescription: x_,
      creator: X,
      transactionHash: Cg,
      implementation: q(X),
      factory: q(X),
      saltNonce: q(B()),
    }),
  ]),
  T_ = W({
    type: G(`MULTISIG`),
    nonce: V(),
    confirmationsRequired: V(),
    confirmationsSubmitted: V(),
    missingSigners: q(U(X)),
    proposedByDelegate: K(X),
  }),
  E_ = W({ type: G(`MODULE`), address: X }),
  D_ = qh(`type`, [T_, E_]),
  O_ = W({ name: jg, url: B(), logoUri: q(B()) }),
  k_ = W({
    id: B(),
    timestamp: Og,
    txHash: q(Cg),
    txStatus: y_,
    txInfo: w_,
    executionInfo: q(D_),
    safeAppInfo: q(O_),
    note: q(jg),
  }),
  A_ = W({
    hexData: q(Sg),
    dataDecoded: q(h_),
    to: X,
    value: q(Tg),
    operation: kg,
    trustedDelegateCallTarget: q(H()),
    addressInfoIndex: q(Zh(B(), X)),
    tokenInfoIndex: q(Zh(B(), Wg)),
  }),
  j_ = W({
    safeAddress: J,
    txId: B(),
    executedAt: q(Og),
    txStatus: y_,
    txInfo: w_,
    txData: q(A_),
    detailedExecutionInfo: q(
      qh(`type`, [
        W({
          type: G(`MULTISIG`),
          submittedAt: Og,
          nonce: V(),
          safeTxGas: Tg,
          baseGas: Tg,
          gasPrice: Tg,
          gasToken: J,
          fee: Tg,
          payment: Tg,
          refundReceiver: X,
          safeTxHash: Cg,
          executor: q(X),
          signers: U(X),
          confirmationsRequired: V(),
          confirmations: U(W({ signer: X, signature: q(Sg), submittedAt: Og })),
          rejectors: U(X),
          gasTokenInfo: q(Wg),
          trusted: H(),
          proposer: q(X),
          proposedByDelegate: q(X),
        }),
        E_,
      ]),
    ),
    txHash: q(Cg),
    safeAppInfo: q(O_),
    note: q(jg),
    transfers: K(U(C_)),
  }),
  M_ = W({ txInfo: w_, txData: A_ }),
  N_ = W({ type: G(`GENERIC`), method: B(), parameters: q(U(__)) }),
  P_ = W({ type: G(`TRANSACTION`), transaction: k_, conflictType: $h([`None`, `HasNext`, `End`]) }),
  F_ = W({ type: G(`DATE_LABEL`), timestamp: Og }),
  I_ = W({ type: G(`LABEL`), label: $h([`Next`, `Queued`]) }),
  L_ = W({ type: G(`CONFLICT_HEADER`), nonce: V() }),
  R_ = qh(`type`, [P_, F_]),
  z_ = qh(`type`, [P_, I_, L_]),
  B_ = (e) => W({ count: q(V()), next: q(B()), previous: q(B()), results: U(e) }),
  V_ = W({ name: jg, address: J }),
  H_ = W({ name: jg, address: J, privateKey: Sg }),
  U_ = { projectId: null, relayUrl: null },
  W_ = W({
    clientServiceUrl: sg(q(B()), ``),
    chains: K(U(l_)),
    build: lg(sg(q(B()), null), null),
    rpcApiKeys: lg(sg(Zh(B(), B()), {}), {}),
    walletConnect: lg(sg(W({ projectId: q(B()), relayUrl: q(B()) }), U_), U_),
    sources: lg(sg(q(W({ name: B(), url: B() })), null), null),
    hasDescriptors: lg(sg(H(), !1), !1),
    trezorScript: lg(sg(q(B()), null), null),
    pushPublicKey: lg(sg(q(B()), null), null),
    demo: lg(
      K(
        W({
          chainIds: U(Y),
          owners: U(H_),
          accounts: U(W({ chainId: Y, address: J, name: jg })),
          contacts: sg(U(V_), []),
        }),
      ),
      void 0,
    ),
  }),
  G_ = W({
    address: X,
    chainId: Y,
    nonce: V(),
    threshold: V(),
    owners: U(X),
    implementation: X,
    modules: q(U(X)),
    fallbackHandler: q(X),
    guard: q(X),
    moduleGuard: q(X),
    version: q(B()),
    implementationVersionState: $h([`UP_TO_DATE`, `OUTDATED`, `UNKNOWN`]),
    collectiblesTag: q(B()),
    txQueuedTag: q(B()),
    txHistoryTag: q(B()),
    messagesTag: q(B()),
  }),
  K_ = W({ currentNonce: V(), recommendedNonce: V() }),
  q_ = W({
    address: X,
    chainId: Y,
    threshold: V(),
    owners: U(X),
    fiatTotal: Dg,
    unpriced: K(H()),
    queued: V(),
    awaitingConfirmation: q(V()),
    lastActivity: K(q(V())),
    error: K(B()),
  }),
  J_ = W({
    created: B(),
    creator: J,
    transactionHash: Cg,
    factoryAddress: J,
    masterCopy: q(J),
    setupData: q(Sg),
    saltNonce: q(B()),
    dataDecoded: q(h_),
  }),
  Y_ = W({ safes: U(J) }),
  X_ = Zh(B(), q(U(J))),
  Z_ = (e) => lg(K(q(e)), null),
  Q_ = W({
    config: W_,
    chains: U(l_),
    safe: Z_(G_),
    queue: Z_(B_(z_)),
    history: Z_(B_(R_)),
    balances: Z_(Gg),
    details: Z_(U(j_)),
  }),
  $_ = {
    getBoot: I({
      operationId: `getBoot`,
      method: `GET`,
      path: `/boot.json`,
      summary: `Configuration, chains and the first lists of one page`,
      query: W({ account: K(B()), page: K(B()), currency: K(B()), timezone: K(B()) }),
      response: Q_,
    }),
  },
  ev = W({ algorithm: G(`Ed25519`), publicKey: Sg }),
  tv = W({ position: V(), link: Cg }),
  nv = W({
    count: V(),
    next: q(B()),
    previous: q(B()),
    results: U(W({ position: V(), sequence: V(), previous: Cg, hash: Cg, at: Og, entry: Zh(B(), zh()), link: Cg })),
    seal: W({
      account: W({ chainId: Y, safe: J }),
      after: tv,
      last: tv,
      head: tv,
      chain: W({ sequence: V(), hash: Cg }),
      key: ev,
      signature: Sg,
    }),
  }),
  rv = W({ name: B(), version: q(B()), buildNumber: q(B()), journalKey: K(ev), pushPublicKey: K(B()) }),
  iv = W({ transactionServiceBaseUri: B(), name: B(), version: q(B()), buildNumber: q(B()), journalKey: K(ev) }),
  av = W({
    api_version: B(),
    headers: q(B()),
    host: B(),
    name: B(),
    secure: H(),
    settings: q(Zh(B(), zh())),
    version: B(),
  }),
  ov = W({ status: $h([`OK`, `KO`]), detail: K(B()) }),
  sv = W({
    address: J,
    name: jg,
    displayName: jg,
    logoUri: q(B()),
    contractAbi: q(W({ abi: U(Zh(B(), zh())) })),
    trustedForDelegateCall: H(),
  }),
  cv = W({ id: B().check(Sh(/^[0-9a-f]{64}$/)), text: B().check(bh(2e5)) }),
  lv = W({ serviceKey: K(B()), cursor: K(B()) }),
  uv = {
    getPageConfig: I({
      operationId: `getPageConfig`,
      method: `GET`,
      path: `/config.json`,
      summary: `Run-time configuration of the page`,
      response: W_,
    }),
    getAbout: I({
      operationId: `getAbout`,
      method: `GET`,
      path: `/about`,
      summary: `Name and version of the service`,
      response: rv,
    }),
    getLive: I({
      operationId: `getLive`,
      method: `GET`,
      path: `/health/live`,
      summary: `The process is running`,
      response: ov,
    }),
    getReady: I({
      operationId: `getReady`,
      method: `GET`,
      path: `/health/ready`,
      summary: `The API serves, every chain has been reached once, and the configured page is built`,
      response: ov,
    }),
    getChains: I({
      operationId: `getChains`,
      method: `GET`,
      path: `/v1/chains`,
      summary: `Configured chains`,
      query: Vg,
      response: B_(l_),
    }),
    getChain: I({
      operationId: `getChain`,
      method: `GET`,
      path: `/v1/chains/{chainId}`,
      summary: `One chain`,
      params: Rg,
      response: l_,
    }),
    getChainsV2: I({
      operationId: `getChainsV2`,
      method: `GET`,
      path: `/v2/chains`,
      summary: `Configured chains, features scoped by service key`,
      query: lv,
      response: B_(l_),
    }),
    getChainV2: I({
      operationId: `getChainV2`,
      method: `GET`,
      path: `/v2/chains/{chainId}`,
      summary: `One chain, features scoped by service key`,
      params: Rg,
      query: lv,
      response: l_,
    }),
    getMasterCopies: I({
      operationId: `getMasterCopies`,
      method: `GET`,
      path: `/v1/chains/{chainId}/about/master-copies`,
      summary: `Supported master copies`,
      params: Rg,
      response: U(u_),
    }),
    getIndexingStatus: I({
      operationId: `getIndexingStatus`,
      method: `GET`,
      path: `/v1/chains/{chainId}/about/indexing`,
      summary: `How many blocks the index is behind the chain`,
      params: Rg,
      response: f_,
    }),
    getChainAbout: I({
      operationId: `getChainAbout`,
      method: `GET`,
      path: `/v1/chains/{chainId}/about`,
      summary: `Name and version of the service, per chain`,
      params: Rg,
      response: iv,
    }),
    getBackbone: I({
      operationId: `getBackbone`,
      method: `GET`,
      path: `/v1/chains/{chainId}/about/backbone`,
      summary: `About the indexer of a chain`,
      params: Rg,
      response: av,
    }),
    getGasPrice: I({
      operationId: `getGasPrice`,
      method: `GET`,
      path: `/v1/chains/{chainId}/gas-price`,
      summary: `Current gas prices, from the node`,
      params: Rg,
      response: p_,
    }),
    getContract: I({
      operationId: `getContract`,
      method: `GET`,
      path: `/v1/chains/{chainId}/contracts/{address}`,
      summary: `A contract that the service knows`,
      params: W({ chainId: Y, address: J }),
      response: sv,
    }),
    getDescriptors: I({
      operationId: `getDescriptors`,
      method: `GET`,
      path: `/v1/chains/{chainId}/contracts/{address}/descriptors`,
      summary: `The operator's ERC-7730 files about a contract`,
      params: W({ chainId: Y, address: J }),
      response: U(cv),
    }),
  },
  dv = W({ safe: q(J), delegate: J, delegator: J, label: jg, expiryDate: K(q(B())), addedAt: K(Og) }),
  fv = B().check(bg((e) => !Number.isNaN(Date.parse(e)), { error: `Invalid date, expected ISO 8601` })),
  pv = W({
    safe: K(q(J)),
    delegate: J,
    delegator: J,
    signature: wg,
    label: B().check(bh(50, { error: `A label has at most 50 characters` })),
    expiryDate: K(q(fv)),
  }),
  mv = W({ delegator: K(q(J)), safe: K(q(J)), signature: wg }),
  hv = W({ signature: wg }),
  gv = W({ chainId: Y, delegate: J }),
  _v = W({ safe: K(J), delegate: K(J), delegator: K(J), label: K(B()), cursor: K(B()) }),
  vv = {
    getDelegates: I({
      operationId: `getDelegates`,
      method: `GET`,
      path: `/v2/chains/{chainId}/delegates`,
      summary: `Proposers and their owners; at least one filter`,
      params: Rg,
      query: _v,
      response: B_(dv),
    }),
    createDelegate: I({
      operationId: `createDelegate`,
      method: `POST`,
      path: `/v2/chains/{chainId}/delegates`,
      summary: `Add a proposer in the name of an owner`,
      params: Rg,
      body: pv,
      response: null,
    }),
    deleteDelegate: I({
      operationId: `deleteDelegate`,
      method: `DELETE`,
      path: `/v2/chains/{chainId}/delegates/{delegate}`,
      summary: `Remove a proposer`,
      params: gv,
      body: mv,
      response: null,
    }),
    getDelegatesV1: I({
      operationId: `getDelegatesV1`,
      method: `GET`,
      path: `/v1/chains/{chainId}/delegates`,
      summary: `Older alias of version 2`,
      params: Rg,
      query: _v,
      response: B_(dv),
    }),
    createDelegateV1: I({
      operationId: `createDelegateV1`,
      method: `POST`,
      path: `/v1/chains/{chainId}/delegates`,
      summary: `Same as version 2; also accepts the older signature over the address and the hour`,
      params: Rg,
      body: pv,
      response: null,
    }),
    deleteDelegateV1: I({
      operationId: `deleteDelegateV1`,
      method: `DELETE`,
      path: `/v1/chains/{chainId}/delegates/{delegate}`,
      summary: `Same as version 2; also accepts the older signature`,
      params: gv,
      body: mv,
      response: null,
    }),
    deleteSafeDelegateV1: I({
      operationId: `deleteSafeDelegateV1`,
      method: `DELETE`,
      path: `/v1/chains/{chainId}/safes/{safe}/delegates/{delegate}`,
      summary: `Remove a proposer of one account; older form`,
      params: W({ chainId: Y, safe: J, delegate: J }),
      body: hv,
      response: null,
    }),
  },
  yv = Hh({
    domain: Zh(B(), zh()),
    primaryType: K(B()),
    types: Zh(B(), U(Hh({ name: B(), type: B() }))),
    message: Zh(B(), zh()),
  }),
  bv = Gh([B(), yv]),
  xv = W({
    messageHash: Cg,
    status: $h([`NEEDS_CONFIRMATION`, `CONFIRMED`]),
    logoUri: q(B()),
    name: q(jg),
    message: bv,
    creationTimestamp: Og,
    modifiedTimestamp: Og,
    confirmationsSubmitted: V(),
    confirmationsRequired: V(),
    proposedBy: X,
    confirmations: U(W({ owner: X, signature: Sg })),
    preparedSignature: q(Sg),
    origin: q(B()),
  }),
  Sv = qh(`type`, [Uh(xv, { type: G(`MESSAGE`) }), F_]),
  Cv = W({ message: bv, safeAppId: K(q(V().check(Ph(), yh()))), signature: wg, origin: K(q(B())) }),
  wv = W({ signature: wg }),
  Tv = 1e3,
  Ev = 128,
  Dv = W({ safes: U(B().check(bh(Ev))), cursor: K(q(B().check(bh(Ev)))) }),
  Ov = W({
    next: q(B()),
    results: U(
      Gh([
        W({
          chainId: Y,
          address: J,
          threshold: V(),
          owners: U(J),
          nonce: V(),
          queued: V(),
          queue: U(z_),
          proposers: Zh(B(), J),
          messages: U(xv),
          moreMessages: H(),
          owns: U(J),
          ownsMore: H(),
        }),
        W({ chainId: Y, address: J, error: B() }),
      ]),
    ),
  }),
  kv = W({ safes: U(B().check(bh(Ev))), since: Og.check(Ph(), yh()) }),
  Av = W({
    results: U(W({ chainId: Y, address: J, transaction: k_ })),
    more: H(),
    signatures: U(W({ chainId: Y, address: J, owner: J, count: V(), timestamp: Og })),
  }),
  jv = {
    getInbox: I({
      operationId: `getInbox`,
      method: `POST`,
      path: `/v1/inbox`,
      summary: `Open work of up to 1,000 accounts, and the accounts that they own`,
      body: Dv,
      response: Ov,
    }),
    getActivity: I({
      operationId: `getActivity`,
      method: `POST`,
      path: `/v1/activity`,
      summary: `Recent activity of up to 1,000 accounts`,
      body: kv,
      response: Av,
    }),
  },
  Mv = {
    getJournal: I({
      operationId: `getJournal`,
      method: `GET`,
      path: `/v1/chains/{chainId}/safes/{safe}/journal`,
      summary: `Off-chain facts of an account, oldest first: hash-chained, each page signed by the service`,
      params: zg,
      query: Vg,
      response: nv,
    }),
  },
  Nv = W({ chainId: Y, messageHash: Cg }),
  Pv = {
    getMessages: I({
      operationId: `getMessages`,
      method: `GET`,
      path: `/v1/chains/{chainId}/safes/{safe}/messages`,
      summary: `Messages of an account, newest first, by UTC day`,
      params: zg,
      query: Vg,
      response: B_(Sv),
    }),
    getMessage: I({
      operationId: `getMessage`,
      method: `GET`,
      path: `/v1/chains/{chainId}/messages/{messageHash}`,
      summary: `One message by its hash`,
      params: Nv,
      response: xv,
    }),
    createMessage: I({
      operationId: `createMessage`,
      method: `POST`,
      path: `/v1/chains/{chainId}/safes/{safe}/messages`,
      summary: `Propose a message, with the first owner's signature`,
      params: zg,
      body: Cv,
      response: null,
      status: 202,
    }),
    confirmMessage: I({
      operationId: `confirmMessage`,
      method: `POST`,
      path: `/v1/chains/{chainId}/messages/{messageHash}/signatures`,
      summary: `Add one owner's signature to a message`,
      params: Nv,
      body: wv,
      response: null,
    }),
  },
  Fv = $h([
    `CONFIRMATION_REQUEST`,
    `DELETED_MULTISIG_TRANSACTION`,
    `EXECUTED_MULTISIG_TRANSACTION`,
    `INCOMING_ETHER`,
    `INCOMING_TOKEN`,
    `MESSAGE_CONFIRMATION_REQUEST`,
    `MODULE_TRANSACTION`,
  ]),
  Iv = B().check(Sh(/^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$/, { error: `Invalid UUID` }), wh()),
  Lv = $h([`ANDROID`, `IOS`, `WEB`]),
  Rv = B().check(
    xh(1),
    bh(4096),
    bg((e) => !e.includes(`\0`), { error: `Invalid token: it contains a NUL character` }),
  ),
  zv = U(W({ chainId: Y, address: J, notificationTypes: U(Fv) })).check(bh(500)),
  Bv = W({ cloudMessagingToken: Rv, deviceType: Lv, deviceUuid: K(q(Iv)), safes: zv }),
  Vv = W({
    uuid: K(q(Iv)),
    cloudMessagingToken: Rv,
    buildNumber: B(),
    bundle: B(),
    deviceType: Lv,
    version: B(),
    timestamp: K(q(B())),
    safeRegistrations: U(W({ chainId: Y, safes: U(J).check(bh(500)), signatures: U(Sg).check(bh(50)) })).check(bh(100)),
  }),
  Hv = W({ deviceUuid: B() }),
  Uv = W({ name: Fv }),
  Wv = W({
    subscriptions: U(W({ chainId: Y, deviceUuid: Iv, safeAddress: J, signerAddress: K(q(J)) })).check(xh(1), bh(500)),
  }),
  Gv = (e) =>
    B().check(
      bg((t) => /^[A-Za-z0-9_-]+$/.test(t) && Math.floor((t.length * 3) / 4) === e, {
        error: `Invalid base64url of ${e} bytes`,
      }),
    ),
  Kv = bg((e) => !e.includes(`\0`), { error: `Invalid URL` }),
  qv = W({
    endpoint: B().check(jh({ error: `Invalid URL` }), bh(2048), Kv),
    keys: W({ p256dh: Gv(65), auth: Gv(16) }),
    safes: zv,
  }),
  Jv = W({ endpoint: B().check(bh(2048), Kv) }),
  Yv = W({ chainId: Y, deviceUuid: Iv }),
  Xv = W({ chainId: Y, deviceUuid: Iv, safe: J }),
  Zv = `notifications/devices/{deviceUuid}`,
  Qv = {
    subscribePush: I({
      operationId: `subscribePush`,
      method: `POST`,
      path: `/v1/notifications/push`,
      summary: `Subscribe a browser to Web Push; replaces its earlier subscription`,
      body: qv,
      session: !0,
      response: Hv,
      status: 201,
    }),
    unsubscribePush: I({
      operationId: `unsubscribePush`,
      method: `DELETE`,
      path: `/v1/notifications/push`,
      summary: `Unsubscribe a browser from Web Push`,
      body: Jv,
      response: null,
    }),
    registerNotifications: I({
      operationId: `registerNotifications`,
      method: `POST`,
      path: `/v2/register/notifications`,
      summary: `Register a device and the accounts it follows`,
      body: Bv,
      session: !0,
      response: Hv,
      status: 201,
    }),
    getSafeSubscription: I({
      operationId: `getSafeSubscription`,
      method: `GET`,
      path: `/v2/chains/{chainId}/${Zv}/safes/{safe}`,
      summary: `The session's subscription of a device to an account`,
      params: Xv,
      session: !0,
      response: U(Uv),
    }),
    deleteSafeSubscription: I({
      operationId: `deleteSafeSubscription`,
      method: `DELETE`,
      path: `/v2/chains/{chainId}/${Zv}/safes/{safe}`,
      summary: `Unsubscribe a device from an account`,
      params: Xv,
      response: null,
    }),
    deleteDevice: I({
      operationId: `deleteDevice`,
      method: `DELETE`,
      path: `/v2/chains/{chainId}/${Zv}`,
      summary: `Delete a device`,
      params: Yv,
      response: null,
    }),
    deleteSubscriptions: I({
      operationId: `deleteSubscriptions`,
      method: `DELETE`,
      path: `/v2/notifications/subscriptions`,
      summary: `Several subscriptions at once`,
      body: Wv,
      response: null,
    }),
    registerDeviceV1: I({
      operationId: `registerDeviceV1`,
      method: `POST`,
      path: `/v1/register/notifications`,
      summary: `Register a device, older form with signatures`,
      body: Vv,
      response: null,
    }),
    deleteSafeSubscriptionV1: I({
      operationId: `deleteSafeSubscriptionV1`,
      method: `DELETE`,
      path: `/v1/chains/{chainId}/${Zv}/safes/{safe}`,
      summary: `Unsubscribe a device from an account, older form`,
      params: Xv,
      response: null,
    }),
    deleteDeviceV1: I({
      operationId: `deleteDeviceV1`,
      method: `DELETE`,
      path: `/v1/chains/{chainId}/${Zv}`,
      summary: `Delete a device, older form`,
      params: Yv,
      response: null,
    }),
  },
  $v = W({
    version: B().check(Sh(/^\d+\.\d+\.\d+([-+].*)?$/, { error: `Invalid semver string` })),
    to: J,
    data: Sg,
    gasLimit: K(q(Tg)),
    safeTxHash: K(q(Sg)),
    acceptUnverifiedSimulation: K(H()),
  }),
  ey = W({ taskId: B() }),
  ty = W({ remaining: V(), limit: V() }),
  ny = W({ status: Gh([G(100), G(110), G(200), G(400), G(500)]), receipt: K(W({ transactionHash: B() })) }),
  ry = {
    relayTransaction: I({
      operationId: `relayTransaction`,
      method: `POST`,
      path: `/v1/chains/{chainId}/relay`,
      summary: `Relay an execution or a creation, paid by the service`,
      params: Rg,
      body: $v,
      response: ey,
      status: 201,
    }),
    getRelaysRemaining: I({
      operationId: `getRelaysRemaining`,
      method: `GET`,
      path: `/v1/chains/{chainId}/relay/{safe}`,
      summary: `How many relayed calls an account has left`,
      params: zg,
      query: W({ safeTxHash: K(Sg) }),
      response: ty,
    }),
    getRelayStatus: I({
      operationId: `getRelayStatus`,
      method: `GET`,
      path: `/v1/chains/{chainId}/relay/status/{taskId}`,
      summary: `Status of a relayed call`,
      params: W({ chainId: Y, taskId: B() }),
      response: ny,
    }),
  },
  iy = W({ safes: B(), currency: K(B()), trusted: K(Mg), exclude_spam: K(Mg), wallet_address: K(J) }),
  ay = W({ owner: J }),
  oy = W({ trusted: K(Mg), exclude_spam: K(Mg) }),
  sy = {
    getSafe: I({
      operationId: `getSafe`,
      method: `GET`,
      path: `/v1/chains/{chainId}/safes/{safe}`,
      summary: `State of an account`,
      params: zg,
      response: G_,
    }),
    getNonces: I({
      operationId: `getNonces`,
      method: `GET`,
      path: `/v1/chains/{chainId}/safes/{safe}/nonces`,
      summary: `Current and recommended nonce`,
      params: zg,
      response: K_,
    }),
    getSafeOverviews: I({
      operationId: `getSafeOverviews`,
      method: `GET`,
      path: `/v1/safes`,
      summary: `Overview of up to 200 accounts`,
      query: iy,
      response: U(q_),
    }),
    getSafeOverviewsV2: I({
      operationId: `getSafeOverviewsV2`,
      method: `GET`,
      path: `/v2/safes`,
      summary: `Overview of up to 200 accounts, newer alias`,
      query: iy,
      response: U(q_),
    }),
    getOwnerSafes: I({
      operationId: `getOwnerSafes`,
      method: `GET`,
      path: `/v1/chains/{chainId}/owners/{owner}/safes`,
      summary: `Accounts that an address owns on one chain`,
      params: W({ chainId: Y, owner: J }),
      response: Y_,
    }),
    getOwnerSafesByChain: I({
      operationId: `getOwnerSafesByChain`,
      method: `GET`,
      path: `/v3/owners/{owner}/safes`,
      summary: `Accounts that an address owns on every configured chain`,
      params: ay,
      response: X_,
    }),
    getOwnerSafesByChainV2: I({
      operationId: `getOwnerSafesByChainV2`,
      method: `GET`,
      path: `/v2/owners/{owner}/safes`,
      summary: `Same as version 3, without the newer of two accounts with similar addresses`,
      params: ay,
      response: X_,
    }),
    getOwnerSafesByChainV1: I({
      operationId: `getOwnerSafesByChainV1`,
      method: `GET`,
      path: `/v1/owners/{owner}/safes`,
      summary: `Older alias of version 3`,
      params: ay,
      response: X_,
    }),
    getBalances: I({
      operationId: `getBalances`,
      method: `GET`,
      path: `/v1/chains/{chainId}/safes/{safe}/balances/{fiatCode}`,
      summary: `Native and ERC-20 balances`,
      params: W({ chainId: Y, safe: J, fiatCode: B() }),
      query: oy,
      response: Gg,
    }),
    getFiatCodes: I({
      operationId: `getFiatCodes`,
      method: `GET`,
      path: `/v1/balances/supported-fiat-codes`,
      summary: `Currencies in which balances can be shown`,
      response: U(B()),
    }),
    getCollectibles: I({
      operationId: `getCollectibles`,
      method: `GET`,
      path: `/v2/chains/{chainId}/safes/{safe}/collectibles`,
      summary: `ERC-721 tokens of an account`,
      params: zg,
      query: W({ trusted: K(Mg), exclude_spam: K(Mg), cursor: K(B()) }),
      response: B_(Kg),
    }),
    getCollectiblesV1: I({
      operationId: `getCollectiblesV1`,
      method: `GET`,
      path: `/v1/chains/{chainId}/safes/{safe}/collectibles`,
      summary: `ERC-721 tokens of an account, unpaged`,
      params: zg,
      query: oy,
      response: U(Kg),
    }),
    getCreation: I({
      operationId: `getCreation`,
      method: `GET`,
      path: `/v1/chains/{chainId}/safes/{safe}/transactions/creation`,
      summary: `How the account was created`,
      params: zg,
      response: J_,
    }),
  },
  cy = W({ to: J, value: Tg, data: K(q(Sg)), operation: kg }),
  ly = W({ currentNonce: V(), recommendedNonce: V(), safeTxGas: Tg }),
  uy = W({
    to: J,
    value: Tg,
    data: K(q(Sg)),
    nonce: Tg,
    operation: kg,
    safeTxGas: Tg,
    baseGas: Tg,
    gasPrice: Tg,
    gasToken: J,
    refundReceiver: K(q(J)),
    safeTxHash: Cg,
    sender: J,
    signature: K(q(wg)),
    origin: K(q(B())),
  }),
  dy = Gh([W({ signature: wg }), W({ signedSafeTxHash: wg })]),
  fy = W({ signature: wg }),
  py = W({ data: Sg, to: K(q(J)) }),
  my = W({ to: K(q(J)), value: K(q(Tg)), data: K(q(Sg)), operation: K(kg) }),
  hy = { execution_date__gte: K(B()), execution_date__lte: K(B()) },
  gy = K(B()),
  _y = {
    getHistory: I({
      operationId: `getHistory`,
      method: `GET`,
      path: `/v1/chains/{chainId}/safes/{safe}/transactions/history`,
      summary: `Executed transactions, newest first`,
      params: zg,
      query: W({ timezone: K(B()), timezone_offset: K(Pg), trusted: K(Mg), imitation: K(Mg), cursor: K(B()) }),
      response: B_(R_),
    }),
    getQueue: I({
      operationId: `getQueue`,
      method: `GET`,
      path: `/v1/chains/{chainId}/safes/{safe}/transactions/queued`,
      summary: `Proposals, waiting for signatures or execution`,
      params: zg,
      query: W({ trusted: K(Mg), cursor: K(B()) }),
      response: B_(z_),
    }),
    getIncomingTransfers: I({
      operationId: `getIncomingTransfers`,
      method: `GET`,
      path: `/v1/chains/{chainId}/safes/{safe}/incoming-transfers`,
      summary: `Transfers into the account, newest first`,
      params: zg,
      query: W({ trusted: K(Mg), ...hy, to: K(J), value: gy, token_address: K(J), cursor: K(B()) }),
      response: B_(P_),
    }),
    getMultisigTransactions: I({
      operationId: `getMultisigTransactions`,
      method: `GET`,
      path: `/v1/chains/{chainId}/safes/{safe}/multisig-transactions`,
      summary: `Trusted transactions of the owners, executed or not, highest nonce first`,
      params: zg,
      query: W({ ...hy, to: K(J), value: gy, nonce: K(Pg), executed: K(Mg), cursor: K(B()) }),
      response: B_(P_),
    }),
    getModuleTransactions: I({
      operationId: `getModuleTransactions`,
      method: `GET`,
      path: `/v1/chains/{chainId}/safes/{safe}/module-transactions`,
      summary: `Transactions of modules, newest first`,
      params: zg,
      query: W({ to: K(J), module: K(J), transaction_hash: K(Cg), cursor: K(B()) }),
      response: B_(P_),
    }),
    getTransaction: I({
      operationId: `getTransaction`,
      method: `GET`,
      path: `/v1/chains/{chainId}/transactions/{id}`,
      summary: `One transaction by id or safeTxHash`,
      params: W({ chainId: Y, id: B() }),
      response: j_,
    }),
    estimateTransaction: I({
      operationId: `estimateTransaction`,
      method: `POST`,
      path: `/v2/chains/{chainId}/safes/{safe}/multisig-transactions/estimations`,
      summary: `Nonces and safeTxGas`,
      params: zg,
      body: cy,
      response: ly,
    }),
    previewTransaction: I({
      operationId: `previewTransaction`,
      method: `POST`,
      path: `/v1/chains/{chainId}/transactions/{safe}/preview`,
      summary: `Classification and decoding before proposing`,
      params: zg,
      body: cy,
      response: M_,
    }),
    getConfirmationView: I({
      operationId: `getConfirmationView`,
      method: `POST`,
      path: `/v1/chains/{chainId}/safes/{safe}/views/transaction-confirmation`,
      summary: `Decoded call, for older clients`,
      params: zg,
      body: my,
      response: N_,
    }),
    proposeTransaction: I({
      operationId: `proposeTransaction`,
      method: `POST`,
      path: `/v1/chains/{chainId}/transactions/{safe}/propose`,
      summary: `Propose, or merge signatures into a known proposal`,
      params: zg,
      body: uy,
      response: j_,
    }),
    confirmTransaction: I({
      operationId: `confirmTransaction`,
      method: `POST`,
      path: `/v1/chains/{chainId}/transactions/{safeTxHash}/confirmations`,
      summary: `Add one owner's signature`,
      params: Bg,
      body: dy,
      response: j_,
    }),
    deleteTransaction: I({
      operationId: `deleteTransaction`,
      method: `DELETE`,
      path: `/v1/chains/{chainId}/transactions/{safeTxHash}`,
      summary: `Delete a proposal of one's own`,
      params: Bg,
      body: fy,
      response: null,
    }),
    decodeData: I({
      operationId: `decodeData`,
      method: `POST`,
      path: `/v1/chains/{chainId}/data-decoder`,
      summary: `Decode calldata`,
      params: Rg,
      body: py,
      response: h_,
    }),
  },
  vy = { ...uv, ...sy, ..._y, ...$_, ...Ug, ...Yg, ...vv, ...jv, ...Mv, ...Pv, ...e_, ...Qv, ...ry },
  yy = [
    `PENDING_MULTISIG_TRANSACTION`,
    `EXECUTED_MULTISIG_TRANSACTION`,
    `DELETED_MULTISIG_TRANSACTION`,
    `NEW_CONFIRMATION`,
    `INCOMING_ETHER`,
    `OUTGOING_ETHER`,
    `INCOMING_TOKEN`,
    `OUTGOING_TOKEN`,
    `MODULE_TRANSACTION`,
    `SAFE_CREATED`,
    `SAFE_UPDATED`,
    `MESSAGE_CREATED`,
    `MESSAGE_CONFIRMATION`,
    `NEW_DELEGATE`,
    `UPDATED_DELEGATE`,
    `DELETED_DELEGATE`,
    `CHAIN_UPDATE`,
    `SAFE_APPS_UPDATE`,
    `RESET`,
    `REORG_DETECTED`,
  ],
  by = Hh({
    type: $h(yy),
    chainId: B(),
    address: K(B()),
    timestamp: V(),
    safeTxHash: K(B()),
    txHash: K(B()),
    messageHash: K(B()),
  })
function xy(e, t) {
  let { subscribe: n, notify: r } = Di(t),
    i = e
  return {
    subscribe: n,
    get: () => i,
    set(e) {
      ;((i = e), r())
    },
  }
}
function Sy(e, t, n) {
  let r = xy(i(), () => (addEventListener(`storage`, a), () => removeEventListener(`storage`, a)))
  function i() {
    try {
      let r = localStorage.getItem(e)
      return r === null ? t : (n.parse(r) ?? t)
    } catch {
      return t
    }
  }
  function a(t) {
    ;(t.key === e || t.key === null) && r.set(i())
  }
  let o = {
    get: r.get,
    set(t) {
      try {
        localStorage.setItem(e, n.print(t))
      } catch {}
      r.set(t)
    },
    update: (e) => o.set(e(o.get())),
    subscribe: r.subscribe,
  }
  return o
}
var Cy = ({ subscribe: e, get: t }) => (0, E.useSyncExternalStore)(e, t),
  wy = (e) => ({
    parse(t) {
      try {
        let n = e.safeParse(JSON.parse(t))
        return n.success ? n.data : void 0
      } catch {
        return
      }
    },
    print: (e) => JSON.stringify(e),
  }),
  Ty = Sy(`countersign.own-chains`, [], wy(U(l_))),
  Ey = []
function Dy(e) {
  return ((Ey = e), Oy())
}
var Oy = () => [...Ey, ...Ty.get().filter(({ chainId: e }) => !Ey.some((t) => t.chainId === e))],
  ky = W({ chainId: B() })
function Ay(e) {
  let { data: t } = ky.safeParse(e)
  return t !== void 0 && jy(t.chainId)
}
var jy = (e) => !Ey.some((t) => t.chainId === e) && Ty.get().some((t) => t.chainId === e),
  My = () => Cy(Ty),
  Z = {
    config: () => [`config`],
    chains: () => [`chains`],
    account: ({ chainId: e, safe: t }) => [`account`, e, t],
    safe: (e) => [...Z.account(e), `safe`],
    nonces: (e) => [...Z.account(e), `nonces`],
    balances: (e, t) => [...Z.account(e), `balances`, t],
    collectibles: (e) => [...Z.account(e), `collectibles`],
    heldOnChain: (e, t) => [...Z.account(e), `held-on-chain`, t],
    queue: (e) => [...Z.account(e), `queue`],
    history: (e) => [...Z.account(e), `history`],
    transaction: (e, t) => [...Z.account(e), `transaction`, t],
    messages: (e) => [...Z.account(e), `messages`],
    message: (e, t) => [...Z.account(e), `message`, t],
    proposers: (e) => [...Z.account(e), `proposers`],
    creation: (e) => [...Z.account(e), `creation`],
    chainState: (e) => [...Z.account(e), `chain-state`],
    ownerSafes: (e) => [`owner-safes`, e],
    overviews: (e, t, n) => [`overviews`, e, t, n],
    apps: (e) => [`safe-apps`, e],
    indexing: (e) => [`indexing`, e],
    head: (e) => [`head`, e],
    fiatCodes: () => [`fiat-codes`],
    ens: (e, t) => [`ens`, e, t],
  },
  Ny = class extends Error {
    name = `ApiError`
    code
    statusCode
    retry
    detail
    constructor(e) {
      ;(super(e.message, e.cause === void 0 ? void 0 : { cause: e.cause }),
        (this.code = e.code),
        (this.statusCode = e.statusCode),
        (this.retry = e.retry ?? `never`),
        (this.detail = e.detail))
    }
  }
function Py(e, t, n = Math.random) {
  return Iy(t) ?? Math.floor(n() * 2 ** e) * 100
}
function Fy(e, t) {
  return new Promise((n, r) => {
    if (t?.aborted) {
      r(t.reason)
      return
    }
    let i = () => {
        ;(clearTimeout(a), r(t?.reason))
      },
      a = setTimeout(() => {
        ;(t?.removeEventListener(`abort`, i), n())
      }, e)
    t?.addEventListener(`abort`, i, { once: !0 })
  })
}
function Iy(e) {
  if (e === null) return null
  let t = /^\d+$/.test(e.trim()) ? Number(e) * 1e3 : Date.parse(e) - Date.now()
  return Number.isFinite(t) ? Math.max(0, t) : null
}
async function Ly(e, t, n) {
  let r = n.timeoutMs ?? 12e4,
    i = n.now ?? Date.now,
    a = i() + r
  for (let o = 0; ; o++) {
    let s = await Ry(e, t, n, Math.max(1, a - i()), r)
    if (s.status !== 429 || o >= 12) return s
    let c = Py(o, s.headers.get(`retry-after`), n.random)
    if (i() + c >= a) return s
    await (n.wait ?? Fy)(c, t.signal)
  }
}
async function Ry(e, t, n, r, i) {
  let a = AbortSignal.timeout(r),
    o = t.signal ? AbortSignal.any([t.signal, a]) : a
  try {
    return await (n.fetch ?? fetch)(e, { ...t, signal: o })
  } catch (n) {
    throw t.signal?.aborted
      ? n
      : a.aborted
        ? new Ny({
            code: `TIMEOUT`,
            statusCode: 0,
            message: `No answer from ${e} within ${i / 1e3} s`,
            retry: `later`,
            cause: n,
          })
        : new Ny({
            code: `UNREACHABLE`,
            statusCode: 0,
            message: `The service at ${e} cannot be reached`,
            retry: `later`,
            cause: n,
          })
  }
}
var zy = W({ code: K(Gh([V(), B()])), statusCode: K(V()), message: B(), detail: K(B()) })
async function By(e, t) {
  let n = await Hy(e),
    r = Uy(n),
    i = e.status
  if (!e.ok) {
    let t = zy.safeParse(r),
      a = t.success ? (t.data.code ?? t.data.statusCode) : void 0,
      o = i === 429 || i >= 502 ? `later` : `never`
    throw t.success && a !== void 0
      ? new Ny({ code: a, statusCode: i, message: `${a}: ${t.data.message}`, retry: o, detail: t.data.detail })
      : n !== `` && r === void 0
        ? new Ny({ code: i, statusCode: i, message: Vy(n), retry: o })
        : new Ny({ code: i, statusCode: i, message: e.statusText || `HTTP ${i}`, retry: o })
  }
  if (t === null) return
  if (r === void 0) throw new Ny({ code: `INVALID_CONTENT`, statusCode: i, message: Vy(n) })
  let a = t.safeParse(r)
  if (a.success) return a.data
  let o = a.error.issues[0]
  throw new Ny({
    code: `INVALID_CONTENT`,
    statusCode: i,
    message: `Invalid response content: ${o?.message ?? `unknown`} at ${o?.path.join(`.`) || `the top`}`,
    cause: a.error,
  })
}
var Vy = (e) => `Invalid response content: ${e.length > 200 ? `${e.slice(0, 200)}…` : e || `an empty answer`}`
async function Hy(e) {
  try {
    return await e.text()
  } catch (t) {
    if (t instanceof Error && t.name === `AbortError`) throw t
    let n = t instanceof Error && t.name === `TimeoutError`,
      r = n ? `TIMEOUT` : `UNREACHABLE`,
      i = n ? `took too long to arrive` : `broke off`,
      a = `The answer of ${e.url} ${i}`
    throw new Ny({ code: r, statusCode: e.status, message: a, retry: `later`, cause: t })
  }
}
function Uy(e) {
  try {
    return JSON.parse(e)
  } catch {
    return
  }
}
function Wy(e = {}) {
  let t = (e.baseUrl ?? ``).replace(/\/+$/, ``),
    n = async (n, r) => {
      let i = t + Jy(n, qy(n, r, e.currency ?? Ky)),
        a = { method: n.method, credentials: n.session ? `include` : `omit` }
      n.body && (a.body = JSON.stringify(Bp(n.body, r.body)))
      let o = {
        ...(n.body ? { 'content-type': `application/json` } : {}),
        ...(e.language ? { 'accept-language': e.language() } : {}),
      }
      return (
        Object.keys(o).length > 0 && (a.headers = o),
        r.signal && (a.signal = r.signal),
        By(await Ly(i, a, e), n.response)
      )
    },
    r = Object.fromEntries(Object.entries(vy).map(([e, t]) => [e, (e = {}) => n(t, e)]))
  if (!Gy(r)) throw TypeError(`A route of the table has no function in the client.`)
  return r
}
var Gy = (e) => Object.keys(vy).every((t) => typeof Reflect.get(e, t) == `function`),
  Ky = `usd`
function qy(e, t, n) {
  return e.path.includes(`{fiatCode}`) ? { ...t, params: { fiatCode: n, ...Yy(t.params) } } : t
}
function Jy(e, t) {
  let n = e.params ? Yy(Bp(e.params, t.params)) : {},
    r = e.path.replace(/\{(\w+)\}/g, (e, t) => encodeURIComponent(String(n[t])))
  if (!e.query || !t.query) return r
  let i = Object.fromEntries(Object.entries(t.query).filter(([, e]) => e != null)),
    a = new URLSearchParams()
  for (let [t, n] of Object.entries(Yy(Bp(e.query, i)))) a.set(t, String(n))
  let o = a.toString()
  return o ? `${r}?${o}` : r
}
function Yy(e) {
  if (typeof e == `object` && e) return { ...e }
  throw new Ny({ code: 0, statusCode: 0, message: `A route schema did not encode to an object` })
}
function Xy(e) {
  let t = Object.fromEntries(
    Object.keys(vy)
      .filter(Qy)
      .map((t) => [t, (n = {}) => e(t, n)]),
  )
  if (!Gy(t)) throw TypeError(`A route of the table has no function in the client.`)
  return t
}
async function Zy(e, t, n) {
  let r = Reflect.get(e, t)
  if (typeof r != `function`) throw TypeError(`This client has no function ${t}.`)
  return await r(n)
}
var Qy = (e) => Object.hasOwn(vy, e),
  $y = Sy(`countersign.source`, `auto`, {
    parse: (e) => (e === `auto` || e === `chain` ? e : void 0),
    print: (e) => e,
  }),
  eb = !0,
  tb = !1,
  nb = { from: `service`, why: null, since: Date.now(), serviceSeenAt: null },
  { subscribe: rb, notify: ib } = Di(() => $y.subscribe(ab))
function ab(e = Date.now()) {
  let t = eb ? ($y.get() === `chain` ? `chosen` : tb ? `lost` : null) : `none`
  t !== nb.why && ((nb = { ...nb, from: t === null ? `service` : `chain`, why: t, since: e }), ib())
}
var ob = {
  get: () => nb,
  subscribe: rb,
  setHasService(e) {
    ;((eb = e), ab())
  },
  serviceNamed() {
    ;((tb = !1), ab())
  },
  serviceAnswered(e = Date.now()) {
    ;((nb = { ...nb, serviceSeenAt: e }), (tb = !1), ab(e))
  },
  serviceLost() {
    ;((tb = !0), ab())
  },
}
ab()
var sb = () => Cy(ob),
  cb = (e) =>
    Xy(async (t, n) => {
      try {
        return await Zy(e, t, n)
      } catch (e) {
        if (!(e instanceof Ny) || e.detail === void 0) throw e
        let { code: t, statusCode: n, retry: r, detail: i } = e
        throw new Ny({ code: t, statusCode: n, retry: r, detail: i, message: i, cause: e })
      }
    }),
  lb = (e) => (e.cause instanceof Ny ? e.cause : e).message,
  ub = Gr(`connection`, {
    noneAnswers: (e) => `No node of ${e} answers`,
    allRefuse: ({ chain: e, why: t, attempts: n }) => `No node of ${e} answers: ${t} and refused ${n} attempts`,
    noAnswer: `The service does not answer.`,
    accountUnanswered: `The service did not answer for this account.`,
    streamAnswered: (e) => `The event stream answered ${e}`,
    limits: (e) => `${e} limits requests`,
    nodeUnanswered: (e) => `The node did not answer ${e}.`,
    hostAnswered: ({ host: e, status: t, text: n }) => `${e} answered ${t} ${n}`,
  }),
  db = (function () {
    let e = typeof document < `u` && document.createElement(`link`).relList
    return e && e.supports && e.supports(`modulepreload`) ? `modulepreload` : `preload`
  })(),
  fb = function (e, t) {
    return new URL(e, t).href
  },
  pb = {},
  mb = function (e) {
    return e.pathname.endsWith(`.css`)
  },
  hb = function (e, t, n) {
    if (t in e) return e[t]
    let r = n()
    if (!r) {
      e[t] = void 0
      return
    }
    let i = r.then(
      () => {
        e[t] = void 0
      },
      (n) => {
        throw (delete e[t], n)
      },
    )
    return ((e[t] = i), i)
  },
  Q = function (e, t, n) {
    let r = Promise.resolve()
    if (t && t.length > 0) {
      let e,
        i = document.querySelector(`meta[property=csp-nonce]`),
        a = i?.nonce || i?.getAttribute(`nonce`)
      function o(e) {
        return Promise.all(
          e.map((e) =>
            Promise.resolve(e).then(
              (e) => ({ status: `fulfilled`, value: e }),
              (e) => ({ status: `rejected`, reason: e }),
            ),
          ),
        )
      }
      function s(e) {
        return import.meta.resolve ? new URL(import.meta.resolve(e)) : new URL(e, import.meta.url)
      }
      r = o(
        t
          .map((t) => {
            t = fb(t, n)
            let r = s(t),
              i = mb(r)
            return hb(pb, r.href, () => {
              if (e === void 0) {
                e = { all: new Set(), styles: new Set() }
                let t = document.getElementsByTagName(`link`)
                for (let n = t.length - 1; n >= 0; n--) {
                  let r = t[n]
                  ;(e.all.add(r.href), r.rel === `stylesheet` && e.styles.add(r.href))
                }
              }
              if ((i ? e.styles : e.all).has(r.href)) return
              let t = document.createElement(`link`)
              if (
                ((t.rel = i ? `stylesheet` : db),
                i || (t.as = `script`),
                (t.crossOrigin = ``),
                (t.href = r.href),
                i && (t.integrity = _b(r.href)),
                a && t.setAttribute(`nonce`, a),
                document.head.appendChild(t),
                i)
              )
                return new Promise((e, n) => {
                  let i = (a) => {
                    ;(t.removeEventListener(`load`, i),
                      t.removeEventListener(`error`, i),
                      a.type === `error` ? (t.remove(), n(Error(`Unable to preload CSS for ${r}`))) : e(a))
                  }
                  ;(t.addEventListener(`load`, i), t.addEventListener(`error`, i))
                })
            })
          })
          .filter((e) => e !== void 0),
      )
    }
    function i(e) {
      let t = new Event(`vite:preloadError`, { cancelable: !0 })
      if (((t.payload = e), window.dispatchEvent(t), !t.defaultPrevented)) throw e
    }
    return r.then((t) => {
      for (let e of t || []) e.status === `rejected` && i(e.reason)
      return e().catch(i)
    })
  },
  gb
function _b(e) {
  if (!gb) {
    let { integrity: e } = JSON.parse(document.querySelector(`script[type="importmap"]`).textContent)
    gb = new Map(Object.entries(e).map(([e, t]) => [new URL(e, document.baseURI).href, t]))
  }
  let t = gb.get(e)
  if (!t) throw Error(`Unable to preload CSS without a hash: ` + e)
  return t
}
var vb = 4e3,
  yb = 8e3,
  bb = ``,
  xb = cb(Wy({ language: Vr })),
  Sb = null,
  Cb = new Set([
    `decodeData`,
    `previewTransaction`,
    `estimateTransaction`,
    `getConfirmationView`,
    `getInbox`,
    `getActivity`,
  ]),
  wb = (e) => vy[e].method === `GET` || Cb.has(e),
  Tb = Xy(async (e, t) => {
    let n = await Eb(e, t)
    return (zb(n, e), n)
  })
async function Eb(e, t) {
  if (ob.get().from === `chain` || Ay(t.params)) return Zy(await Ib(), e, t)
  if (!wb(e)) return Zy(xb, e, t)
  try {
    let n = await Pb(Zy(xb, e, t))
    return (e !== `getPageConfig` && ob.serviceAnswered(), n)
  } catch (n) {
    return !Fb(n) || (await Nb()) ? Db(e, t, n) : Zy(await Ib(), e, t)
  }
}
async function Db(e, t, n) {
  if ((e !== `getTransaction` && e !== `getMessage`) || !(n instanceof Ny) || n.statusCode !== 404) throw n
  let { findKept: r, keepsMessage: i } = await Q(
    async () => {
      let { findKept: e, keepsMessage: t } = await import(`./findKept-CpwC4q4c.js`)
      return { findKept: e, keepsMessage: t }
    },
    __vite__mapDeps([0, 1, 2]),
    import.meta.url,
  )
  if (!(e === `getMessage` ? await i(t.params) : (await r(t.params)) !== null)) throw n
  return Zy(await Ib(), e, t)
}
var Ob = () => Tb,
  kb = () => Ib(),
  Ab = () => xb,
  jb = (e) => `${bb}${e}`,
  Mb = (e) => {
    ;((bb = e.replace(/\/+$/, ``)), (xb = cb(Wy({ baseUrl: bb, language: Vr }))), ob.serviceNamed())
  }
function Nb() {
  return (
    (Sb ??= Wy({ baseUrl: bb, timeoutMs: vb })
      .getLive()
      .then(
        () => !0,
        () => !1,
      )
      .then((e) => ((Sb = null), e ? ob.serviceAnswered() : ob.serviceLost(), e))),
    Sb
  )
}
async function Pb(e) {
  let t,
    n = new Promise((e, n) => {
      t = setTimeout(() => {
        Nb().then((e) => {
          e || n(new Ny({ code: `TIMEOUT`, statusCode: 0, message: ub.noAnswer }))
        })
      }, yb)
    })
  try {
    return await Promise.race([e, n])
  } finally {
    clearTimeout(t)
  }
}
var Fb = (e) =>
    e instanceof Ny &&
    (e.statusCode === 0 || e.statusCode >= 502 || (e.statusCode === 200 && e.code === `INVALID_CONTENT`)),
  Ib = () =>
    Q(
      async () => {
        let { pageChainOnlyClient: e } = await import(`./rest-C3mDGTbO.js`).then((e) => e.t)
        return { pageChainOnlyClient: e }
      },
      __vite__mapDeps([3, 2, 1, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26]),
      import.meta.url,
    ).then(({ pageChainOnlyClient: e }) => e()),
  Lb = new Set([`chainName`, `humanDescription`, `methodName`, `name`, `symbol`, `tokenName`, `tokenSymbol`]),
  Rb = new Set([`getMessage`, `getMessages`, `getJournal`])
function zb(e, t) {
  if (!(typeof e != `object` || !e || (t !== void 0 && Rb.has(t))))
    for (let [t, n] of Object.entries(e))
      typeof n == `object` ? zb(n) : typeof n == `string` && Lb.has(t) && Reflect.set(e, t, Mi(n))
}
var Bb = 8,
  Vb = new Map()
function Hb(e, { method: t, params: n }, r, i) {
  return new Promise((a, o) => {
    if (i?.aborted) {
      o(i.reason)
      return
    }
    let s = Vb.get(e) ?? Ub(e, r)
    ;(Wb(s, i), s.calls.push({ method: t, params: n, signal: i, resolve: a, reject: o }))
  })
}
function Ub(e, t) {
  let n = { calls: [], over: new AbortController() }
  return (
    Vb.set(e, n),
    setTimeout(() => {
      ;(Vb.delete(e), t(n.calls).finally(() => n.over.abort()))
    }, Bb),
    n
  )
}
function Wb({ calls: e, over: t }, n) {
  n &&
    !e.some((e) => e.signal === n) &&
    n.addEventListener(
      `abort`,
      () => {
        for (let t of e) t.signal === n && t.reject(n.reason)
      },
      { once: !0, signal: t.signal },
    )
}
function Gb(e, t) {
  try {
    e.resolve(t())
  } catch (t) {
    e.reject(t)
  }
}
var Kb = 3e4,
  qb = 3e4,
  Jb = new Map(),
  Yb = xy(new Map()),
  Xb = (e) => {
    let t = Jb.get(e) ?? { failedUntil: -1 / 0, limitedAt: -1 / 0, restsUntil: -1 / 0 }
    return (Jb.set(e, t), t)
  }
function Zb(e, t) {
  let n = Yb.get()
  n.get(e)?.state !== t && Yb.set(new Map([...n, [e, { state: t, since: Date.now() }]]))
}
var Qb = {
    all: Yb.get,
    subscribe: Yb.subscribe,
    answered(e) {
      let t = Xb(e)
      ;((t.failedUntil = -1 / 0), Zb(e, performance.now() - t.limitedAt < qb ? `limited` : `answers`))
    },
    limited(e, t) {
      let n = Xb(e)
      ;((n.limitedAt = performance.now()),
        (n.restsUntil = n.limitedAt + Math.min(t, qb)),
        (n.failedUntil = -1 / 0),
        Zb(e, `limited`))
    },
    failed(e) {
      ;((Xb(e).failedUntil = performance.now() + Kb), Zb(e, `failing`))
    },
    restMs: (e) => Math.max(0, (Jb.get(e)?.restsUntil ?? 0) - performance.now()),
    isFailing: (e) => (Jb.get(e)?.failedUntil ?? 0) > performance.now(),
    rank: (e) => (Qb.isFailing(e) ? 2 : +(Qb.restMs(e) > 0)),
  },
  $b = () => Cy(Yb),
  ex = Sy(`countersign.own-rpc`, {}, wy(Zh(B(), U(jh({ protocol: /^https?$/ }))))),
  tx = () => Cy(ex),
  nx = (e, t) => ex.update((n) => ({ ...n, [e]: [...new Set([...(n[e] ?? []), t])] })),
  rx = (e, t) =>
    ex.update(({ [e]: n = [], ...r }) => {
      let i = n.filter((e) => e !== t)
      return i.length > 0 ? { ...r, [e]: i } : r
    }),
  ix = { eth_call: 1, eth_getBalance: 1, eth_getCode: 1, eth_getStorageAt: 2 },
  ax = /^0x[0-9a-f]+$/i
function ox(e, t, n, r) {
  let i = n[ix[t] ?? -1]
  if (typeof i != `string` || !ax.test(i)) return r()
  let a = JSON.stringify([t, n]),
    o = e.get(a)
  if (o) return o
  let s = r()
  return (e.set(a, s), s.catch(() => e.delete(a)), s)
}
function sx(e, t) {
  let n = t[e.chainId],
    r = [cx(e.rpcUri, n), cx(e.publicRpcUri, n)]
  return [...new Set(r.filter((e) => e !== null))]
}
function cx({ authentication: e, value: t }, n) {
  return t === ``
    ? null
    : e === `NO_AUTHENTICATION`
      ? t
      : e === `API_KEY_PATH`
        ? n === void 0
          ? null
          : `${t}${n}`
        : null
}
var lx = class extends Error {
    name = `RpcError`
    code
    data
    constructor(e, t = null, n, r) {
      ;(super(e, n === void 0 ? void 0 : { cause: n }), (this.code = t), (this.data = r))
    }
  },
  ux = Gr(`chain-reads`, {
    tooFewBytes: (e) => `The chain answered ${e} bytes, fewer than expected`,
    notSetUp: `this network is not set up for signatures of contracts (EIP-1271)`,
    timeUnread: (e) => `The time of block ${ti(e)} was not read.`,
    noAddress: (e) => `The chain answered ${e} where an address was expected`,
    noBytes: (e) => `The chain answered ${e} where bytes were expected`,
    noNumber: (e) => `The chain answered ${e} where a number was expected`,
    moduleTwice: (e) =>
      `The chain listed the module ${e} twice, so the list of modules does not end. Use another node.`,
    headMissing: (e) => `The node reported block ${ti(e)} as the newest, but does not return it. Try again later.`,
    noWholeBytes: `The signature is not a text of whole bytes in hex.`,
  }),
  dx = 64
function fx(e, ...t) {
  let n = t.map((e) => (typeof e == `bigint` ? e.toString(16) : e.slice(2).toLowerCase()).padStart(dx, `0`))
  return `0x${e.slice(2)}${n.join(``)}`
}
var px = (e, t = 0) => BigInt(`0x${_x(e, t)}`)
function mx(e, t = 0) {
  let n = _x(e, t)
  if (!/^0{24}/.test(n)) throw new lx(ux.noAddress(e))
  return jr(`0x${n.slice(24)}`)
}
function hx(e, t = 0) {
  let n = Number(px(e, t)) / 32,
    r = Number(px(e, n))
  return Array.from({ length: r }, (t, r) => mx(e, n + 1 + r))
}
function gx(e, t = 0) {
  let n = Number(px(e, t)) / 32,
    r = Number(px(e, n)),
    i = e.slice(2 + (n + 1) * dx).slice(0, r * 2)
  return new TextDecoder().decode(gi(`0x${i}`))
}
function _x(e, t) {
  let n = e.slice(2 + t * dx, 2 + (t + 1) * dx)
  if (n.length < dx) throw new lx(ux.tooFewBytes(e.length / 2 - 1))
  return n
}
function vx(e) {
  let t = [],
    n = 0
  return async (r) => {
    n >= e ? await new Promise((e) => t.push(e)) : (n += 1)
    try {
      return await r()
    } finally {
      let e = t.shift()
      e ? e() : --n
    }
  }
}
function yx(e) {
  if (typeof e == `string` && yi(e)) return e
  throw new lx(ux.noBytes(JSON.stringify(e)))
}
function bx(e) {
  if (typeof e == `string` && /^0x[0-9a-fA-F]+$/.test(e)) return BigInt(e)
  throw new lx(ux.noNumber(JSON.stringify(e)))
}
function xx(e) {
  if (e.length < 66) return null
  let t = px(e)
  return t <= 255n ? Number(t) : null
}
var Sx = `0xa0e67e2b`,
  Cx = async (e, t) => hx(yx(await e(`eth_call`, [{ to: t, data: Sx }, `latest`]))),
  wx = t({
    RpcError: () => lx,
    encodeCall: () => fx,
    limitParallel: () => vx,
    parseHex: () => yx,
    parseQuantity: () => bx,
    readAddress: () => mx,
    readAddresses: () => hx,
    readDecimals: () => xx,
    readOwners: () => Cx,
    readText: () => gx,
    readUint: () => px,
  }),
  Tx = class extends Error {
    name = `ThrottledError`
    retryAfter
    constructor(e, t) {
      ;(super(ub.limits(e)), (this.retryAfter = t))
    }
  },
  Ex =
    /rate.?limit|too many requests|throttl|(capacity|quota|compute units?).*(exceed|reach)|exceed.*(capacity|quota|compute unit|request)/i,
  Dx = ({ code: e, message: t }) => e === 429 || (e !== 3 && !/^execution reverted/i.test(t) && Ex.test(t)),
  Ox = W({ id: V(), result: K(zh()), error: K(W({ code: V(), message: B(), data: K(zh()) })) }),
  kx = W({ error: W({ code: V(), message: B() }) }),
  Ax = 1e4,
  jx = new Set()
async function Mx(e, t, { isApart: n = !1, signal: r } = {}) {
  let i = t.map(({ method: e, params: t }, n) => ({ jsonrpc: `2.0`, id: n, method: e, params: t })),
    [a] = i
  if (i.length === 1 && a) return [await Px(e, a, r)]
  if (!jx.has(e)) {
    let t = await Fx(e, i, r),
      a = U(Ox).safeParse(t)
    if (a.success) return a.data
    let o = kx.safeParse(t)
    if (o.success && Dx(o.data.error)) throw new Tx(new URL(e).host, null)
    n || jx.add(e)
  }
  return Promise.all(i.map((t) => Px(e, t, r)))
}
function Nx(e, { method: t }) {
  if (e?.error) throw new lx(e.error.message, e.error.code, void 0, e.error.data)
  if (!e || !(`result` in e)) throw new lx(ub.nodeUnanswered(t))
  return e.result
}
var Px = async (e, t, n) => Ox.parse(await Fx(e, t, n))
async function Fx(e, t, n) {
  let r = AbortSignal.timeout(Ax),
    i = await fetch(e, {
      method: `POST`,
      headers: { 'content-type': `application/json` },
      credentials: `omit`,
      body: JSON.stringify(t),
      signal: n ? AbortSignal.any([n, r]) : r,
    }),
    { status: a, statusText: o, headers: s } = i,
    c = s.get(`retry-after`)
  if (a === 429 || (a === 503 && c !== null)) throw new Tx(new URL(e).host, c)
  if (!i.ok) throw new lx(ub.hostAnswered({ host: new URL(e).host, status: a, text: o }))
  return i.json()
}
var Ix = xy([]),
  Lx = {
    subscribe: Ix.subscribe,
    begin(e) {
      let t = { ...e }
      return (Ix.set([...Ix.get(), t]), () => Ix.set(Ix.get().filter((e) => e !== t)))
    },
    hostFor: (e) => Ix.get().find((t) => t.chainId === e)?.host ?? null,
  },
  Rx = (e) => (0, E.useSyncExternalStore)(Lx.subscribe, () => Lx.hostFor(e)),
  zx = 1e3
async function Bx(e, t, n = !1) {
  let r = new AbortController(),
    i = Wx(t, r.signal),
    a = performance.now(),
    o = t,
    s = () => {}
  try {
    for (let t = 0; ; t += 1) {
      let r = await Vx(e, o, { isApart: n, tries: t, signal: i })
      if (((o = r.pending), o.length === 0 || i?.aborted)) return
      let c = performance.now() - a
      if (r.waitMs === null || t >= 12 || c + r.waitMs >= 12e4) {
        let n = Ux(e, r.last, t)
        for (let e of o) e.reject(n)
        return
      }
      ;(s(),
        (s = c + r.waitMs > zx ? Lx.begin({ chainId: e.chainId, host: Gx(r.url) }) : () => {}),
        await Fy(r.waitMs, i).catch(() => {}),
        (o = o.filter((e) => !e.signal?.aborted)))
    }
  } finally {
    ;(r.abort(), s())
  }
}
async function Vx({ urls: e }, t, { isApart: n, tries: r, signal: i }) {
  let a = t,
    o = null,
    s,
    c = ``
  for (let t of e()) {
    if (r > 0 && Qb.isFailing(t)) continue
    let e = Qb.restMs(t)
    try {
      if (e > 0 || ((a = Hx(a, await Mx(t, a, { isApart: n, signal: i }))), a.length > 0)) throw new Tx(Gx(t), null)
      return (Qb.answered(t), { pending: a, waitMs: o, last: s, url: t })
    } catch (a) {
      if (i?.aborted) break
      if (((s = a), a instanceof Tx)) {
        let n = e > 0 ? e : Py(r, a.retryAfter)
        ;(e === 0 && Qb.limited(t, a.retryAfter === null ? 0 : n), (o === null || n < o) && ((o = n), (c = t)))
      } else n || Qb.failed(t)
    }
  }
  return { pending: a, waitMs: o, last: s, url: c }
}
function Hx(e, t) {
  let n = new Map(t.map((e) => [e.id, e])),
    r = (e) => {
      let t = n.get(e)?.error
      return t !== void 0 && Dx(t)
    }
  for (let [t, i] of e.entries()) r(t) || Gb(i, () => Nx(n.get(t), i))
  return e.filter((e, t) => r(t))
}
function Ux({ name: e }, t, n) {
  return new lx(
    t instanceof Tx ? ub.allRefuse({ chain: e, why: t.message, attempts: n + 1 }) : ub.noneAnswers(e),
    null,
    t,
  )
}
function Wx(e, t) {
  let n = new Set(e.map(({ signal: e }) => e)),
    r = new AbortController(),
    i = () => {
      ;[...n].every((e) => e?.aborted) && r.abort()
    }
  for (let e of n) {
    if (e === void 0) return
    e.addEventListener(`abort`, i, { once: !0, signal: t })
  }
  return (i(), r.signal)
}
var Gx = (e) => (URL.canParse(e) ? new URL(e).host : e),
  Kx = t({
    allRpcUrls: () => Yx,
    liveRpcUrls: () => Xx,
    rpcRequest: () => Zx,
    rpcRequestApart: () => Qx,
    setRpcApiKeys: () => Jx,
  }),
  qx = {},
  Jx = (e) => {
    qx = e
  },
  Yx = (e) => [...new Set([...(ex.get()[e.chainId] ?? []), ...sx(e, qx)])],
  Xx = (e) => Yx(e).toSorted((e, t) => Qb.rank(e) - Qb.rank(t)),
  Zx = (e, t, n, r) => {
    let i = () => $x(e, t, n, !1, r)
    return e.reads && r === void 0 ? ox(e.reads, t, n, i) : i()
  },
  Qx = (e, t, n, r) => $x(e, t, n, !0, r)
function $x(e, t, n, r, i = e.signal) {
  let { chainId: a, chainName: o } = e,
    s = { chainId: a, name: o, urls: () => Xx(e) }
  return Hb([a, r, ...Yx(e)].join(` `), { method: t, params: n }, (e) => Bx(s, e, r), i)
}
async function eS(e, t) {
  ;(nS(e, await cb(Wy({ fetch: () => t.response })).getBoot(), t), ob.serviceAnswered())
}
async function tS(e) {
  ;(nS(e, await Ab().getBoot({ query: { page: `other` } }), { account: null, currency: `` }), ob.serviceAnswered())
}
function nS(e, t, { account: n, currency: r }) {
  ;(zb(t), rS(t.config), e.setQueryData(Z.config(), t.config), e.setQueryData(Z.chains(), Dy(t.chains)))
  let i = n === null ? null : li(n)
  if (!i?.ok) return
  let a = t.chains.find(({ shortName: e }) => e === i.account.shortName)
  if (!a) return
  let o = { chainId: a.chainId, safe: i.account.address }
  ;(t.safe && e.setQueryData(Z.safe(o), t.safe),
    t.queue && e.setQueryData(Z.queue(o), iS(t.queue)),
    t.history && e.setQueryData(Z.history(o), iS(t.history)))
  for (let n of t.details ?? []) e.setQueryData(Z.transaction(o, n.txId), n)
  t.balances && e.setQueryData(Z.balances(o, r), t.balances)
}
function rS(e) {
  ;(ob.setHasService(e.clientServiceUrl !== null), e.clientServiceUrl && Mb(e.clientServiceUrl), Jx(e.rpcApiKeys))
}
var iS = (e) => ({ pages: [e], pageParams: [null] })
function aS(e) {
  return e === null || !URL.canParse(e, `http://localhost`)
    ? null
    : new URL(e, `http://localhost`).searchParams.get(`cursor`)
}
var oS = () => Is({ queryKey: Z.chains(), queryFn: ({ signal: e }) => sS(e), staleTime: 1 / 0 })
async function sS(e) {
  let t = [],
    n = null
  do {
    let r = await Ob().getChains({ query: { cursor: n }, signal: e })
    ;(t.push(...r.results), (n = aS(r.next)))
  } while (n !== null)
  return Dy(t)
}
async function cS(e, t) {
  let [, n] = await Promise.all([
      e.fetchQuery({ ...oS(), staleTime: 0 }),
      Ab()
        .getAbout()
        .catch(() => null),
    ]),
    r = { ...t, pushPublicKey: t.pushPublicKey ?? n?.pushPublicKey ?? null }
  ;(rS(r), e.setQueryData(Z.config(), r))
}
async function lS(e, t, n) {
  let r = await uS(),
    i = typeof r == `object` ? r : null
  if (i?.clientServiceUrl) {
    if ((Mb(i.clientServiceUrl), await Nb())) return cS(e, i)
  } else if (i?.clientServiceUrl !== null && (await Nb())) throw n
  if (i?.clientServiceUrl !== null && (await t)) return
  let a = i?.chains ?? []
  if ((Dy(a), r === `unreachable` && Oy().length === 0)) throw n
  let o = i ?? W_.parse({ clientServiceUrl: r === `none` ? null : `` })
  ;(rS(o), e.setQueryData(Z.config(), o), e.setQueryData(Z.chains(), Dy(a)))
}
async function uS() {
  let e
  try {
    e = await fetch(`${Sf.isPortable ? `./` : `/`}config.json`, { credentials: `omit` })
  } catch {
    return `unreachable`
  }
  if (e.status >= 502) return `unreachable`
  try {
    return W_.parse(await e.json())
  } catch {
    return `none`
  }
}
function dS(e) {
  return new Promise((t, n) => {
    ;((e.oncomplete = e.onsuccess = () => t(e.result)), (e.onabort = e.onerror = () => n(e.error)))
  })
}
function fS(e, t) {
  let n,
    r = () => {
      if (n) return n
      let r = indexedDB.open(e)
      return (
        (r.onupgradeneeded = () => r.result.createObjectStore(t)),
        (n = dS(r)),
        n.then(
          (e) => {
            e.onclose = () => (n = void 0)
          },
          () => {
            n = void 0
          },
        ),
        n
      )
    }
  return (e, n) => r().then((r) => n(r.transaction(t, e).objectStore(t)))
}
var pS
function mS() {
  return ((pS ||= fS(`keyval-store`, `keyval`)), pS)
}
function hS(e, t = mS()) {
  return t(`readonly`, (t) => dS(t.get(e)))
}
function gS(e, t, n = mS()) {
  return n(`readwrite`, (n) => (n.put(t, e), dS(n.transaction)))
}
function _S(e, t, n = mS()) {
  return n(
    `readwrite`,
    (n) =>
      new Promise((r, i) => {
        let a = n.get(e)
        ;((a.onsuccess = function () {
          try {
            ;(n.put(t(a.result), e), r(dS(n.transaction)))
          } catch (e) {
            i(e)
          }
        }),
          (a.onerror = () => i(a.error)))
      }),
  )
}
function vS(e, t = mS()) {
  return t(`readwrite`, (t) => (t.delete(e), dS(t.transaction)))
}
function yS(e = mS()) {
  return e(`readwrite`, (e) => (e.clear(), dS(e.transaction)))
}
function bS(e, t) {
  return (
    (e.openCursor().onsuccess = function () {
      this.result && (t(this.result), this.result.continue())
    }),
    dS(e.transaction)
  )
}
function xS(e = mS()) {
  return e(`readonly`, (e) => {
    if (e.getAllKeys) return dS(e.getAllKeys())
    let t = []
    return bS(e, (e) => t.push(e.key)).then(() => t)
  })
}
function SS(e = mS()) {
  return e(`readonly`, (e) => {
    if (e.getAll && e.getAllKeys)
      return Promise.all([dS(e.getAllKeys()), dS(e.getAll())]).then(([e, t]) => e.map((e, n) => [e, t[n]]))
    let t = []
    return bS(e, (e) => t.push([e.key, e.value])).then(() => t)
  })
}
var CS = null,
  wS = { online: !0, serviceLostAt: CS },
  { subscribe: TS, notify: ES } = Di(() => {
    let e = [Qb.subscribe(ES), ob.subscribe(ES)]
    return () => {
      for (let t of e) t()
    }
  })
function DS() {
  let e = [...Qb.all().values()].map(({ state: e }) => e),
    t = ob.get().from === `service` && CS === null,
    n = e.length > 0 && e.every((e) => e === `failing`),
    r = t || !n
  return ((r !== wS.online || CS !== wS.serviceLostAt) && (wS = { online: r, serviceLostAt: CS }), wS)
}
var OS = {
    get: DS,
    subscribe: TS,
    reportFailure(e, t = !0, n = Date.now()) {
      ;((e instanceof Ny && (e.statusCode === 0 || e.statusCode >= 502)) ||
        (t && e instanceof lx && e.code === null)) &&
        CS === null &&
        ((CS = n), ES())
    },
    reportSuccess() {
      CS !== null && ((CS = null), ES())
    },
  },
  kS = () => Cy(OS),
  AS = 864e5
function jS() {
  return (
    MS(),
    new xs({
      queryCache: new bs({
        onError: (e, t) => OS.reportFailure(e, PS(t)),
        onSuccess: (e, t) => {
          PS(t) && OS.reportSuccess()
        },
      }),
      defaultOptions: {
        queries: { gcTime: AS, retry: !1, refetchOnWindowFocus: !1, networkMode: `offlineFirst`, staleTime: 1e4 },
        mutations: { retry: !1, networkMode: `offlineFirst` },
      },
    })
  )
}
var MS = () =>
    qo.setEventListener((e) => {
      let t = () => e(OS.get().online)
      return (t(), OS.subscribe(t))
    }),
  NS = new Set([
    `config`,
    `chains`,
    `owner-safes`,
    `overviews`,
    `inbox`,
    `indexing`,
    `fiat-codes`,
    `safe-apps`,
    `safe`,
    `nonces`,
    `balances`,
    `collectibles`,
    `queue`,
    `history`,
    `transaction`,
    `messages`,
    `message`,
    `creation`,
  ]),
  PS = ({ queryKey: [e, , , t] }) => NS.has(e === `account` ? t : e),
  FS = `query-cache`,
  IS = `1`,
  LS = fS(`countersign-cache`, `queries`),
  RS = {
    persister: {
      persistClient: (e) => zS(BS(e)).catch(() => void 0),
      restoreClient: () => hS(FS, LS),
      removeClient: () => vS(FS, LS),
    },
    maxAge: AS,
    buster: IS,
    dehydrateOptions: { shouldDehydrateQuery: (e) => e.state.data !== void 0 && e.meta?.persist !== !1 },
  },
  zS = (e) => LS(`readwrite`, (t) => (t.put(e, FS), t.transaction.commit(), dS(t.transaction)))
function BS(e) {
  let t = e.clientState.queries.map(({ queryKey: e, queryHash: t, dehydratedAt: n, state: r }) => ({
    queryKey: e,
    queryHash: t,
    dehydratedAt: n,
    state: {
      ...r,
      status: `success`,
      fetchStatus: `idle`,
      error: null,
      fetchFailureCount: 0,
      fetchFailureReason: null,
      isInvalidated: !0,
    },
  }))
  return { ...e, clientState: { mutations: [], queries: t } }
}
var VS = 1e3,
  HS = new Set([`added`, `removed`, `updated`])
function US(e) {
  let t,
    n = () => {
      ;(clearTimeout(t), (t = void 0), xf({ queryClient: e, ...RS }))
    },
    r = () => {
      t !== void 0 && n()
    },
    i = e.getQueryCache().subscribe(({ type: e }) => {
      HS.has(e) && (t ??= setTimeout(n, VS))
    })
  return (
    window.addEventListener(`pagehide`, r),
    document.addEventListener(`visibilitychange`, r),
    () => {
      ;(clearTimeout(t),
        i(),
        window.removeEventListener(`pagehide`, r),
        document.removeEventListener(`visibilitychange`, r))
    }
  )
}
function WS(e) {
  let t = GS(e),
    n = Sf.boot,
    r = (n) => KS(n.catch((n) => lS(e, t, n))),
    i = r(n ? eS(e, n) : tS(e))
  async function a() {
    let e = i.then(
      () => !0,
      () => t,
    )
    ;(await Promise.race([t.then((t) => t || e), e])) || (await i)
  }
  return {
    ready: a,
    fresh: () => i,
    retry: () => {
      i = r(tS(e))
    },
  }
}
async function GS(e) {
  try {
    await bf({ queryClient: e, ...RS })
  } catch {}
  US(e)
  let t = e.getQueryData(Z.config())
  return !t || e.getQueryData(Z.chains()) === void 0 ? !1 : (rS(t), e.setQueryData(Z.chains(), (e) => e && Dy(e)), !0)
}
function KS(e) {
  return (e.catch(() => void 0), e)
}
var qS = `tanstack_router_reload:`
function JS() {
  addEventListener(`vite:preloadError`, ({ payload: e }) => {
    try {
      sessionStorage.setItem(`${qS}${e.message}`, `1`)
    } catch {}
  })
}
var YS = W({ chainId: B(), asset: B(), currency: B(), price: B(), since: V(), at: V() }),
  XS = 864e5,
  ZS = 30 * XS,
  QS = 500,
  $S = Sy(`countersign.prices`, [], wy(U(YS))),
  eC =
    ({ chainId: e, currency: t }, n) =>
    (r) =>
      r.chainId === e && r.currency === t && r.asset === n.toLowerCase()
function tC(e, { items: t }, n = Date.now()) {
  let r = $S.get(),
    i = new Map(r.map((e) => [aC(e), e]))
  for (let { tokenInfo: r, fiatConversion: a } of t) {
    if (!(Number(a) > 0)) continue
    let { chainId: t, currency: o } = e,
      s = { chainId: t, asset: r.address.toLowerCase(), currency: o, price: a, since: n, at: n }
    i.set(aC(s), oC(i.get(aC(s)), s))
  }
  let a = [...i.values()].toSorted((e, t) => t.at - e.at).slice(0, QS)
  JSON.stringify(a) !== JSON.stringify(r) && $S.set(a)
}
var nC = () => Cy($S),
  rC = (e, t, n) => e.find(eC(t, n)) ?? null,
  iC = ({ since: e }, t = Date.now()) => t - e >= XS,
  aC = ({ chainId: e, currency: t, asset: n }) => [e, t, n].join()
function oC(e, t) {
  return e === void 0
    ? t
    : (!(Number(t.price) >= Number(e.price)) && t.at - e.at < ZS) || (t.price === e.price && t.at - e.at < 36e5)
      ? e
      : { ...t, since: e.since }
}
function sC(e) {
  let t = e.getQueryCache(),
    n = (t) => {
      let [n, r, , i, a] = t
      if (n !== `account` || i !== `balances` || typeof r != `string` || typeof a != `string`) return
      let o = e.getQueryData(t)
      o && tC({ chainId: r, currency: a }, o)
    }
  for (let { queryKey: e } of t.findAll({ queryKey: [`account`] })) n(e)
  t.subscribe((e) => {
    e.type === `updated` && e.action.type === `success` && n(e.query.queryKey)
  })
}
function cC(...e) {
  let t = [...e.filter((e) => e !== null), `Countersign`].join(` · `)
  ;(0, E.useEffect)(() => {
    document.title = t
  }, [t])
}
var $ = Gr(`shell`, {
  skip: `Skip to content`,
  main: `Main`,
  mainOnPhone: `Main, mobile`,
  home: `Countersign, home`,
  breadcrumb: `Breadcrumb`,
  needsYou: `Needs you`,
  accounts: `Accounts`,
  allAccounts: `All accounts`,
  pinned: `Pinned`,
  newTransaction: `New transaction`,
  newOnPhone: `New`,
  createOnPhone: `Create`,
  overview: `Overview`,
  assets: `Assets`,
  queue: `Queue`,
  history: `History`,
  messages: `Messages`,
  dapps: `Connected dapps`,
  addressBook: `Address book`,
  apps: `Apps`,
  setup: `Set-up`,
  settings: `Settings`,
  more: `More`,
  importTransaction: `Import a transaction`,
  createAccount: `Create an account`,
  lightScheme: `Light scheme`,
  darkScheme: `Dark scheme`,
  unnamed: `Unnamed account`,
  switchAccount: ({ name: e }) => `Account: ${e}. Switch account`,
  accountSetup: ({ chain: e, threshold: t, owners: n }) => `${e}, ${ti(t)} of ${ti(n)}`,
  search: `Search or jump to`,
  searchShortcut: `Ctrl K`,
  searchKeys: `Search or jump to, Control K`,
  networkIs: ({ chain: e }) => `Network: ${e}`,
  connect: `Connect wallet`,
  connecting: `Connecting`,
  wallet: `Wallet`,
  walletKind: `wallet`,
  walletIs: ({ name: e, wallet: t, state: n }) => (n === null ? `Wallet: ${e}, ${t}` : `Wallet: ${e}, ${t}, ${n}`),
  reconnecting: `reconnecting`,
  onUnknownNetwork: `on an unknown network`,
  onNetwork: ({ chain: e }) => `on ${e}`,
  onNetworkId: ({ id: e }) => `on network ${e}`,
  whereFrom: `Where the data come from`,
  offlineSince: ({ time: e }) => `Offline, last seen ${e}`,
  offlineBefore: `Offline, last seen before`,
  service: `Service`,
  chainOnly: `Chain only`,
  chainOnlyAt: ({ block: e }) => `Chain only, block ${e}`,
  sources: `Data sources`,
  build: `Build`,
  buildHelp: `This build, and how to compare it`,
  unknownBuild: `unknown`,
  otherBuild: ({ build: e }) => `${e}, not the build of the service`,
  chain: `Chain`,
  notAnswering: `not answering`,
  asking: `asking`,
  block: `block <block/>`,
  since: ({ time: e }) => `since ${e}`,
  nodeAnswers: `answers`,
  nodeLimits: `limits requests`,
  notUsed: `not used`,
  noService: `none`,
  lastSeen: ({ time: e }) => `last seen ${e}`,
  behind: (e) => ni(e, { one: `# block behind`, other: `# blocks behind` }),
  upToDate: `up to date, <time/>`,
  starting: `Loading Countersign`,
  notFound: `Not found`,
  noPage: `This page does not exist.`,
  noPageHelp: ({ path: e }) =>
    `There is no page at ${e}. Check the link for typing errors. It may be from another version.`,
  error: `Error`,
  pageFailed: `This page failed`,
  pageFailedHelp: `The other pages work. Text that you typed on them is stored.`,
  pageMissing: `This page did not arrive`,
  pageMissingHelp: `Check the connection, then try again. Pages that you opened before still work, and text that you typed is stored.`,
  cannotStart: `Countersign cannot start`,
})
function lC() {
  return (
    cC($.notFound),
    (0, k.jsx)(Ra, {
      level: 1,
      sentence: $.noPage,
      detail: $.noPageHelp({ path: location.pathname }),
      action: (0, k.jsx)(Wd, { to: `/accounts`, className: `cs-link`, children: $.allAccounts }),
    })
  )
}
var uC = (e) => Ei(e).replace(/\.$/, ``)
function dC({ error: e, reset: t }) {
  let n = Xu()
  cC($.error)
  let r = Ti(e),
    i = async () => {
      ;(r &&
        (await Promise.all(n.state.matches.map(({ routeId: e }) => n.routesById[e].options.component?.preload?.()))),
        t?.(),
        await n.invalidate())
    },
    { name: a, message: o, stack: s } = e instanceof Error ? e : Error(String(e))
  return (0, k.jsx)(za, {
    title: r ? $.pageMissing : $.pageFailed,
    code: uC(e),
    stillWorks: r ? $.pageMissingHelp : $.pageFailedHelp,
    details: `${a}: ${o}\n${s ?? ``}\nPage: ${location.pathname}`,
    onRetry: () => void i(),
  })
}
var fC = Jd()({ component: sf, errorComponent: dC, notFoundComponent: lC }),
  pC = 3e3,
  mC = xy(!1, () => {
    let e = mC.get() ? void 0 : setTimeout(hC, pC)
    return () => clearTimeout(e)
  })
function hC() {
  mC.get() || mC.set(!0)
}
function gC() {
  requestAnimationFrame(() => requestAnimationFrame(_C))
}
function _C() {
  ;`requestIdleCallback` in window ? requestIdleCallback(hC, { timeout: 1e3 }) : setTimeout(hC, 200)
}
var vC = () => Cy(mC),
  yC = { accounts: [], isLoading: !1, error: null, unreadChains: [], retry: () => {} },
  bC = {
    items: [],
    waiting: [],
    isLoading: !1,
    failed: [],
    partial: [],
    isCut: !1,
    below: [],
    staleSince: null,
    alarms: [],
    unreadRecoveries: 0,
    retry: () => {},
  },
  xC = (0, E.createContext)(() => {}),
  SC = (0, E.createContext)(yC),
  CC = (0, E.createContext)(bC),
  wC = ({ chainId: e, safe: t }) => `${e}:${t.toLowerCase()}`,
  TC = (e, t) => Cx((t, n) => Zx(e, t, n), t)
function EC(e) {
  let t = e,
    n = e,
    r = new Map()
  return {
    now: () => t,
    mark: (e) => {
      ;((t += 1), r.set(e.toLowerCase(), t))
    },
    markAll: () => {
      ;((t += 1), (n = t), r.clear())
    },
    hasChanged: (e, t) => {
      if (t < n) return !0
      let i = r.get(e.toLowerCase()) ?? 0,
        a = r.get(`${e.split(`:`)[0]}:`) ?? 0
      return Math.max(i, a) > t
    },
  }
}
var DC = EC(Date.now()),
  OC = (e, t) => {
    let n = [`account-owners`, e.chainId, t.join()]
    return Is({
      queryKey: n,
      queryFn: async ({ client: r }) => {
        let i = r.getQueryData(n),
          a = DC.now(),
          o = t.map((t) => ({ safe: t, name: wC({ chainId: e.chainId, safe: t }) })),
          s = (e) => i?.owners[e] !== void 0 && !DC.hasChanged(e, i.asOf),
          c = o.every(({ name: e }) => s(e)),
          l = await Promise.all(
            o.map(async ({ safe: t, name: n }) => {
              let r = i?.owners[n]
              return !c && r !== void 0 && s(n)
                ? [[n, r]]
                : TC(e, t).then(
                    (e) => [[n, e]],
                    () => [],
                  )
            }),
          )
        return { owners: Object.fromEntries(l.flat()), asOf: a }
      },
      meta: { persist: !1 },
      staleTime: 6e4,
    })
  },
  kC = [],
  AC = () => Fs(oS()).data ?? kC,
  jC = (e) =>
    Is({
      queryKey: Z.ownerSafes(e),
      queryFn: ({ signal: t }) => Ob().getOwnerSafesByChain({ params: { owner: e }, signal: t }),
    }),
  MC = W({ chainId: Y, safe: J, pinned: H(), addedAt: V() }),
  NC = Sy(`countersign.accounts`, [], wy(U(MC))),
  PC = (e, t) => e.chainId === t.chainId && Rr(e.safe, t.safe)
function FC(e, { pinned: t = !0, addedAt: n = Date.now() } = {}) {
  let r = jr(e.safe)
  NC.update((i) =>
    i.some((t) => PC(t, e))
      ? i.map((n) => (PC(n, e) ? { ...n, pinned: n.pinned || t } : n))
      : [...i, { chainId: e.chainId, safe: r, pinned: t, addedAt: n }],
  )
}
var IC = (e) => NC.update((t) => t.filter((t) => !PC(t, e))),
  LC = (e, t) => {
    t ? FC(e, { pinned: t }) : NC.update((n) => n.map((n) => (PC(n, e) ? { ...n, pinned: t } : n)))
  },
  RC = () => Cy(NC),
  zC = () => RC().filter(({ pinned: e }) => e),
  BC = `countersign.wallet`,
  VC = W({ id: B(), name: B(), address: J, chainId: q(B()), isDemo: H() })
function HC() {
  try {
    let e = VC.safeParse(JSON.parse(localStorage.getItem(BC) ?? `null`))
    return e.success ? e.data : null
  } catch {
    return null
  }
}
function UC(e) {
  try {
    e === null ? localStorage.removeItem(BC) : localStorage.setItem(BC, JSON.stringify(e))
  } catch {}
}
var WC = {
    status: `disconnected`,
    address: null,
    chainId: null,
    unsupported: !1,
    walletName: null,
    isDemo: !1,
    hasOwnNode: !1,
  },
  { subscribe: GC, notify: KC } = Di(),
  qC = aw(),
  JC = null,
  YC = null,
  XC = async () => {},
  ZC = {
    get: () => qC,
    getDialog: () => JC,
    getProvider: () => YC,
    set(e) {
      ;((qC = { ...qC, ...e }), KC())
    },
    setProvider(e) {
      ;((YC = e), KC())
    },
    setDialog(e) {
      ;((JC = e), KC())
    },
    clear() {
      ;((qC = WC), (YC = null), KC())
    },
    onDisconnect(e) {
      XC = e
    },
    subscribe: GC,
  },
  QC = () => Cy(ZC),
  $C = () => (0, E.useSyncExternalStore)(GC, ZC.getDialog),
  ew = () => ZC.setDialog(`connect`),
  tw = () => ZC.setDialog(`account`),
  nw = () => ZC.setDialog(`network`),
  rw = () => ZC.setDialog(`signIn`)
async function iw() {
  ;(UC(null), ZC.clear(), await XC())
}
function aw() {
  let e = HC()
  if (e === null) return WC
  let { address: t, chainId: n, name: r, isDemo: i } = e
  return { ...WC, status: `reconnecting`, address: t, chainId: n, walletName: r, isDemo: i }
}
function ow({ chains: e, saved: t, wallet: n, owned: r, ownersOf: i }) {
  let a = new Set(Object.entries(r).flatMap(([e, t]) => (t ?? []).map((t) => wC({ chainId: e, safe: t })))),
    o = new Set(t.map(wC)),
    s = new Map(e.map((e) => [e.chainId, e])),
    c = (e, t) => {
      if (n === null) return null
      let r = i(e, t),
        o = a.has(wC({ chainId: e, safe: t }))
      return r === void 0 ? (o ? `service` : null) : r.some((e) => Rr(e, n)) ? `chain` : o ? `contradicted` : null
    },
    l = Object.entries(r).flatMap(([e, t]) =>
      (t ?? []).map((t) => ({ chainId: e, safe: t, pinned: !1, isSaved: !1 })).filter((e) => !o.has(wC(e))),
    )
  return [...t.map((e) => ({ ...e, isSaved: !0 })), ...l].flatMap((e) => {
    let t = s.get(e.chainId)
    if (!t) return []
    let n = lw(e.safe)
    return {
      chain: t,
      key: { chainId: t.chainId, safe: n },
      safe: n,
      account: `${t.shortName}:${n}`,
      ownership: c(t.chainId, n),
      pinned: e.pinned,
      saved: e.isSaved,
    }
  })
}
var sw = new Map(),
  cw = 5e3
function lw(e) {
  let t = sw.get(e)
  if (t) return t
  sw.size >= cw && sw.clear()
  let n = jr(e)
  return (sw.set(e, n), n)
}
var uw = `0x0000000000000000000000000000000000000000`
function dw(e) {
  let t = AC(),
    n = RC(),
    { address: r } = QC(),
    i = Fs({ ...jC(r ?? uw), enabled: r !== null && e }),
    a = r === null ? void 0 : i.data,
    o = (0, E.useMemo)(
      () =>
        t.flatMap((e) => {
          let t = a?.[e.chainId] ?? []
          return t.length > 0 ? [{ chain: e, safes: t }] : []
        }),
      [t, a],
    ),
    s = vC(),
    c = Ns({ queries: o.map(({ chain: e, safes: t }) => ({ ...OC(e, t), enabled: s })), combine: fw }),
    { refetch: l, isPending: u, error: d } = i,
    f = (0, E.useMemo)(
      () => ow({ chains: t, saved: n, wallet: r, owned: a ?? {}, ownersOf: (e, t) => c[wC({ chainId: e, safe: t })] }),
      [t, n, r, a, c],
    )
  return (0, E.useMemo)(
    () => ({
      accounts: f,
      isLoading: r !== null && u,
      error: r !== null && !a ? d : null,
      unreadChains: t.filter(({ chainId: e }) => a?.[e] === null).map(({ chainName: e }) => e),
      retry: () => void l(),
    }),
    [f, r, u, a, d, t, l],
  )
}
var fw = (e) => Object.assign({}, ...e.map(({ data: e }) => e?.owners ?? {})),
  pw = (e) => e !== void 0 && !(`error` in e)
function mw(e, t) {
  let n = Object.values(e).filter(pw),
    r = new Map()
  for (let t of n)
    for (let n of t.owners) {
      let i = wC({ chainId: t.chainId, safe: n })
      i in e && r.set(i, [...(r.get(i) ?? []), t])
    }
  let i = new Map(),
    a = n.filter(({ owners: e }) => e.some((e) => Rr(e, t)))
  for (let e = 0; a.length > 0 && e <= 8; e++) {
    let t = a.map((e) => hw(e)).filter((e) => !i.has(e))
    for (let n of t) i.set(n, e)
    a = [...new Set(t)].flatMap((e) => r.get(e) ?? []).filter((e) => !i.has(hw(e)))
  }
  return i
}
var hw = ({ chainId: e, address: t }) => wC({ chainId: e, safe: t }),
  gw = 20,
  _w = 10,
  vw = 100,
  yw = 4
async function bw(e, t, n) {
  let r = t.filter((e) => xw(e) || e.moreMessages),
    i = vx(yw),
    a = await Promise.all(
      r.map(async (t, r) =>
        r >= gw
          ? [t, { ...t, isPartial: !0 }]
          : [
              t,
              await i(() => Cw(e, t, n)).catch((e) => {
                if (n.aborted) throw e
                return { ...t, isPartial: !0 }
              }),
            ],
      ),
    )
  return new Map(a)
}
var xw = ({ queued: e, queue: t }) => e > Sw(t),
  Sw = (e) => e.filter(({ type: e }) => e === `TRANSACTION`).length
async function Cw(e, t, n) {
  let r = { chainId: t.chainId, safe: t.address },
    i = [...t.queue],
    a = !1
  xw(t) &&
    (a = await ww(Sw(i), async (t) => {
      let a = await e.getQueue({ params: r, query: { cursor: t }, signal: n })
      return (i.push(...a.results), a.next !== null)
    }))
  let { messages: o } = t
  if (t.moreMessages) {
    let t = [],
      i = await ww(0, async (i) => {
        let a = await e.getMessages({ params: r, query: { cursor: i }, signal: n })
        for (let e of a.results) e.type === `MESSAGE` && e.status === `NEEDS_CONFIRMATION` && t.push(e)
        return a.next !== null
      })
    ;((o = t), (a ||= i))
  }
  return { ...t, queue: i, messages: o, isPartial: a }
}
async function ww(e, t) {
  for (let n = 0; n < _w; n++) if (!(await t(`limit=${vw}&offset=${e + n * vw}`))) return !1
  return !0
}
var Tw = 30
async function Ew(e, t) {
  let n = e.filter(Ay),
    r = e.filter((e) => !Ay(e)),
    i = Array.from({ length: Math.ceil(r.length / Tv) }, (e, t) => r.slice(t * Tv, (t + 1) * Tv)),
    a = await Promise.all([...i.map((e) => Dw(Ob(), e, t)), ...(n.length > 0 ? [kb().then((e) => Dw(e, n, t))] : [])])
  return Object.assign({}, ...a)
}
async function Dw(e, t, { wallet: n, signal: r }) {
  let i = new Map(),
    a = t.map(({ chainId: e, safe: t }) => `${e}:${t}`),
    o = null
  for (let t = 0; t < Tw; t++) {
    let n = await e.getInbox({ body: { safes: a, cursor: o }, signal: r }).catch((e) => {
      if (t === 0 || r.aborted) throw e
      return null
    })
    for (let e of n?.results ?? []) i.set(wC({ chainId: e.chainId, safe: e.address }), e)
    if (((o = n?.next ?? null), o === null)) break
  }
  let s = ({ owners: e }) => n !== null && e.some((e) => Rr(e, n)),
    c = await bw(
      e,
      [...[...i.values()].filter((e) => !(`error` in e))].toSorted((e, t) => Number(s(t)) - Number(s(e))),
      r,
    ),
    l = (e) => ({ chainId: e.chainId, address: e.safe, error: ub.accountUnanswered })
  return Object.fromEntries(
    t.map((e) => {
      let t = wC(e),
        n = i.get(t)
      return n === void 0 ? [t, l(e)] : [t, `error` in n ? n : (c.get(n) ?? { ...n, isPartial: !1 })]
    }),
  )
}
var Ow = 400,
  kw = (e, t) => {
    let n = [`inbox`, `known`, Mw(e), t]
    return Is({
      queryKey: n,
      queryFn: async ({ client: r, signal: i }) => {
        let a = Pw(Nw(r, n), t, i)
        return { entries: await a.entries(e), asOf: a.asOf, isCut: !1 }
      },
      staleTime: 6e4,
      structuralSharing: !1,
      placeholderData: To,
    })
  },
  Aw = (e, t, n) => {
    let r = [`inbox`, `below`, Mw(e), n]
    return Is({
      queryKey: r,
      queryFn: async ({ client: i, signal: a }) => {
        let o = Pw(Nw(i, r), n, a),
          s = {},
          c = !1,
          l = [...e]
        for (let e = 1; l.length > 0; e++) {
          let r = Ow - Object.keys(s).length
          if (r <= 0 || e > 8) return { entries: s, asOf: o.asOf, isCut: !0 }
          ;((c ||= l.length > r), Object.assign(s, await o.entries(l.slice(0, r))), (l = jw({ ...t, ...s }, n)))
        }
        return { entries: s, asOf: o.asOf, isCut: c }
      },
      staleTime: 6e4,
      structuralSharing: !1,
    })
  }
function jw(e, t) {
  let n = new Map()
  for (let [r, i] of mw(e, t)) {
    let t = e[r]
    if (!(i >= 8 || !pw(t)))
      for (let r of t.owns) {
        let i = { chainId: t.chainId, safe: r }
        wC(i) in e || n.set(wC(i), i)
      }
  }
  return [...n.values()]
}
var Mw = (e) => e.map(wC).toSorted().join(),
  Nw = (e, t) => e.getQueryData(t)
function Pw(e, t, n) {
  let r = DC.now(),
    i = (t) => DC.hasChanged(t, e?.asOf ?? 0),
    a = (t) => e?.entries[t] !== void 0 && !i(t),
    o = e !== void 0 && !Object.keys(e.entries).some(i)
  return {
    asOf: r,
    entries: async (r) => {
      let i = o ? r : r.filter((e) => !a(wC(e))),
        s = i.length > 0 ? await Ew(i, { wallet: t, signal: n }) : {}
      return Object.fromEntries(
        r.flatMap((t) => {
          let n = wC(t),
            r = s[n] ?? e?.entries[n]
          return r ? [[n, r]] : []
        }),
      )
    },
  }
}
function Fw(e) {
  let t = new Map()
  for (let n of e) {
    let e = t.get(n.account.account)
    e ? e.push(n) : t.set(n.account.account, [n])
  }
  return [...t.values()]
    .map((e) => e.toSorted(Iw))
    .toSorted(([e], [t]) => (e && t ? Iw(e, t) : 0))
    .flatMap((e) => {
      let [t] = e
      if (!t) return []
      let n = e.flatMap((e) => (e.kind === `on-chain-approval` ? e.parents : [])),
        r = [...new Map(n.map((e) => [e.account, e])).values()]
      return [{ account: t.account, items: e, through: r }]
    })
}
var Iw = (e, t) => Number(t.act === `execute`) - Number(e.act === `execute`) || e.since - t.since
function Lw(e, t) {
  let n = !1
  return e.flatMap((e) => {
    if ((e.type === `LABEL` && (n = e.label === `Next`), e.type !== `TRANSACTION`)) return []
    let r = zw(e.transaction, n, t)
    return r ? [{ ...r, transaction: e.transaction }] : []
  })
}
var Rw = (e, t, n) =>
  Lw(e, t).filter(({ act: e, transaction: r }) => {
    let i = n[r.id]
    return e === `execute` && i !== void 0 && Rr(i, t)
  })
function zw({ executionInfo: e, txStatus: t }, n, r) {
  if (e?.type !== `MULTISIG`) return null
  let { nonce: i, confirmationsSubmitted: a, confirmationsRequired: o, missingSigners: s } = e
  if (t === `AWAITING_EXECUTION`) return n ? { act: `execute`, nonce: i, signed: a, required: o } : null
  let c = s?.some(({ value: e }) => Rr(e, r)) ?? !1
  return t === `AWAITING_CONFIRMATIONS` && c ? { act: `sign`, nonce: i, signed: a, required: o } : null
}
var Bw = (e, t) =>
    e.flatMap((e) => {
      if (e.status !== `NEEDS_CONFIRMATION`) return []
      let { confirmations: n, confirmationsSubmitted: r, confirmationsRequired: i } = e
      return n.some(({ owner: e }) => Rr(e.value, t)) || r >= i ? [] : [{ message: e, signed: r, required: i }]
    }),
  Vw = `0xd4d9bdcd`,
  Hw = (e) => fx(Vw, e)
function Uw(e, t, n) {
  return e.flatMap((e) => {
    if (e.type !== `TRANSACTION` || zw(e.transaction, !1, n) !== null) return []
    let r = t.filter(({ safe: t }) => zw(e.transaction, !1, t) !== null),
      i = r[0] && zw(e.transaction, !1, r[0].safe)
    if (!i) return []
    let { nonce: a, signed: o, required: s } = i
    return [{ transaction: e.transaction, nonce: a, signed: o, required: s, parents: r }]
  })
}
var Ww = (e, t) =>
  e.flatMap((e) =>
    e.type !== `TRANSACTION` || e.transaction.txInfo.type !== `Custom`
      ? []
      : Rr(e.transaction.txInfo.to.value, t)
        ? [e.transaction]
        : [],
  )
function Gw({ txData: e }, t, n) {
  let r = n.split(`_`).at(-1) ?? ``
  return !e || !/^0x[0-9a-fA-F]{64}$/.test(r) ? !1 : Rr(e.to.value, t) && e.hexData?.toLowerCase() === Hw(yx(r))
}
function Kw({ accounts: e, chains: t, entries: n, wallet: r }) {
  let i = qw(e, t, n),
    a = mw(n, r),
    o = [],
    s = [],
    c = new Map()
  for (let [e, t] of i) {
    let l = n[e]
    if (!pw(l)) continue
    let u = { account: t, owners: l.owners.length },
      d = a.get(e) === 0,
      f = d ? Lw(l.queue, r) : Rw(l.queue, r, l.proposers)
    for (let e of f)
      o.push({
        ...e,
        ...u,
        kind: `transaction`,
        since: e.transaction.timestamp,
        isOnlyProposed: !d,
        ahead: e.nonce - l.nonce,
      })
    let p = Jw(e, l, { byName: i, reach: a, entries: n, wallet: r })
    for (let e of Uw(l.queue, p, r)) {
      let { timestamp: r } = e.transaction
      o.push({ ...e, ...u, kind: `on-chain-approval`, act: `sign`, ready: null, since: r, ahead: e.nonce - l.nonce })
      for (let r of e.parents) {
        let e = n[wC(r.key)]
        if (pw(e)) for (let { id: n } of Ww(e.queue, t.safe)) c.set(n, { parent: r, id: n })
      }
    }
    if (d)
      for (let e of Bw(l.messages, r))
        o.push({ ...e, ...u, kind: `message`, act: `sign`, since: e.message.creationTimestamp })
    s.push(...Xw(l, u, { wallet: r, isOwner: d }))
  }
  return {
    items: Fw(o).flatMap((e) => e.items),
    waiting: s.toSorted((e, t) => e.since - t.since),
    proposals: [...c.values()],
  }
}
function qw(e, t, n) {
  let r = new Map(e.map((e) => [wC(e.key), e]))
  for (let [e, { chainId: i, address: a }] of Object.entries(n)) {
    let n = r.has(e) ? void 0 : t.find((e) => e.chainId === i)
    n && r.set(e, Zw(n, a))
  }
  return r
}
function Jw(e, { chainId: t, owners: n }, r) {
  let { byName: i, reach: a, entries: o, wallet: s } = r
  return n.flatMap((n) => {
    let r = wC({ chainId: t, safe: n }),
      [c, l] = [i.get(r), a.get(r)]
    return !c || l === void 0 || r === e || c.ownership === `contradicted`
      ? []
      : l <= (a.get(e) ?? 1 / 0) || Yw(e, r, o, s)
        ? [{ ...c, isDirect: l === 0 }]
        : []
  })
}
function Yw(e, t, n, r) {
  let { [e]: i, ...a } = n
  return mw(a, r).has(t)
}
function Xw({ queue: e, messages: t, proposers: n }, r, { wallet: i, isOwner: a }) {
  let o = (e) => e !== void 0 && Rr(e, i),
    s = e.flatMap((e) => {
      let t = e.type === `TRANSACTION` ? e.transaction.executionInfo : null
      if (e.type !== `TRANSACTION` || t?.type !== `MULTISIG`) return []
      let { transaction: i } = e,
        { missingSigners: s, confirmationsSubmitted: c, confirmationsRequired: l } = t
      return i.txStatus !== `AWAITING_CONFIRMATIONS` ||
        s === null ||
        ((!a || s.some(({ value: e }) => o(e))) && (!o(n[i.id]) || a))
        ? []
        : [{ ...r, kind: `transaction`, transaction: i, signed: c, required: l, since: i.timestamp }]
    }),
    c = ({ confirmations: e }) => e.some(({ owner: e }) => o(e.value))
  return [
    ...s,
    ...t.filter(c).map((e) => {
      let { confirmationsSubmitted: t, confirmationsRequired: n, creationTimestamp: i } = e
      return { ...r, kind: `message`, message: e, signed: t, required: n, since: i }
    }),
  ]
}
function Zw(e, t) {
  let n = jr(t)
  return {
    chain: e,
    key: { chainId: e.chainId, safe: n },
    safe: n,
    account: `${e.shortName}:${n}`,
    ownership: null,
    pinned: !1,
    saved: !1,
  }
}
function Qw({ items: e, proposals: t, pendingParents: n, entries: r }) {
  return e.flatMap((e) => {
    if (e.kind !== `on-chain-approval`) return [e]
    let t = e.parents.map((t) => ({ parent: t, ...i(e, t) })),
      n = t.flatMap((e) => (e.ready ? [e.ready] : []))[0]
    if (n) return [{ ...e, act: `execute`, ready: n, parents: [] }]
    let r = t.flatMap(({ parent: e, isAsked: t }) => (t ? [e] : []))
    return r.length > 0 ? [{ ...e, parents: r }] : []
  })
  function i(e, r) {
    if (n.has(r.account)) return { isAsked: !1 }
    let i = t.filter((e) => e.parent.account === r.account),
      o = i.find(({ details: t }) => t && Gw(t, e.account.safe, e.transaction.id))
    return o
      ? { isAsked: !1, ...(!r.isDirect && a(o, r) ? { ready: { parent: r, id: o.id } } : {}) }
      : { isAsked: !i.some(({ isPending: e }) => e) }
  }
  function a({ details: e }, t) {
    let n = r[wC(t.key)],
      i = e?.detailedExecutionInfo
    return e?.txStatus === `AWAITING_EXECUTION` && i?.type === `MULTISIG` && pw(n) && Number(i.nonce) === n.nonce
  }
}
var $w = Gr(`queries`, { deleted: (e) => `${e} was deleted from the queue.` }),
  eT = new Set(),
  tT = {
    add(e) {
      eT.add(e.toLowerCase())
    },
    forget(e) {
      eT.delete(e.toLowerCase())
    },
    find(e) {
      let t = e.slice(e.lastIndexOf(`_`) + 1).toLowerCase()
      return eT.has(t) ? t : null
    },
  },
  nT = class extends ui {
    constructor(e) {
      ;(super({ code: `deleted`, message: $w.deleted(e), meta: { safeTxHash: e } }),
        (this.name = `TransactionDeletedError`))
    }
  },
  rT = (e, t) =>
    Is({
      queryKey: Z.transaction(e, t),
      queryFn: ({ signal: n }) => {
        let r = tT.find(t)
        if (r !== null) throw new nT(r)
        return Ob().getTransaction({ params: { chainId: e.chainId, id: t }, signal: n })
      },
    }),
  iT = (e) =>
    Is({
      queryKey: [...Z.queue(e), `with-unsigned`],
      queryFn: async ({ signal: t }) =>
        (await Ob().getQueue({ params: e, query: { cursor: null, trusted: !1 }, signal: t })).results,
      staleTime: 1e4,
      meta: { persist: !1 },
    }),
  aT = 20,
  oT = 40
function sT({ items: e, proposals: t }, n) {
  let r = e.flatMap((e) => (e.kind === `on-chain-approval` ? [e] : [])),
    i = r.flatMap(({ parents: e }) => e.filter(({ isDirect: e }) => !e)),
    a = [...new Map(i.map((e) => [e.account, e])).values()].slice(0, aT),
    o = Ns({ queries: a.map(({ key: e }) => ({ ...iT(e), enabled: n })) }),
    s = a.flatMap((e, t) =>
      r
        .filter((t) => t.parents.some(({ account: t }) => t === e.account))
        .flatMap(({ account: { safe: e } }) => Ww(o[t]?.data ?? [], e))
        .map(({ id: t }) => ({ parent: e, id: t })),
    ),
    c = [...new Map([...t, ...s].map((e) => [`${e.parent.account} ${e.id}`, e])).values()].slice(0, oT),
    l = Ns({ queries: c.map(({ parent: e, id: t }) => ({ ...rT(e.key, t), enabled: n })) }),
    u = c.map((e, t) => {
      let n = l[t]
      return { ...e, details: n?.data, isPending: n?.isPending ?? !1 }
    }),
    d = a.filter((e, t) => o[t]?.isPending).map(({ account: e }) => e)
  return {
    proposals: u,
    pendingParents: new Set(d),
    state: JSON.stringify([
      d,
      u.map(({ id: e, details: t, isPending: n }) => [e, n, t?.txStatus, t?.txData?.to.value, t?.txData?.hexData]),
    ]),
  }
}
var cT = (e) => (
    document.addEventListener(`visibilitychange`, e),
    () => document.removeEventListener(`visibilitychange`, e)
  ),
  lT = () => (0, E.useSyncExternalStore)(cT, () => document.visibilityState === `visible`),
  uT = `0x0000000000000000000000000000000000000000`,
  dT = {},
  fT = [],
  pT = { items: [], waiting: [], proposals: [] }
function mT({ accounts: e, isLoading: t }, n) {
  let { address: r } = QC(),
    i = AC(),
    [a, o] = [vC(), lT()],
    s = (0, E.useMemo)(() => e.map(({ key: e }) => e), [e]),
    c = (0, E.useMemo)(() => kw(s, r), [s, r]),
    l = s.length > 0 && n && r !== null,
    u = Fs({ ...c, enabled: l }),
    d = u.data?.entries ?? dT,
    f = (0, E.useMemo)(() => (r ? jw(d, r) : fT), [d, r]),
    p = (0, E.useMemo)(() => Aw(f, d, r ?? uT), [f, d, r]),
    m = f.length > 0 && n && a && o,
    h = Fs({ ...p, enabled: m }),
    g = f.length > 0 ? h.data : void 0,
    _ = (0, E.useMemo)(() => ({ ...g?.entries, ...d }), [g, d]),
    v = (0, E.useMemo)(() => (r ? Kw({ accounts: e, chains: i, entries: _, wallet: r }) : pT), [e, i, _, r]),
    { proposals: y, pendingParents: b, state: x } = sT(v, m || n),
    S = (0, E.useMemo)(() => Qw({ items: v.items, proposals: y, pendingParents: b, entries: _ }), [v, _, x]),
    { refetch: C, isError: ee, dataUpdatedAt: w } = u,
    te = u.data !== void 0,
    T =
      t ||
      (s.length > 0 && r !== null && u.isPending) ||
      (m && h.isPending) ||
      b.size > 0 ||
      y.some(({ isPending: e }) => e)
  return (0, E.useMemo)(() => {
    let t = qw(e, i, _),
      n = (e) => [...t].flatMap(([t, n]) => (e(t) ? [n] : []))
    return {
      items: S,
      waiting: v.waiting,
      isLoading: T,
      failed: e.length > 0 && !te && ee ? [...e] : n((e) => _[e] !== void 0 && !pw(_[e])),
      partial: n((e) => {
        let t = _[e]
        return pw(t) && t.isPartial
      }),
      isCut: g?.isCut ?? !1,
      below: Object.values(g?.entries ?? {}).map(({ chainId: e, address: t }) => ({ chainId: e, safe: t })),
      staleSince: te && ee ? w : null,
      retry: () => void C(),
    }
  }, [e, i, _, S, v, T, te, ee, w, g, C])
}
var hT = new Set([`/`, `/accounts`])
function gT({ children: e }) {
  let t = vf({ select: ({ location: e }) => hT.has(e.pathname) }),
    n = vC() || t,
    r = dw(n),
    i = mT(r, n),
    [{ alarms: a, unread: o }, s] = (0, E.useState)({ alarms: [], unread: 0 }),
    c = (0, E.useMemo)(() => ({ ...i, alarms: a, unreadRecoveries: o }), [i, a, o])
  return (0, k.jsx)(SC, {
    value: r,
    children: (0, k.jsx)(xC, { value: s, children: (0, k.jsx)(CC, { value: c, children: e }) }),
  })
}
var _T = { bar: `_bar_rukb5_1`, item: `_item_rukb5_21`, icon: `_icon_rukb5_37`, count: `_count_rukb5_52` }
function vT({ account: e, counts: t }) {
  if (e === null)
    return (0, k.jsxs)(`nav`, {
      className: _T.bar,
      'data-places': `4`,
      'aria-label': $.mainOnPhone,
      children: [
        (0, k.jsx)(yT, { link: { to: `/` }, icon: `inbox`, label: $.needsYou, count: t.needsYou, needsYou: !0 }),
        (0, k.jsx)(yT, { link: { to: `/accounts` }, icon: `stack-2`, label: $.accounts }),
        (0, k.jsx)(yT, { link: { to: `/create` }, icon: `users-plus`, label: $.createOnPhone }),
        (0, k.jsx)(yT, { link: { to: `/more` }, icon: `menu-2`, label: $.more }),
      ],
    })
  let n = { safe: e.account }
  return (0, k.jsxs)(`nav`, {
    className: _T.bar,
    'aria-label': $.mainOnPhone,
    children: [
      (0, k.jsx)(yT, { link: { to: `/` }, icon: `inbox`, label: $.needsYou, count: t.needsYou, needsYou: !0 }),
      (0, k.jsx)(yT, {
        link: { to: `/safes/$safe/queue`, params: n },
        icon: `list-check`,
        label: $.queue,
        count: t.queued,
      }),
      (0, k.jsx)(yT, { link: { to: `/safes/$safe/send`, params: n }, icon: `plus`, label: $.newOnPhone, create: !0 }),
      (0, k.jsx)(yT, { link: { to: `/safes/$safe/assets`, params: n }, icon: `coins`, label: $.assets }),
      (0, k.jsx)(yT, { link: { to: `/more` }, icon: `menu-2`, label: $.more }),
    ],
  })
}
function yT({ link: e, icon: t, label: n, count: r = 0, needsYou: i = !1, create: a = !1 }) {
  return (0, k.jsxs)(Wd, {
    ...e,
    className: _T.item,
    activeOptions: { exact: !0, includeSearch: !1 },
    children: [
      (0, k.jsxs)(`span`, {
        className: _T.icon,
        'data-create': a || void 0,
        children: [
          (0, k.jsx)($i, { name: t, size: 22 }),
          r > 0 && (0, k.jsx)(`span`, { className: _T.count, 'data-needs-you': i || void 0, children: ti(r) }),
        ],
      }),
      (0, k.jsx)(`span`, { children: n }),
    ],
  })
}
var bT = () => null,
  xT = (e) =>
    (0, E.lazy)(() =>
      e().then(
        (e) => ({ default: e }),
        () => ({ default: bT }),
      ),
    ),
  ST = `Pages show the data that this browser stored.`,
  CT = Gr(`notices`, {
    retry: `Retry now`,
    offline: `You are offline.`,
    offlineHelp: `Neither the service nor a node of the network answers. ${ST} You can sign with a device and share the signature as a file or QR code. Executing waits for a connection.`,
    serviceLost: ({ time: e }) => `The service has not answered since ${e}.`,
    serviceLostHelp: `${ST} Data from the chain still updates.`,
    noNetwork: `No service answers and no network is configured.`,
    addNetwork: `Add a network`,
    noNetworkHelp: `With the address of one node, this browser reads the chain without a service.`,
    readsChain: `This browser reads the chain directly. You can check, propose, sign and execute.`,
    nothingAnswers: `The nodes of the chain do not answer either. ${ST}`,
    noService: `No service is configured.`,
    chosen: `You chose to use the chain only.`,
    useService: `Use the service again`,
    returns: ({ works: e }) => `${e} The page returns to the service when it answers.`,
    nodeLimits: ({ host: e }) => `The node ${e} limits requests.`,
    nodeLimitsHelp: `This page repeats its request. That can take up to two minutes.`,
    queueTitle: `Only proposals stored in this browser are listed.`,
    queueText: `Other owners may have proposed or signed more. Ask them for a link, a file or a QR code.`,
    messagesTitle: `Only messages stored in this browser are listed.`,
    messagesText: `Other owners may have requested or signed more. Ask them for a link, a file or a QR code.`,
    appsTitle: `The list of apps comes from a service.`,
    appsText: `This page shows the last list. Your own apps open by their address, without their descriptions.`,
    inboxTitle: `Only accounts and proposals known to this browser are shown.`,
    inboxText: `Without a service, accounts cannot be found by their owner.`,
    accountsTitle: `Only accounts known to this browser are listed.`,
    accountsText: `Without a service, accounts cannot be found by their owner, and there are no prices.`,
    readingHistory: `Reading history:`,
    readingHistoryAt: ({ block: e }) =>
      `block ${ti(e)} is reached. The part that was read is stored, and reading continues from there.`,
    eventsOnly: `The history comes from events only.`,
    eventsOnlyText: ({ from: e, to: t }) =>
      `Read from blocks ${ti(e)} to ${ti(t)}, back to the creation. Coins that a contract sent without an event are missing.`,
    notComplete: `The history is not complete.`,
    readFurther: `Read further back`,
    notCompleteText: ({ from: e, to: t }) => `Read from events in blocks ${ti(e)} to ${ti(t)}.`,
    knownTokens: `Only known tokens are read.`,
    knownTokensText: ({ symbol: e, since: t }) =>
      t === null
        ? `${e}, tokens that moved, well-known tokens and those that you add. There are no prices.`
        : `${e}, tokens that moved since block ${ti(t)}, well-known tokens and those that you add. There are no prices.`,
    tokenAddress: `Token address`,
    tokenPlaceholder: `Address of a token`,
    addToken: `Add token`,
    noToken: ({ chain: e }) => `There is no ERC-20 token at this address on ${e}.`,
    justStarted: `it has just started.`,
    catchingUp: `The service is catching up:`,
    place: ({ block: e, of: t }) => `block ${ti(e)} of ${ti(t)}.`,
    placeLeft: ({ block: e, of: t, left: n }) => `block ${ti(e)} of ${ti(t)}, ${n} left.`,
    lessThanMinute: `less than a minute`,
    aboutMinutes: (e) => ni(e, { one: `about # minute`, other: `about # minutes` }),
    aboutHours: (e) => ni(e, { one: `about # hour`, other: `about # hours` }),
    aboutDays: (e) => ni(e, { one: `about # day`, other: `about # days` }),
    readingHelp: ({ words: e }) =>
      `${e} Lists are complete when it ends. Balances and everything that you sign are read from the chain.`,
    asLastSeen: `As last seen`,
    asOf: ({ time: e }) => `As of ${e}`,
  }),
  wT = xT(() =>
    Q(
      () => import(`./ChainOnlyNote-B0yfaJ1q.js`).then((e) => e.ChainOnlyNote),
      __vite__mapDeps([27, 2, 10, 1, 6, 7, 4, 5, 8, 9, 28]),
      import.meta.url,
    ),
  )
function TT({ account: e }) {
  let { online: t, serviceLostAt: n } = kS(),
    r = sb(),
    i = eo(),
    a = { label: CT.retry, onClick: () => void Nb().then(() => i.invalidateQueries()) }
  return t
    ? r.from === `chain`
      ? (0, k.jsxs)(k.Fragment, {
          children: [
            (0, k.jsx)(ET, { source: r, isAnswered: n === null, onRetry: a }),
            (0, k.jsx)(E.Suspense, { children: (0, k.jsx)(wT, { account: e }) }),
          ],
        })
      : n === null
        ? null
        : (0, k.jsx)(Va, {
            icon: `cloud-off`,
            title: CT.serviceLost({ time: zi(n) }),
            action: a,
            children: CT.serviceLostHelp,
          })
    : (0, k.jsx)(Va, { icon: `wifi-off`, title: CT.offline, action: a, children: CT.offlineHelp })
}
function ET({ source: { why: e, since: t }, isAnswered: n, onRetry: r }) {
  let i = AC().length > 0,
    a = kd()
  if (!i)
    return (0, k.jsx)(Va, {
      icon: `cloud-off`,
      title: CT.noNetwork,
      action: { label: CT.addNetwork, onClick: () => void a({ to: `/settings/networks` }) },
      children: CT.noNetworkHelp,
    })
  let o = n ? CT.readsChain : CT.nothingAnswers
  return e === `none`
    ? (0, k.jsx)(Va, { icon: `cloud-off`, title: CT.noService, children: o })
    : e === `chosen`
      ? (0, k.jsx)(Va, {
          icon: `cloud-off`,
          title: CT.chosen,
          action: { label: CT.useService, onClick: () => $y.set(`auto`) },
          children: o,
        })
      : (0, k.jsx)(Va, {
          icon: `cloud-off`,
          title: CT.serviceLost({ time: zi(t) }),
          action: r,
          children: CT.returns({ works: o }),
        })
}
var DT = (e, t) => e.features.includes(t),
  OT = () => Is({ queryKey: Z.config(), queryFn: () => Ob().getPageConfig(), staleTime: 1 / 0 }),
  kT = () => Fs(OT()).data ?? null,
  AT = W({ address: J, name: B().check(xh(1), bh(50)), chainId: q(Y) }),
  jT = Sy(`countersign.address-book`, [], wy(U(AT))),
  MT = ({ address: e, chainId: t }) => `${t ?? `all`} ${e.toLowerCase()}`,
  NT = (e) => {
    let t = new Set(e.map(MT))
    jT.update((n) => [
      ...n.filter((e) => !t.has(MT(e))),
      ...e.map((e) => ({ ...e, address: jr(e.address), name: e.name.trim() })),
    ])
  },
  PT = (e) => NT([e]),
  FT = (e) => {
    let t = new Set(e.map(MT))
    jT.update((e) => e.filter((e) => !t.has(MT(e))))
  },
  IT = (e) => FT([e])
function LT(e, t, n) {
  let r = e.filter((e) => Rr(e.address, t))
  return (r.find((e) => e.chainId === n) ?? r.find((e) => e.chainId === null))?.name ?? null
}
var RT = () => Cy(jT),
  zT = `0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e`,
  BT = new Set([`1`, `11155111`]),
  VT = (e) => (BT.has(e) ? zT : null),
  HT = (e, t, n, r) => ({ name: e, address: n, chainIds: t, source: r }),
  UT = (e, t, n) => ({ name: e, address: t, chainIds: null, source: n }),
  WT = [
    UT(`Permit2`, `0x000000000022D473030F116dDEE9F6B43aC78BA3`, `Uniswap/permit2`),
    UT(`Multicall3`, `0xcA11bde05977b3631167028862bE2a173976CA11`, `mds1/multicall3`),
    UT(
      `Deterministic deployment proxy`,
      `0x4e59b44847b379578588920cA78FbF26c0B4956C`,
      `Arachnid/deterministic-deployment-proxy`,
    ),
    UT(`Safe singleton factory`, `0x914d7Fec6aaC8cd542e72Bca78B30650d45643d7`, `safe-global/safe-singleton-factory`),
    UT(`ERC-1820 registry`, `0x1820a4B7618BdE71Dce8cdc73aAB6C95905faD24`, `ERC-1820`),
    UT(`EntryPoint v0.6`, `0x5FF137D4b0FDCD49DcA30c7CF57E578a026d2789`, `eth-infinitism/account-abstraction`),
    UT(`EntryPoint v0.7`, `0x0000000071727De22E5E9d8BAf0edAc6f37da032`, `eth-infinitism/account-abstraction`),
    UT(`EntryPoint v0.8`, `0x4337084D9E255Ff0702461CF8895CE9E3b5Ff108`, `eth-infinitism/account-abstraction`),
    {
      name: `ENS registry`,
      address: `0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e`,
      chainIds: [`1`, `11155111`],
      source: `ensdomains/ens-contracts`,
    },
    HT(`Wrapped Ether`, [`1`], `0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2`, `gnosis/canonical-weth`),
    HT(`Wrapped Ether`, [`10`, `8453`], `0x4200000000000000000000000000000000000006`, `OP Stack predeploys`),
    HT(`Wrapped Ether`, [`42161`], `0x82aF49447D8a07e3bd95BD0d56f35241523fBab1`, `Arbitrum token bridge`),
    HT(`Wrapped POL`, [`137`], `0x0d500B1d8E8eF31E21C99d1Db9A6444d3ADf1270`, `Polygon`),
    HT(`Wrapped BNB`, [`56`], `0xbb4CdB9CBd36B01bD1cBaEBF2De08d9173bc095c`, `BNB Smart Chain`),
    HT(`Wrapped AVAX`, [`43114`], `0xB31f66AA3C1e785363F0875A1B74E27b85FD66c7`, `Avalanche`),
  ],
  GT = (e, t) =>
    WT.find((n) => n.address.toLowerCase() === e.toLowerCase() && (n.chainIds === null || n.chainIds.includes(t)))
function KT(e, t, n) {
  let r = LT(e, t, n)
  if (r !== null) return { name: r, source: `you` }
  let i = GT(t, n)
  return i ? { name: i.name, source: `published` } : null
}
var qT = new TextEncoder()
function JT(e) {
  let t = new Uint8Array(32)
  if (e === ``) return pi(t)
  for (let n of e.split(`.`).toReversed()) {
    let e = new Uint8Array(64)
    ;(e.set(t), e.set(Dr(qT.encode(n)), 32), (t = new Uint8Array(Dr(e))))
  }
  return pi(t)
}
var YT = Gr(`ens`, {
  oddCharacter: (e) =>
    `The name has the character "${e}". Names with characters other than letters, digits and hyphens are not looked up here. Enter the address.`,
  noNames: ({ name: e, chain: t }) =>
    `${e} looks like a name, but names are not looked up on ${t}. Enter the address: 0x and 40 digits.`,
  noName: (e) => `"${e}" is not a name. A name has parts with dots between them, for example "team.eth".`,
})
function XT(e) {
  let t = e.trim().toLowerCase(),
    n = /[^a-z0-9_.-]/.exec(t)
  return n
    ? { ok: !1, reason: YT.oddCharacter(n[0]) }
    : !t.includes(`.`) || t.split(`.`).some((e) => e === `` || /^_*[^_]*_/.test(e.replace(/^_+/, ``)))
      ? { ok: !1, reason: YT.noName(e.trim()) }
      : { ok: !0, name: t }
}
var ZT = { resolver: `0x0178b8bf`, addr: `0x3b3b57de`, name: `0x691f3431` }
function QT(e) {
  if (!DT(e, `DOMAIN_LOOKUP`) || e.ensRegistryAddress === null) return null
  let t = VT(e.chainId)
  return t === null ? { address: e.ensRegistryAddress, namedBy: `service` } : { address: t, namedBy: `bundle` }
}
var $T = (e, t) => YT.noNames({ name: t, chain: e.chainName })
async function eE(e, t) {
  let n = JT(t),
    r = await nE(e, n)
  if (r === null) return null
  let i = await rE(e, r, fx(ZT.addr, n))
  return i === `0x` ? null : iE(mx(i))
}
async function tE(e, t) {
  let n = JT(`${t.slice(2).toLowerCase()}.addr.reverse`),
    r = await nE(e, n)
  if (r === null) return null
  let i = await rE(e, r, fx(ZT.name, n)),
    a = i === `0x` ? null : XT(gx(i))
  if (!a?.ok) return null
  let o = await eE(e, a.name)
  return o !== null && Rr(o, t) ? a.name : null
}
async function nE(e, t) {
  let n = QT(e)
  if (n === null) return null
  let r = await rE(e, n.address, fx(ZT.resolver, t))
  return r === `0x` ? null : iE(mx(r))
}
var rE = async (e, t, n) => yx(await Zx(e, `eth_call`, [{ to: t, data: n }, `latest`])),
  iE = (e) => (e === `0x0000000000000000000000000000000000000000` ? null : e),
  aE = new Map(),
  oE = new Set(),
  { subscribe: sE, notify: cE } = Di(),
  lE = (e, t) => `${e}:${t.toLowerCase()}`
function uE(e, t, n) {
  let r = lE(t.chainId, n),
    i = e.get(r)
  return (
    i === void 0 && !oE.has(r) && QT(t)?.namedBy === `bundle` && (oE.add(r), pE(() => void fE(t, n, r))), i ?? null
  )
}
var dE = () => (0, E.useSyncExternalStore)(sE, () => aE)
async function fE(e, t, n) {
  try {
    let r = await tE(e, t)
    ;((aE = new Map(aE).set(n, r)), r !== null && cE())
  } catch {
    oE.delete(n)
  }
}
var pE = (e) => (`requestIdleCallback` in window ? requestIdleCallback(e) : setTimeout(e, 300))
function mE() {
  let e = RT(),
    t = kT(),
    n = AC(),
    r = dE()
  return (0, E.useMemo)(() => {
    let i = t?.demo,
      a = (t, a) => {
        let o = KT(e, t, a)
        if (o) return o
        let s = i?.accounts.find((e) => e.chainId === a && Rr(e.address, t))
        if (s) return { name: s.name, source: `service` }
        let c = ((i?.chainIds.includes(a) ?? !1) ? [...(i?.owners ?? []), ...(i?.contacts ?? [])] : []).find((e) =>
          Rr(e.address, t),
        )
        if (c) return { name: c.name, source: `service` }
        let l = n.find((e) => e.chainId === a),
          u = l ? uE(r, l, t) : null
        return u === null ? null : { name: u, source: `chain` }
      }
    return {
      nameOf: a,
      nameOfInfo: (e, t) => a(e.value, t) ?? (e.name === null ? null : { name: e.name, source: `service` }),
    }
  }, [e, t, n, r])
}
var hE = (e) => Is({ queryKey: Z.safe(e), queryFn: ({ signal: t }) => Ob().getSafe({ params: e, signal: t }) }),
  gE = {
    nav: `_nav_zeala_1`,
    brand: `_brand_zeala_19`,
    link: `_link_zeala_31`,
    count: `_count_zeala_61`,
    switcher: `_switcher_zeala_78`,
    switcherText: `_switcherText_zeala_99`,
    create: `_create_zeala_116`,
    word: `_word_zeala_134`,
    pinned: `_pinned_zeala_144`,
    sources: `_sources_zeala_164`,
    node: `_node_zeala_193`,
    ok: `_ok_zeala_208`,
    warn: `_warn_zeala_212`,
    unknown: `_unknown_zeala_216`,
  }
function _E({ account: e, onSearch: t }) {
  let { nameOf: n } = mE(),
    r = Fs({ ...hE(e.key), enabled: !1 }).data,
    i = n(e.safe, e.chainId)?.name ?? $.unnamed,
    a = e.chain.chainName
  return (0, k.jsxs)(`button`, {
    type: `button`,
    className: gE.switcher,
    onClick: t,
    'aria-label': $.switchAccount({ name: i }),
    children: [
      (0, k.jsx)(ba, { address: e.safe, shape: `account`, size: 28 }),
      (0, k.jsxs)(`span`, {
        className: gE.switcherText,
        children: [
          (0, k.jsx)(`b`, { children: i }),
          (0, k.jsx)(`span`, {
            children: r ? $.accountSetup({ chain: a, threshold: r.threshold, owners: r.owners.length }) : a,
          }),
        ],
      }),
      (0, k.jsx)($i, { name: `selector`, size: 18 }),
    ],
  })
}
var vE = 12e3,
  yE = 4e3,
  bE = (e) =>
    Is({
      queryKey: Z.head(e.chainId),
      queryFn: async ({ signal: t }) => bx(await Zx(e, `eth_blockNumber`, [], t)),
      refetchInterval: e.l2 ? yE : vE,
      meta: { persist: !1 },
    }),
  xE = 15e3,
  SE = 4e3,
  CE = (e) =>
    Is({
      queryKey: Z.indexing(e),
      queryFn: ({ signal: t }) => Ob().getIndexingStatus({ params: { chainId: e }, signal: t }),
      refetchInterval: ({ state: { data: e } }) => (e && (e.progress !== null || e.accounts.length > 0) ? SE : xE),
      meta: { persist: !1 },
    }),
  wE = 3
function TE(e, t) {
  let n = Math.min(e.erc20BlockNumber, e.masterCopiesBlockNumber),
    r = t === null ? e.currentBlockNumber : Math.max(Number(t), e.currentBlockNumber),
    i = Math.max(0, r - n)
  return i <= wE ? { kind: `in-step` } : { kind: `behind`, blocks: i }
}
var EE = { ok: `circle-check`, warn: `alert-triangle`, unknown: `help-circle` }
function DE({ account: e }) {
  let t = AC(),
    n = kT()?.build ?? null,
    r = Sf.build !== null && n !== null && n !== Sf.build,
    i = e?.chain ?? t[0],
    a = Sf.build === null ? $.unknownBuild : `${Sf.build.slice(0, 8)}…`
  return (0, k.jsxs)(`dl`, {
    className: gE.sources,
    'aria-label': $.sources,
    children: [
      i && (0, k.jsx)(OE, { chain: i }),
      i && (0, k.jsx)(kE, { chain: i }),
      i && (0, k.jsx)(jE, { chain: i }),
      (0, k.jsx)(ME, {
        label: $.build,
        standing: r ? `warn` : `unknown`,
        children: (0, k.jsx)(Wd, {
          to: `/settings/build`,
          className: `cs-link`,
          title: $.buildHelp,
          children: r ? $.otherBuild({ build: a }) : a,
        }),
      }),
    ],
  })
}
function OE({ chain: e }) {
  let t = Fs({ ...bE(e), enabled: vC() })
  return t.isError
    ? (0, k.jsx)(ME, { label: $.chain, standing: `warn`, children: $.notAnswering })
    : (0, k.jsx)(ME, {
        label: $.chain,
        standing: t.data === void 0 ? `unknown` : `ok`,
        children:
          t.data === void 0
            ? $.asking
            : (0, k.jsx)(Ta, { text: $.block, slots: { block: (0, k.jsx)(Ca, { block: t.data }) } }),
      })
}
function kE({ chain: e }) {
  let t = $b()
  return Yx(e).map((e) => {
    let { state: n, since: r } = t.get(e) ?? { state: `unasked`, since: null },
      { standing: i, words: a } = AE(n)
    return (0, k.jsx)(
      ME,
      {
        label: new URL(e).host,
        standing: i,
        isNode: !0,
        children: (0, k.jsx)(`span`, { title: r === null ? void 0 : $.since({ time: zi(r) }), children: a }),
      },
      e,
    )
  })
}
var AE = (e) =>
  ({
    answers: { standing: `ok`, words: $.nodeAnswers },
    limited: { standing: `warn`, words: $.nodeLimits },
    failing: { standing: `warn`, words: $.notAnswering },
    unasked: { standing: `unknown`, words: $.notUsed },
  })[e]
function jE({ chain: e }) {
  let t = vC(),
    n = Fs({ ...bE(e), enabled: !1 }).data ?? null,
    { from: r, why: i, serviceSeenAt: a } = sb(),
    o = Fs({ ...CE(e.chainId), enabled: t && r === `service` })
  if (r === `chain`)
    return (0, k.jsx)(ME, {
      label: $.service,
      standing: i === `lost` ? `warn` : `unknown`,
      children:
        i === `none`
          ? $.noService
          : i === `chosen`
            ? $.notUsed
            : a === null
              ? $.notAnswering
              : $.lastSeen({ time: zi(a) }),
    })
  if (o.isError) return (0, k.jsx)(ME, { label: $.service, standing: `warn`, children: $.notAnswering })
  if (!o.data) return (0, k.jsx)(ME, { label: $.service, standing: `unknown`, children: $.asking })
  let s = TE(o.data, n)
  return s.kind === `behind`
    ? (0, k.jsx)(ME, { label: $.service, standing: `warn`, children: $.behind(s.blocks) })
    : (0, k.jsx)(ME, {
        label: $.service,
        standing: `ok`,
        children: (0, k.jsx)(Ta, {
          text: $.upToDate,
          slots: { time: (0, k.jsx)(Pa, { at: o.dataUpdatedAt, form: `relative`, focusable: !1 }) },
        }),
      })
}
function ME({ label: e, standing: t, isNode: n = !1, children: r }) {
  return (0, k.jsxs)(`div`, {
    className: n ? gE.node : void 0,
    children: [
      (0, k.jsxs)(`dt`, {
        title: n ? e : void 0,
        children: [(0, k.jsx)($i, { name: EE[t], size: 14, className: gE[t] }), (0, k.jsx)(`span`, { children: e })],
      }),
      (0, k.jsx)(`dd`, { children: r }),
    ],
  })
}
function NE({ link: e, icon: t, label: n, count: r = 0, needsYou: i = !1, exact: a = !1, isHere: o = !1 }) {
  return (0, k.jsx)(`li`, {
    children: (0, k.jsxs)(Wd, {
      ...e,
      className: fe(gE.link, o && `active`),
      ...(o ? { 'aria-current': `page` } : {}),
      activeOptions: { exact: a, includeSearch: !1 },
      title: n,
      children: [
        (0, k.jsx)($i, { name: t }),
        (0, k.jsx)(`span`, { className: gE.word, children: n }),
        r > 0 && (0, k.jsx)(`span`, { className: gE.count, 'data-needs-you': i || void 0, children: r }),
      ],
    }),
  })
}
function PE() {
  let e = zC(),
    t = AC(),
    { nameOf: n } = mE()
  return e.length === 0
    ? null
    : (0, k.jsxs)(`div`, {
        className: gE.pinned,
        children: [
          (0, k.jsx)(`h2`, { children: $.pinned }),
          e.map(({ chainId: e, safe: r }) => {
            let i = t.find((t) => t.chainId === e)
            return i
              ? (0, k.jsxs)(
                  Wd,
                  {
                    to: `/safes/$safe`,
                    params: { safe: `${i.shortName}:${r}` },
                    className: gE.link,
                    children: [
                      (0, k.jsx)(ba, { address: r, shape: `account`, size: 18 }),
                      (0, k.jsx)(`span`, { children: n(r, e)?.name ?? (0, k.jsx)(xa, { value: r }) }),
                    ],
                  },
                  `${e}:${r}`,
                )
              : null
          }),
        ],
      })
}
var FE = xy(null)
function IE(e, t) {
  ;(0, E.useEffect)(() => {
    if (t !== null) return (FE.set({ list: e, name: t }), () => FE.set(null))
  }, [e, t])
}
var LE = Gr(`page-names`, {
    appearance: `Appearance`,
    networks: `Networks and service`,
    yourData: `Your data`,
    build: `This build`,
    import: `Import`,
    newAccount: `New account`,
    prove: `Prove control`,
    addOwner: `Add an owner`,
    transactionOnChain: `Transaction on chain`,
    addressOnChain: `Address on chain`,
    appPermissions: `App permissions`,
    sharedApp: `Shared app`,
    app: `App`,
    newMessage: `New message`,
    message: `Message`,
    checkSignature: `Check a signature`,
    upgrade: `Upgrade`,
    accountBelow: `Account below`,
    owners: `Change owners`,
    addModule: `Add a module`,
    guard: `Guard`,
    handler: `Fallback handler`,
    recovery: `Recovery`,
    startRecovery: `Start a recovery`,
    contractCalls: `Contract calls`,
    review: `Review`,
    transaction: `Transaction`,
  }),
  RE = {
    '/_app/': () => $.needsYou,
    '/_app/accounts': () => $.allAccounts,
    '/_app/address-book': () => $.addressBook,
    '/_app/settings': () => $.settings,
    '/_app/settings_/appearance': () => LE.appearance,
    '/_app/settings_/networks': () => LE.networks,
    '/_app/settings_/data': () => LE.yourData,
    '/_app/settings_/build': () => LE.build,
    '/_app/import': () => LE.import,
    '/_app/more': () => $.more,
    '/_app/create': () => LE.newAccount,
    '/_app/prove': () => LE.prove,
    '/_app/addOwner': () => LE.addOwner,
    '/_app/explorer/$chain/tx/$hash': () => LE.transactionOnChain,
    '/_app/explorer/$chain/address/$address': () => LE.addressOnChain,
    '/_app/safes/$safe/': () => $.overview,
    '/_app/safes/$safe/assets': () => $.assets,
    '/_app/safes/$safe/queue': () => $.queue,
    '/_app/safes/$safe/history': () => $.history,
    '/_app/safes/$safe/dapps': () => $.dapps,
    '/_app/safes/$safe/apps': () => $.apps,
    '/_app/settings_/apps': () => LE.appPermissions,
    '/_app/share_/safe-app': () => LE.sharedApp,
    '/_app/safes/$safe/apps_/open': () => LE.app,
    '/_app/safes/$safe/messages/': () => $.messages,
    '/_app/safes/$safe/messages/review': () => LE.newMessage,
    '/_app/safes/$safe/messages/$hash': () => LE.message,
    '/_app/safes/$safe/messages/check': () => LE.checkSignature,
    '/_app/safes/$safe/setup': () => $.setup,
    '/_app/safes/$safe/setup_/upgrade': () => LE.upgrade,
    '/_app/safes/$safe/setup_/new-account': () => LE.accountBelow,
    '/_app/safes/$safe/setup_/owners': () => LE.owners,
    '/_app/safes/$safe/setup_/modules/add': () => LE.addModule,
    '/_app/safes/$safe/setup_/guard': () => LE.guard,
    '/_app/safes/$safe/setup_/handler': () => LE.handler,
    '/_app/safes/$safe/setup_/recovery': () => LE.recovery,
    '/_app/safes/$safe/setup_/recovery_/start': () => LE.startRecovery,
    '/_app/safes/$safe/settings': () => $.settings,
    '/_app/safes/$safe/send': () => $.newTransaction,
    '/_app/safes/$safe/contract-calls': () => LE.contractCalls,
    '/_app/safes/$safe/review': () => LE.review,
    '/_app/safes/$safe/transactions/$id': () => LE.transaction,
  },
  zE = `/_app/safes/$safe/apps_/open`
function BE() {
  let e = Cy(FE),
    t = ff({
      select: (e) => {
        let t = e.at(-1),
          n = t?.routeId === zE ? t.search.appUrl : ``
        return URL.canParse(n) ? new URL(n).host : (RE[t?.routeId ?? ``]?.() ?? $.notFound)
      },
    })
  return e?.name ?? t
}
var VE = {
    '/_app/settings_/appearance': { page: `settings`, name: () => $.settings },
    '/_app/settings_/networks': { page: `settings`, name: () => $.settings },
    '/_app/settings_/apps': { page: `settings`, name: () => $.settings },
    '/_app/settings_/build': { page: `settings`, name: () => $.settings },
    '/_app/safes/$safe/messages/$hash': { page: `messages`, name: () => $.messages },
    '/_app/safes/$safe/messages/review': { page: `messages`, name: () => $.messages },
    '/_app/safes/$safe/contract-calls': { page: `send`, name: () => $.newTransaction },
    [zE]: { page: `apps`, name: () => $.apps },
    '/_app/safes/$safe/messages/check': { page: `messages`, name: () => $.messages },
    '/_app/safes/$safe/setup_/owners': { page: `setup`, name: () => $.setup },
    '/_app/safes/$safe/setup_/modules/add': { page: `setup`, name: () => $.setup },
    '/_app/safes/$safe/setup_/guard': { page: `setup`, name: () => $.setup },
    '/_app/safes/$safe/setup_/handler': { page: `setup`, name: () => $.setup },
    '/_app/safes/$safe/setup_/recovery': { page: `setup`, name: () => $.setup },
    '/_app/safes/$safe/setup_/recovery_/start': { page: `setup`, name: () => $.setup },
    '/_app/safes/$safe/setup_/upgrade': { page: `setup`, name: () => $.setup },
    '/_app/safes/$safe/setup_/new-account': { page: `setup`, name: () => $.setup },
  },
  HE = { queue: { page: `queue`, name: () => $.queue }, history: { page: `history`, name: () => $.history } },
  UE = (e) => Object.hasOwn(VE, e)
function WE() {
  let e = Cy(FE),
    t = ff({
      select: (e) => {
        let t = e.at(-1)?.routeId ?? ``
        return UE(t) ? VE[t] : null
      },
    })
  return e ? HE[e.list] : t
}
var GE = () => ff({ select: (e) => e.at(-1)?.routeId.startsWith(`/_app/settings`) ?? !1 }),
  KE = new Set([
    `/_app/safes/$safe/review`,
    `/_app/safes/$safe/transactions/$id`,
    `/_app/safes/$safe/messages/review`,
    `/_app/safes/$safe/messages/$hash`,
  ]),
  qE = (e) => KE.has(e),
  JE = () => ff({ select: (e) => e.some(({ routeId: e }) => qE(e) || e === zE) }),
  YE = `Countersign`
function XE({ account: e, counts: t, onSearch: n }) {
  let r = { safe: e?.account ?? `` },
    i = GE(),
    a = (kT()?.walletConnect.projectId ?? null) !== null
  return (0, k.jsxs)(`nav`, {
    className: gE.nav,
    'aria-label': $.main,
    children: [
      (0, k.jsxs)(Wd, {
        to: `/`,
        className: gE.brand,
        'aria-label': $.home,
        children: [(0, k.jsx)(ca, {}), (0, k.jsx)(`span`, { className: gE.word, children: YE })],
      }),
      (0, k.jsxs)(`ul`, {
        children: [
          (0, k.jsx)(NE, {
            link: { to: `/` },
            exact: !0,
            icon: `inbox`,
            label: $.needsYou,
            count: t.needsYou,
            needsYou: !0,
          }),
          (0, k.jsx)(NE, { link: { to: `/accounts` }, icon: `stack-2`, label: $.accounts }),
        ],
      }),
      e
        ? (0, k.jsxs)(k.Fragment, {
            children: [
              (0, k.jsx)(_E, { account: e, onSearch: n }),
              (0, k.jsxs)(Wd, {
                to: `/safes/$safe/send`,
                params: r,
                className: gE.create,
                title: $.newTransaction,
                children: [
                  (0, k.jsx)($i, { name: `plus` }),
                  (0, k.jsx)(`span`, { className: gE.word, children: $.newTransaction }),
                  (0, k.jsx)(`span`, { className: gE.word, children: (0, k.jsx)(Ia, { onFill: !0, children: `N` }) }),
                ],
              }),
              (0, k.jsxs)(`ul`, {
                children: [
                  (0, k.jsx)(NE, {
                    link: { to: `/safes/$safe`, params: r },
                    exact: !0,
                    icon: `home-2`,
                    label: $.overview,
                  }),
                  (0, k.jsx)(NE, { link: { to: `/safes/$safe/assets`, params: r }, icon: `coins`, label: $.assets }),
                  (0, k.jsx)(NE, {
                    link: { to: `/safes/$safe/queue`, params: r },
                    icon: `list-check`,
                    label: $.queue,
                    count: t.queued,
                  }),
                  (0, k.jsx)(NE, {
                    link: { to: `/safes/$safe/history`, params: r },
                    icon: `history`,
                    label: $.history,
                  }),
                  (0, k.jsx)(NE, {
                    link: { to: `/safes/$safe/messages`, params: r },
                    icon: `message`,
                    label: $.messages,
                  }),
                  a &&
                    (0, k.jsx)(NE, {
                      link: { to: `/safes/$safe/dapps`, params: r },
                      icon: `plug-connected`,
                      label: $.dapps,
                    }),
                  (0, k.jsx)(NE, { link: { to: `/address-book` }, icon: `address-book`, label: $.addressBook }),
                  DT(e.chain, `SAFE_APPS`) &&
                    (0, k.jsx)(NE, { link: { to: `/safes/$safe/apps`, params: r }, icon: `apps`, label: $.apps }),
                  (0, k.jsx)(NE, {
                    link: { to: `/safes/$safe/setup`, params: r },
                    icon: `adjustments-horizontal`,
                    label: $.setup,
                  }),
                  (0, k.jsx)(NE, {
                    link: { to: `/safes/$safe/settings`, params: r },
                    icon: `settings`,
                    label: $.settings,
                    isHere: i,
                  }),
                ],
              }),
            ],
          })
        : (0, k.jsxs)(k.Fragment, {
            children: [
              (0, k.jsx)(PE, {}),
              (0, k.jsxs)(`ul`, {
                children: [
                  (0, k.jsx)(NE, { link: { to: `/address-book` }, icon: `address-book`, label: $.addressBook }),
                  (0, k.jsx)(NE, { link: { to: `/settings` }, icon: `settings`, label: $.settings }),
                ],
              }),
            ],
          }),
      (0, k.jsx)(DE, { account: e }),
    ],
  })
}
function ZE({ chain: e }) {
  let t = Rx(e.chainId)
  return t === null
    ? null
    : (0, k.jsx)(Va, { icon: `clock`, title: CT.nodeLimits({ host: t }), children: CT.nodeLimitsHelp })
}
var QE = Sy(`countersign.strip-heights`, {}, wy(Zh(B(), W({ width: V(), height: V() })))),
  $E = (e) => QE.get()[e] ?? null
function eD(e, t) {
  let { [e]: n, ...r } = QE.get()
  ;((n?.height ?? 0) !== t.height || (n !== void 0 && n.width !== t.width)) &&
    QE.set(Object.fromEntries([...Object.entries(r).slice(-49), [e, t]]))
}
var tD = [`pointerdown`, `pointermove`, `wheel`, `touchstart`, `keydown`],
  nD = 240,
  rD = () => CSS.supports(`overflow-anchor`, `auto`)
function iD(e, t) {
  let n = document.documentElement,
    r = e.offsetHeight,
    i = !1,
    a = null
  function o({ type: e, target: n }) {
    i ||= e !== `pointermove` || (n instanceof Node && t.contains(n))
  }
  function s() {
    let o = e.offsetHeight - r
    if (
      ((r = e.offsetHeight),
      a !== null && n.style.setProperty(`--cs-late`, `${r}px`),
      r === 0 && l(),
      o <= 0 || !i || aD(e, t, r))
    )
      return
    let s = scrollY
    ;((e.dataset.late = ``),
      n.style.setProperty(`--cs-late`, `${r}px`),
      (s !== 0 && rD()) || scrollTo({ top: s + o, behavior: `instant` }),
      (a = s + o))
  }
  function c() {
    a !== null && scrollY > a + nD && l()
  }
  function l() {
    ;((a = null), delete e.dataset.late, n.style.removeProperty(`--cs-late`))
  }
  let u = new ResizeObserver(s)
  u.observe(e)
  for (let e of tD) addEventListener(e, o, { passive: !0, capture: !0 })
  return (
    addEventListener(`scroll`, c, { passive: !0 }),
    () => {
      u.disconnect()
      for (let e of tD) removeEventListener(e, o, { capture: !0 })
      ;(removeEventListener(`scroll`, c), l())
    }
  )
}
function aD(e, t, n) {
  let r = document.activeElement
  if (r === null || r === t || !t.contains(r)) return !1
  let i = Math.max(e.getBoundingClientRect().top, 0) + n,
    { top: a, bottom: o } = r.getBoundingClientRect()
  return a - n < i && o > 0
}
var oD = { strips: `_strips_11dmn_1`, arrive: `_arrive_11dmn_1` },
  sD = 4e3,
  cD = [
    [1300, 50],
    [768, 68],
    [0, 118],
  ]
function lD({ account: e, expected: t, children: n }) {
  let r = (0, E.useRef)(null)
  return (
    (0, E.useLayoutEffect)(() => {
      let n = r.current,
        i = document.getElementById(`main`)
      if (!n || !i) return
      let a = innerWidth
      n.style.minHeight = e === null ? `` : `${uD(e, t, a)}px`
      let o = iD(n, i),
        s = new ResizeObserver(() => {
          e !== null && eD(e, { width: a, height: n.offsetHeight })
        }),
        c = setTimeout(() => {
          ;((n.style.minHeight = ``), s.observe(n))
        }, sD)
      return () => {
        ;(clearTimeout(c), s.disconnect(), o())
      }
    }, [e, t]),
    (0, k.jsx)(`div`, { ref: r, className: oD.strips, children: n })
  )
}
function uD(e, t, n) {
  if (t === `accepted`) return 0
  let r = $E(e)
  return r?.width === n ? r.height : (t === `modules` && r?.height !== 0 && cD.find(([e]) => n >= e)?.[1]) || 0
}
var dD = (e) => ({
    parse(t) {
      try {
        let n = U(zh()).safeParse(JSON.parse(t))
        return n.success
          ? n.data.flatMap((t) => {
              let n = e.safeParse(t)
              return n.success ? [n.data] : []
            })
          : void 0
      } catch {
        return
      }
    },
    print: (e) => JSON.stringify(e),
  }),
  fD = Sy(`countersign.accepted-modules`, [], dD(W({ chainId: Y, safe: J, modules: U(J), at: V() }))),
  pD = (e) => (t) => t.chainId === e.chainId && Rr(t.safe, e.safe),
  mD = (e, t) => e.length === t.length && e.every((e) => t.some((t) => Rr(e, t))),
  hD = ({ chainId: e, safe: t }, n, r = Date.now()) =>
    fD.update((i) => [
      ...i.filter((n) => !pD({ chainId: e, safe: t })(n)),
      { chainId: e, safe: t, modules: [...n], at: r },
    ]),
  gD = (e, t, n) => {
    let r = e.find(pD(t))
    return r && n && mD(r.modules, n) ? r.at : null
  },
  _D = (e, t) => gD(Cy(fD), e, t),
  vD = `/_app/safes/$safe/setup`,
  yD = { chainId: ``, safe: `0x` }
function bD(e) {
  let t = ff({ select: (e) => e.every(({ routeId: e }) => e !== vD) }),
    n = e?.key ?? yD,
    { data: r } = Fs({ ...hE(n), ...(e === null ? { queryFn: Oo } : {}) }),
    i = r?.modules?.map(({ value: e }) => e),
    a = _D(n, i)
  return {
    account: e !== null && t ? e.account : null,
    expected: (i?.length ?? 0) === 0 ? null : a === null ? `modules` : `accepted`,
  }
}
var xD = {
  bar: `_bar_11hry_1`,
  brand: `_brand_11hry_14`,
  mobileAccount: `_mobileAccount_11hry_15`,
  crumbs: `_crumbs_11hry_19`,
  mark: `_mark_11hry_42`,
  search: `_search_11hry_59`,
  source: `_source_11hry_60`,
  network: `_network_11hry_61`,
  wallet: `_wallet_11hry_62`,
  connect: `_connect_11hry_63`,
  dot: `_dot_11hry_121`,
  walletText: `_walletText_11hry_132`,
  elsewhere: `_elsewhere_11hry_149`,
}
function SD({ account: e }) {
  let t = AC(),
    n = e?.chain ?? t[0] ?? null,
    { from: r, why: i, serviceSeenAt: a } = sb(),
    { online: o } = kS(),
    s = r === `chain` || !o,
    c = o
      ? r === `service`
        ? $.service
        : n
          ? (0, k.jsx)(CD, { chain: n })
          : $.chainOnly
      : a === null
        ? $.offlineBefore
        : $.offlineSince({ time: zi(a) })
  return (0, k.jsxs)(Wd, {
    to: `/settings/networks`,
    className: xD.source,
    'data-from': s ? `chain` : `service`,
    'data-why': i ?? void 0,
    'aria-label': $.whereFrom,
    title: $.whereFrom,
    children: [
      (0, k.jsx)($i, { name: o ? (r === `service` ? `server` : `cloud-off`) : `wifi-off`, size: 16 }),
      (0, k.jsx)(`span`, { children: c }),
    ],
  })
}
function CD({ chain: e }) {
  let { data: t } = Fs({ ...bE(e), enabled: vC() })
  return (0, k.jsx)(k.Fragment, { children: t === void 0 ? $.chainOnly : $.chainOnlyAt({ block: Sa(t) }) })
}
function wD() {
  let e = AC()
  return (t) => e.find(({ chainId: e }) => e === t)?.chainName ?? null
}
function TD({ filled: e, chainId: t }) {
  let n = QC(),
    { nameOf: r } = mE(),
    i = wD()
  if (n.address === null)
    return (0, k.jsxs)(`button`, {
      type: `button`,
      className: xD.connect,
      'data-filled': e || void 0,
      onClick: ew,
      'aria-label': $.connect,
      children: [
        (0, k.jsx)($i, { name: `wallet` }),
        (0, k.jsx)(`span`, { children: n.status === `connecting` ? $.connecting : $.connect }),
      ],
    })
  let a = r(n.address, t ?? n.chainId ?? ``)?.name ?? n.walletName ?? $.wallet,
    o = ED(n, t, i),
    s = n.status === `reconnecting` ? $.reconnecting : o
  return (0, k.jsxs)(`button`, {
    type: `button`,
    className: xD.wallet,
    onClick: tw,
    'aria-label': $.walletIs({ name: a, wallet: n.walletName ?? $.walletKind, state: s }),
    'data-elsewhere': o !== null || void 0,
    'data-waiting': n.status === `reconnecting` || o !== null || void 0,
    children: [
      (0, k.jsx)(ba, { address: n.address, shape: `person`, size: 22 }),
      (0, k.jsxs)(`span`, {
        className: xD.walletText,
        children: [
          (0, k.jsx)(`b`, { children: a }),
          (0, k.jsx)(xa, { value: n.address }),
          ` `,
          o !== null && (0, k.jsx)(`span`, { className: xD.elsewhere, children: o }),
        ],
      }),
      (0, k.jsx)($i, { name: n.isDemo ? `flask` : `wallet`, size: 16 }),
    ],
  })
}
function ED({ chainId: e, unsupported: t }, n, r) {
  if (!(t || (n !== null && e !== null && e !== n))) return null
  if (e === null) return $.onUnknownNetwork
  let i = r(e)
  return i === null ? $.onNetworkId({ id: e }) : $.onNetwork({ chain: i })
}
var DD = `Countersign`
function OD({ account: e, onSearch: t }) {
  let { nameOf: n } = mE(),
    r = BE(),
    i = WE(),
    a = e && (n(e.safe, e.chainId)?.name ?? $.unnamed)
  return (0, k.jsxs)(`header`, {
    className: xD.bar,
    children: [
      (0, k.jsxs)(Wd, {
        to: `/`,
        className: xD.brand,
        'aria-label': $.home,
        children: [(0, k.jsx)(ca, {}), !e && (0, k.jsx)(`span`, { children: DD })],
      }),
      e &&
        (0, k.jsxs)(`button`, {
          type: `button`,
          className: xD.mobileAccount,
          onClick: t,
          'aria-label': $.switchAccount({ name: a ?? `` }),
          children: [
            (0, k.jsx)(ba, { address: e.safe, shape: `account`, size: 22 }),
            (0, k.jsx)(`b`, { children: a }),
            (0, k.jsx)($i, { name: `selector`, size: 16 }),
          ],
        }),
      (0, k.jsxs)(`nav`, {
        className: xD.crumbs,
        'aria-label': $.breadcrumb,
        children: [
          e &&
            (0, k.jsxs)(k.Fragment, {
              children: [
                (0, k.jsx)(Wd, { to: `/safes/$safe`, params: { safe: e.account }, children: a }),
                (0, k.jsx)(`span`, { 'aria-hidden': !0, children: `/` }),
              ],
            }),
          e &&
            i !== null &&
            (0, k.jsxs)(k.Fragment, {
              children: [
                (0, k.jsx)(Wd, { to: `/safes/$safe/${i.page}`, params: { safe: e.account }, children: i.name() }),
                (0, k.jsx)(`span`, { 'aria-hidden': !0, children: `/` }),
              ],
            }),
          (0, k.jsx)(`span`, { 'aria-current': `page`, children: r }),
        ],
      }),
      e && (0, k.jsx)(`span`, { id: `account-mark`, className: xD.mark }),
      (0, k.jsxs)(`button`, {
        type: `button`,
        className: xD.search,
        onClick: t,
        'aria-label': $.searchKeys,
        children: [
          (0, k.jsx)($i, { name: `search` }),
          (0, k.jsx)(`span`, { children: $.search }),
          (0, k.jsx)(Ia, { children: $.searchShortcut }),
        ],
      }),
      (0, k.jsx)(SD, { account: e }),
      (0, k.jsx)(kD, { account: e }),
      (0, k.jsx)(TD, { filled: e !== null, chainId: e?.chainId ?? null }),
    ],
  })
}
function kD({ account: e }) {
  let t = QC(),
    n = AC(),
    r = e?.chain ?? n.find(({ chainId: e }) => e === t.chainId) ?? n[0]
  return r
    ? (0, k.jsxs)(`button`, {
        type: `button`,
        className: xD.network,
        onClick: t.address === null ? ew : nw,
        'aria-label': $.networkIs({ chain: r.chainName }),
        children: [
          (0, k.jsx)(`span`, { className: xD.dot, 'aria-hidden': !0 }),
          (0, k.jsx)(`span`, { children: r.chainName }),
          (0, k.jsx)($i, { name: `chevron-down`, size: 16 }),
        ],
      })
    : null
}
var AD
function jD(e) {
  ;(0, E.useEffect)(() => {
    let t = document.querySelector(`link[rel="icon"]`)
    t && ((AD ??= t.href), (t.href = e > 0 ? MD(e) : AD))
  }, [e])
}
function MD(e) {
  let t = e > 9 ? `9+` : String(e),
    n = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="15.5" fill="#2340C4"/><text x="16" y="17" font-family="system-ui,sans-serif" font-size="${t.length > 1 ? 15 : 19}" font-weight="700" fill="#fff" text-anchor="middle" dominant-baseline="central">${t}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(n)}`
}
function ND() {
  let e = ``,
    t = null
  function n() {
    ;(t?.abort(), (t = null), (e = ``))
  }
  function r(t, n) {
    if (t.key.length === 1 && (t.getModifierState(`AltGraph`) || !PD(t))) e += t.key
    else if (t.key === `Backspace` && !PD(t)) e = Array.from(e).slice(0, -1).join(``)
    else if (t.key === `Escape`) n()
    else if (t.key !== `Enter`) return
    FD(t)
  }
  return {
    begin(i) {
      ;(n(), (t = new AbortController()))
      let a = { capture: !0, signal: t.signal }
      ;(addEventListener(`keydown`, (e) => r(e, i), a),
        addEventListener(
          `paste`,
          (t) => {
            ;((e += t.clipboardData?.getData(`text/plain`) ?? ``), FD(t))
          },
          a,
        ))
    },
    take() {
      let t = e
      return (n(), t)
    },
    end: n,
  }
}
var PD = ({ ctrlKey: e, metaKey: t, altKey: n }) => e || t || n
function FD(e) {
  ;(e.preventDefault(), e.stopPropagation())
}
function ID() {
  let [e, t] = (0, E.useState)(null),
    [n] = (0, E.useState)(ND)
  ;(0, E.useEffect)(() => n.end, [n])
  let r = (0, E.useCallback)(() => {
    ;(n.end(), t(null))
  }, [n])
  return {
    overlay: e,
    openPalette: (0, E.useCallback)(() => {
      e !== `palette` && (n.begin(r), t(`palette`))
    }, [e, n, r]),
    openKeys: (0, E.useCallback)(() => t(`keys`), []),
    close: r,
    takeTyped: n.take,
  }
}
function LD(e) {
  ;(0, E.useEffect)(() => {
    if (!e) return
    let t = () => {}
    return (
      Q(
        async () => {
          let { keepFocus: e } = await import(`./later-DLdlgyuL.js`).then((e) => e.n)
          return { keepFocus: e }
        },
        __vite__mapDeps([6, 2, 7, 4, 5, 8, 9]),
        import.meta.url,
      ).then(({ keepFocus: e }) => {
        t &&= e()
      }),
      () => {
        ;(t?.(), (t = null))
      }
    )
  }, [e])
}
var RD = Sy(`countersign.last-account`, null, wy(q(W({ chainId: Y, safe: J })))),
  zD = () => Cy(RD),
  BD = Gr(`urls`, {
    none: `none`,
    unknownPrefix: ({ prefix: e, known: t }) =>
      `"${e}" is not the prefix of a configured network. Configured networks: ${t}.`,
    noAccount: `This link does not name an account`,
    noNetwork: `This network is not configured`,
  })
function VD(e, t) {
  let n = li(e)
  if (!n.ok) return { ok: !1, title: BD.noAccount, reason: n.reason, address: null }
  let { shortName: r, address: i } = n.account,
    a = t.find((e) => e.shortName === r)
  if (!a) {
    let e = t.map((e) => `${e.shortName} (${e.chainName})`).join(`, `),
      n = BD.unknownPrefix({ prefix: r, known: e || BD.none })
    return { ok: !1, title: BD.noNetwork, reason: n, address: i }
  }
  return {
    ok: !0,
    account: { chain: a, chainId: a.chainId, safe: i, key: { chainId: a.chainId, safe: i }, account: Pr(n.account) },
  }
}
var HD = /^\/_app\/(address-book$|settings)/
function UD() {
  let { safe: e } = Dd({ strict: !1 }),
    t = AC(),
    n = zD(),
    r = ff({ select: (e) => e.some(({ routeId: e }) => HD.test(e)) })
  return (0, E.useMemo)(() => {
    let i = e === void 0 ? null : VD(e, t),
      a = i?.ok ? i.account : null,
      o = t.find(({ chainId: e }) => e === n?.chainId),
      s = o && n ? VD(`${o.shortName}:${n.safe}`, t) : null,
      c = a ?? (s?.ok ? s.account : null)
    return { open: a, shown: a ?? (r ? c : null), last: c }
  }, [e, t, n, r])
}
var WD = ({ alarms: e }) => e.filter(({ isExpected: e }) => !e).length,
  GD = (e) => e.items.length + WD(e),
  KD = () => (0, E.use)(CC),
  qD = (e) =>
    Ls({
      queryKey: Z.queue(e),
      queryFn: ({ pageParam: t, signal: n }) => Ob().getQueue({ params: e, query: { cursor: t }, signal: n }),
      initialPageParam: null,
      getNextPageParam: (e) => aS(e.next),
    }),
  JD = { chainId: ``, safe: `0x0000000000000000000000000000000000000000` }
function YD(e) {
  let t = KD(),
    n = Rs({ ...qD(e?.key ?? JD), enabled: !1 })
      .data?.pages.flatMap(({ results: e }) => e)
      .filter(({ type: e }) => e === `TRANSACTION`).length
  return { needsYou: GD(t), queued: e ? n : void 0 }
}
var XD = Sy(
    `countersign.preferences`,
    { singleKeys: !0, chainPrefix: !0, signOnChain: !1 },
    wy(W({ singleKeys: sg(H(), !0), chainPrefix: sg(H(), !0), signOnChain: sg(H(), !1) })),
  ),
  ZD = () => Cy(XD),
  QD = (e) => XD.update((t) => ({ ...t, ...e })),
  $D = {
    n: { to: `/`, label: () => $.needsYou },
    a: { to: `/accounts`, label: () => $.accounts },
    o: { to: `/safes/$safe`, label: () => $.overview },
    t: { to: `/safes/$safe/assets`, label: () => $.assets },
    q: { to: `/safes/$safe/queue`, label: () => $.queue },
    h: { to: `/safes/$safe/history`, label: () => $.history },
    m: { to: `/safes/$safe/messages`, label: () => $.messages },
    b: { to: `/address-book`, label: () => $.addressBook },
    p: { to: `/safes/$safe/apps`, label: () => $.apps },
    s: { to: `/safes/$safe/setup`, label: () => $.setup },
    e: { to: `/safes/$safe/settings`, label: () => $.settings },
  }
function eO(e) {
  return e instanceof HTMLElement
    ? e.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(e.tagName) || e.role === `textbox`
    : !1
}
var tO = {
  g: { kind: `leader` },
  n: { kind: `new` },
  j: { kind: `row`, step: 1 },
  k: { kind: `row`, step: -1 },
  p: { kind: `provenance` },
  '?': { kind: `help` },
}
function nO(e, t, n) {
  let r = e.key.toLowerCase()
  if (e.altKey) return null
  if (e.ctrlKey || e.metaKey) return r === `k` && !e.shiftKey ? { kind: `palette` } : null
  if (!t) return null
  if (!n) return tO[r] ?? null
  let i = $D[r]
  return i ? { kind: `go`, to: i.to } : null
}
var rO = `#main :is(ul > li, tbody > tr)`
function iO(e) {
  let t = [...document.querySelectorAll(rO)].map((e) => e.querySelector(`a[href]`)).filter((e) => e !== null),
    n = t.findIndex((e) => e.closest(`li, tr`)?.contains(document.activeElement)),
    r = e === 1 ? 0 : t.length - 1,
    i = t[n < 0 ? r : Math.min(Math.max(n + e, 0), t.length - 1)]
  return (i?.focus(), i?.scrollIntoView({ block: `nearest` }), i !== void 0)
}
var aO = 1500
function oO({ account: e, isCovered: t, onPalette: n, onHelp: r }) {
  let i = kd()
  ;(0, E.useEffect)(() => {
    let a = -1 / 0
    function o(t) {
      let a = { safe: e?.account ?? `` }
      switch (t.kind) {
        case `palette`:
          return (n(), !0)
        case `help`:
          return (r(), !0)
        case `provenance`:
          return (lO(), !0)
        case `row`:
          return iO(t.step)
        case `new`:
          return (e && sO(i({ to: `/safes/$safe/send`, params: a }), `field`), e !== null)
        case `go`:
          return e === null && t.to.includes(`$safe`) ? !1 : (sO(i({ to: t.to, params: a }), `heading`), !0)
        case `leader`:
          return !0
      }
    }
    function s(e) {
      if (e.defaultPrevented) return
      let n = nO(e, XD.get().singleKeys && !t && !eO(e.target) && !cO(), e.timeStamp - a < aO)
      ;((a = n?.kind === `leader` ? e.timeStamp : -1 / 0), n && o(n) && e.preventDefault())
    }
    return (addEventListener(`keydown`, s), () => removeEventListener(`keydown`, s))
  }, [e, t, i, n, r])
}
function sO(e, t) {
  Promise.all([Q(() => import(`./focusArrival-GOM4hG8-.js`), [], import.meta.url), e]).then(([{ focusArrival: e }]) =>
    e(t),
  )
}
var cO = () => document.querySelector(`[aria-modal="true"]`) !== null
function lO() {
  let { dataset: e } = document.documentElement
  e.provenance === `words` ? delete e.provenance : (e.provenance = `words`)
}
var uO = 50
function dO({ progress: e, accounts: t }, n) {
  let r = t.find(({ address: e }) => e === n)
  return r
    ? { title: CT.readingHistory, words: r.progress ? fO(r.progress) : CT.justStarted }
    : e === null || e.toBlock - e.blockNumber < uO
      ? null
      : { title: CT.catchingUp, words: fO(e) }
}
function fO({ blockNumber: e, toBlock: t, etaSeconds: n }) {
  return n === null ? CT.place({ block: e, of: t }) : CT.placeLeft({ block: e, of: t, left: pO(n) })
}
function pO(e) {
  if (e < 60) return CT.lessThanMinute
  let t = Math.round(e / 60)
  if (t < 90) return CT.aboutMinutes(t)
  let n = Math.round(t / 60)
  return n < 36 ? CT.aboutHours(n) : CT.aboutDays(Math.round(n / 24))
}
var mO = { shell: `_shell_1e666_1`, column: `_column_1e666_17`, main: `_main_1e666_23` },
  hO = Gr(`missing-part`, {
    title: `A part of this page did not arrive`,
    detail: `Check the connection, then try again. What is on the page stays usable.`,
    again: `Try again`,
  }),
  gO = new Set(),
  _O = !1
function vO(e) {
  let t = xy(n())
  function n() {
    return (0, E.lazy)(() =>
      e().then(
        (e) => e,
        () => ({ default: (e) => (0, k.jsx)(yO, { props: e, onAgain: () => t.set(n()) }) }),
      ),
    )
  }
  return function (e) {
    let n = Cy(t)
    return (0, k.jsx)(n, { ...e })
  }
}
function yO({ props: e, onAgain: t }) {
  let n = (0, E.useRef)(!1)
  return (
    (0, E.useEffect)(() => {
      n.current ||
        ((n.current = !0),
        gO.add(t),
        Za.show({
          id: `missing-part`,
          kind: `failure`,
          title: hO.title,
          detail: hO.detail,
          action: { label: hO.again, onClick: bO },
        }),
        `onClose` in e && typeof e.onClose == `function` && (t(), e.onClose()))
    }, [e, t]),
    null
  )
}
function bO() {
  if ((Za.dismiss(`missing-part`), _O && navigator.onLine)) return location.reload()
  _O = !0
  for (let e of gO) e()
  gO.clear()
}
var xO = vO(() =>
    Q(
      async () => {
        let { Palette: e } = await import(`./Palette-B341op9K.js`)
        return { Palette: e }
      },
      __vite__mapDeps([29, 2, 6, 7, 4, 5, 8, 9, 30, 31, 32, 33, 34]),
      import.meta.url,
    ).then(({ Palette: e }) => ({ default: e })),
  ),
  SO = vO(() =>
    Q(
      async () => {
        let { PowersStrip: e } = await import(`./later-DLdlgyuL.js`).then((e) => e.t)
        return { PowersStrip: e }
      },
      __vite__mapDeps([6, 2, 7, 4, 5, 8, 9]),
      import.meta.url,
    ).then(({ PowersStrip: e }) => ({ default: e })),
  ),
  CO = vO(() =>
    Q(
      async () => {
        let { RecoveryStrip: e } = await import(`./later-DLdlgyuL.js`).then((e) => e.pt)
        return { RecoveryStrip: e }
      },
      __vite__mapDeps([6, 2, 7, 4, 5, 8, 9]),
      import.meta.url,
    ).then(({ RecoveryStrip: e }) => ({ default: e })),
  ),
  wO = vO(() =>
    Q(
      async () => {
        let { KeyHelp: e } = await import(`./KeyHelp-BTfjwCjx.js`)
        return { KeyHelp: e }
      },
      __vite__mapDeps([35, 6, 2, 7, 4, 5, 8, 9, 36]),
      import.meta.url,
    ).then(({ KeyHelp: e }) => ({ default: e })),
  ),
  TO = `(min-width: 768px) and (max-width: 1180px)`
function EO({ children: e, host: t }) {
  let n = UD(),
    r = YD(n.last),
    i = JE(),
    a = re(TO, !1, { getInitialValueInEffect: !1 }),
    o = kd(),
    s = vC(),
    c = bD(n.open),
    { overlay: l, openPalette: u, openKeys: d, close: f, takeTyped: p } = ID()
  return (
    oO({ account: n.last, isCovered: l !== null, onPalette: u, onHelp: d }),
    jD(r.needsYou),
    LD(s),
    (0, k.jsxs)(`div`, {
      className: mO.shell,
      'data-rail': i || a || void 0,
      'data-bar': ``,
      children: [
        (0, k.jsx)(`a`, { className: `cs-skip-link`, href: `#main`, children: $.skip }),
        (0, k.jsx)(XE, { account: n.shown, counts: r, onSearch: u }),
        (0, k.jsxs)(`div`, {
          className: mO.column,
          children: [
            (0, k.jsx)(OD, { account: n.shown, onSearch: u }),
            (0, k.jsxs)(lD, {
              ...c,
              children: [
                (0, k.jsx)(TT, { account: n.open }),
                n.open && (0, k.jsx)(ZE, { chain: n.open.chain }),
                n.open && (0, k.jsx)(DO, { account: n.open }),
                (0, k.jsx)(E.Suspense, { children: s && n.open && (0, k.jsx)(CO, { account: n.open }) }),
                (0, k.jsx)(E.Suspense, { children: s && n.open && (0, k.jsx)(SO, { account: n.open }) }),
              ],
            }),
            (0, k.jsx)(`main`, { id: `main`, className: mO.main, tabIndex: -1, children: e }),
          ],
        }),
        !i && (0, k.jsx)(vT, { account: n.last, counts: r }),
        (0, k.jsx)(Qa, { onNavigate: (e) => void o({ href: e }) }),
        (0, k.jsxs)(E.Suspense, {
          children: [
            l === `palette` && (0, k.jsx)(xO, { account: n.last, takeTyped: p, onClose: f, onKeys: d }),
            l === `keys` && (0, k.jsx)(wO, { onClose: f }),
          ],
        }),
        (0, k.jsx)(E.Suspense, { children: s && t }),
      ],
    })
  )
}
function DO({ account: e }) {
  let { chain: t, safe: n } = e,
    { data: r } = Fs({ ...CE(t.chainId), enabled: vC() }),
    { from: i } = sb(),
    a = r && i === `service` ? dO(r, n) : null
  return a === null
    ? null
    : (0, k.jsx)(Va, { icon: `clock`, title: a.title, children: CT.readingHelp({ words: a.words }) })
}
function OO({ title: e, error: t, isPage: n = !1, stillWorks: r, onRetry: i }) {
  return (0, k.jsx)(za, {
    title: e,
    isPage: n,
    code: uC(t),
    stillWorks: r,
    details: kO(e, t),
    ...(i ? { onRetry: i } : {}),
  })
}
function kO(e, t) {
  let n = t instanceof Error && t.cause instanceof Error ? [`Cause: ${t.cause.message}`] : []
  return [e, uC(t), ...n, `Page: ${location.pathname}`, `Time: ${new Date().toISOString()}`].join(`
`)
}
var AO = `Your accounts and names stay stored in this browser.`,
  jO = Gr(`boot-failure`, {
    fileTitle: `A file of this page is missing or differs from the build`,
    fileHelp: `${AO} If loading the page again does not help, compare this host with the build (npm run verify).`,
    configTitle: `The service did not send its configuration`,
    answerHelp: `${AO} The service is running but did not answer correctly. Its log contains the reason.`,
    serviceHelp: `${AO} Without the service this page can read the chain directly, but this browser has no network yet. Check that the service is running, or put a config.json with networks beside the page.`,
    noDemoChain: ({ owner: e }) => `${e} is not available, because no local chain is configured.`,
  })
function MO(e) {
  if (NO(e)) return { title: jO.fileTitle, stillWorks: jO.fileHelp }
  let t = jO.configTitle
  return e instanceof Ny && e.statusCode >= 200 && e.statusCode < 502
    ? { title: t, stillWorks: jO.answerHelp }
    : { title: t, stillWorks: jO.serviceHelp }
}
var NO = (e) => e instanceof Error && (e instanceof TypeError ? /module/i : /^Unable to preload CSS/).test(e.message),
  PO = { bare: `_bare_1r52x_1` },
  FO = `Countersign`
function IO({ error: e, onRetry: t }) {
  return (0, k.jsxs)(`main`, {
    className: PO.bare,
    children: [
      (0, k.jsx)(ca, { size: 28, label: FO }),
      (0, k.jsx)(`h1`, { children: $.cannotStart }),
      (0, k.jsx)(OO, { ...MO(e), error: e, onRetry: t }),
    ],
  })
}
var LO = `Countersign`
function RO() {
  return (0, k.jsxs)(`div`, {
    className: PO.bare,
    children: [
      (0, k.jsx)(ca, { size: 28, label: LO }),
      (0, k.jsx)(Wa, { rows: 5, shape: `account`, label: $.starting }),
    ],
  })
}
var zO = vO(() =>
    Q(
      () => import(`./later-DLdlgyuL.js`).then((e) => e.I).then((e) => ({ default: e.AfterContent })),
      __vite__mapDeps([6, 2, 7, 4, 5, 8, 9]),
      import.meta.url,
    ),
  ),
  BO = P(`/_app`)({
    beforeLoad: ({ context: e }) => e.preparation.ready(),
    codeSplitGroupings: [],
    component: VO,
    pendingComponent: RO,
    errorComponent: HO,
    notFoundComponent: lC,
  })
function VO() {
  return (0, k.jsx)(gT, { children: (0, k.jsx)(EO, { host: (0, k.jsx)(zO, {}), children: (0, k.jsx)(sf, {}) }) })
}
function HO({ error: e }) {
  let t = Xu(),
    { preparation: n } = BO.useRouteContext()
  return (0, k.jsx)(IO, {
    error: e,
    onRetry: () => {
      ;(n.retry(), t.invalidate())
    },
  })
}
var UO = /^[A-Za-z0-9-]+:0x[0-9a-fA-F]{40}$/,
  WO = [
    [/^\/home$/, ``],
    [/^\/balances\/nfts$/, `/assets?tab=nfts`],
    [/^\/balances(\/.*)?$/, `/assets`],
    [/^\/transactions\/queue$/, `/queue`],
    [/^\/transactions(\/history)?$/, `/history`],
    [/^\/transactions\/messages$/, `/messages`],
    [/^\/settings\/(setup|owners)$/, `/setup`],
    [/^\/settings\/modules$/, `/setup#modules`],
    [/^\/settings\/spending-limits$/, `/setup#limits`],
    [/^\/settings(\/.*)?$/, `/settings`],
    [/^\/(apps(\/.*)?)$/, `/apps`],
    [/^\/(swap|bridge|stake|earn)$/, ``],
  ],
  GO = /^\/safes\/([^/]+)(\/.*)?$/,
  KO = { '/welcome': `/`, '/welcome/accounts': `/accounts`, '/settings/safe-apps': `/settings/apps` }
function qO(e, t) {
  let [, n = ``, r = `/home`] = /^\/([^/]+)(\/.*)?$/.exec(rk(e)) ?? [],
    i = new URLSearchParams(t)
  if (UO.test(n)) return tk(n, r, i)
  let [, a = ``, o = ``] = GO.exec(rk(e)) ?? []
  if (UO.test(a)) return ek(a, o.replace(/\/+$/, ``), i)
  let s = KO[e.replace(/\/+$/, ``)]
  if (s !== void 0) return s
  let c = XO(e.replace(/\/+$/, ``), i)
  if (c !== null) return c
  let l = i.get(`safe`) ?? ``,
    u = UO.test(l) ? l : null
  if (QO.test(e)) return $O(u, e, i)
  if (l === ``) return null
  let d = i.get(`id`) ?? i.get(`messageHash`),
    f = e.replace(/\/+$/, ``),
    p = u ?? encodeURIComponent(l)
  return YO(p, f, i) ?? nk(p, f, d)
}
var JO = /^(\/home|\/settings(\/(setup|owners))?)?$/
function YO(e, t, n) {
  let r = n.get(`addOwner`)
  if (t !== `/addOwner` && !(JO.test(t) && r !== null)) return null
  let i = n.get(`address`) ?? (r === `true` ? `` : (r ?? ``))
  return ZO(`/safes/${e}/setup/owners`, i === `` ? {} : { add: i })
}
function XO(e, t) {
  let [n, r] = [t.get(`chain`), t.get(`address`)]
  return e === `/new-safe/create` || e === `/new-safe/advanced-create`
    ? ZO(`/create`, n === null ? {} : { chain: n })
    : e === `/new-safe/load`
      ? r === null || r === ``
        ? `/accounts`
        : ZO(`/accounts`, { watch: n === null || r.includes(`:`) ? r : `${n}:${r}` })
      : null
}
var ZO = (e, t) => (Object.keys(t).length === 0 ? e : `${e}?${new URLSearchParams(t).toString()}`),
  QO = /^\/apps(\/(open|custom|bookmarked))?\/*$/
function $O(e, t, n) {
  let [r, i] = [n.get(`appUrl`), n.get(`chain`)]
  return r !== null && e !== null
    ? ZO(`/safes/${e}/apps/open`, { appUrl: r })
    : r === null
      ? e === null
        ? `/accounts`
        : `/safes/${e}/apps${t.startsWith(`/apps/custom`) ? `?add=` : ``}`
      : ZO(`/share/safe-app`, { appUrl: r, ...(i === null ? {} : { chain: i }) })
}
function ek(e, t, n) {
  return YO(e, t, n) ?? (t === `` ? null : nk(e, t, null))
}
function tk(e, t, n) {
  let r = t.replace(/\/+$/, ``) || `/home`,
    i = YO(e, r, n)
  if (i !== null) return i
  let a = /^\/transactions\/((?:multisig|module|ethereum|creation)_.+|0x[0-9a-fA-F]{64})$/.exec(r)?.[1]
  return a === void 0 ? nk(e, r, null) : nk(e, `/transactions/tx`, a)
}
function nk(e, t, n) {
  if (t === `/address-book`) return `/address-book`
  if (t === `/transactions/msg`) return `/safes/${e}/messages${n === null ? `` : `/${encodeURIComponent(n)}`}`
  if (t === `/transactions/tx`)
    return n === null ? `/safes/${e}/queue` : `/safes/${e}/transactions/${encodeURIComponent(n)}`
  if (t === `` || t === `/`) return `/safes/${e}`
  let r = WO.find(([e]) => e.test(t))
  return r === void 0 ? null : `/safes/${e}${r[1]}`
}
function rk(e) {
  try {
    return decodeURIComponent(e)
  } catch {
    return e
  }
}
var ik = [`safe`, `id`, `messageHash`, `appUrl`, `chain`, `address`, `addOwner`],
  ak = (e) => Object.fromEntries(ik.flatMap((t) => (typeof e[t] == `string` ? [[t, e[t]]] : [])))
function ok({ pathname: e, searchStr: t }) {
  let n = qO(e, t)
  if (n !== null && n !== e) throw Hc({ href: n, replace: !0 })
}
var sk = P(`/_app/`)({
    validateSearch: ak,
    beforeLoad: ({ location: e }) => ok(e),
    component: F(
      () =>
        Q(
          () => import(`./page-needs-DYlkKAPC.js`).then((e) => e.t),
          __vite__mapDeps([32, 2, 7, 4, 5, 8, 33]),
          import.meta.url,
        ),
      `component`,
    ),
  }),
  ck = P(`/_app/$`)({
    validateSearch: ak,
    beforeLoad({ location: e }) {
      throw (ok(e), vc())
    },
    notFoundComponent: F(() => Q(() => import(`./_-k7hD5oNV.js`), [], import.meta.url), `notFoundComponent`),
  }),
  lk = P(`/_app/accounts`)({
    validateSearch: (e) => (typeof e.watch == `string` ? { watch: e.watch } : {}),
    component: F(
      () =>
        Q(
          () => import(`./page-accounts-CRM33_yg.js`).then((e) => e.t),
          __vite__mapDeps([37, 2, 4, 5, 7, 8, 38]),
          import.meta.url,
        ),
      `component`,
    ),
  }),
  uk = P(`/_app/addOwner`)({
    validateSearch: ak,
    beforeLoad: ({ location: e }) => ok(e),
    component: F(
      () => Q(() => import(`./addOwner-Bf0dQ7nJ.js`), __vite__mapDeps([39, 7, 2, 4, 5, 8, 40]), import.meta.url),
      `component`,
    ),
  }),
  dk = P(`/_app/address-book`)({
    component: F(
      () =>
        Q(
          () => import(`./address-book-nTkTGTTK.js`).then((e) => e.t),
          __vite__mapDeps([
            41, 2, 6, 7, 4, 5, 8, 9, 42, 43, 44, 45, 11, 12, 13, 14, 15, 16, 46, 47, 48, 49, 50, 51, 52, 53,
          ]),
          import.meta.url,
        ),
      `component`,
    ),
  }),
  fk = () =>
    Q(
      () => import(`./create-ByNEgX-G.js`).then((e) => e.t),
      __vite__mapDeps([
        54, 2, 7, 4, 5, 8, 55, 56, 6, 9, 42, 57, 58, 59, 60, 61, 23, 24, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 19,
        20, 21, 22, 25, 26, 73, 74,
      ]),
      import.meta.url,
    ),
  pk = `/share/safe-app?`,
  mk = P(`/_app/create`)({
    validateSearch: (e) => ({
      ...(typeof e.then == `string` && e.then.startsWith(pk) ? { then: e.then } : {}),
      ...(typeof e.chain == `string` ? { chain: e.chain } : {}),
    }),
    component: F(fk, `component`),
  }),
  hk = P(`/_app/import`)({
    component: F(
      () =>
        Q(
          () => import(`./import-Oeshxk7-.js`).then((e) => e.t),
          __vite__mapDeps([
            75, 2, 76, 7, 4, 5, 8, 77, 6, 9, 78, 79, 80, 81, 82, 16, 83, 84, 85, 86, 87, 88, 89, 25, 26, 90, 91, 92, 23,
            24, 22, 61, 62, 93, 94, 95, 96, 69, 70, 97, 98, 56, 99, 100, 1, 101, 102, 60, 63, 64, 103, 104,
          ]),
          import.meta.url,
        ),
      `component`,
    ),
  }),
  gk = P(`/_app/more`)({
    component: F(
      () =>
        Q(
          () => import(`./more-3Ppdzjs1.js`),
          __vite__mapDeps([105, 4, 2, 5, 6, 7, 8, 9, 106, 107, 108]),
          import.meta.url,
        ),
      `component`,
    ),
  }),
  _k = P(`/_app/prove`)({
    component: F(
      () =>
        Q(
          () => import(`./prove-CUHZRlKS.js`).then((e) => e.t),
          __vite__mapDeps([
            109, 2, 76, 7, 4, 5, 8, 77, 6, 9, 78, 79, 80, 81, 82, 16, 83, 84, 85, 93, 94, 95, 88, 96, 69, 70, 97, 98,
            56, 99, 110, 111, 72, 19, 20, 21, 22, 23, 24, 25, 26, 73, 112,
          ]),
          import.meta.url,
        ),
      `component`,
    ),
  }),
  vk = P(`/_app/settings`)({
    validateSearch: ak,
    beforeLoad: ({ location: e }) => ok(e),
    component: F(
      () =>
        Q(
          () => import(`./settings-BS1pPYdu.js`),
          __vite__mapDeps([113, 114, 4, 2, 5, 7, 8, 115, 116, 6, 9]),
          import.meta.url,
        ),
      `component`,
    ),
  }),
  yk = P(`/_app/wc`)({
    validateSearch: (e) => (typeof e.uri == `string` ? { uri: e.uri } : {}),
    beforeLoad({ context: e, search: t }) {
      let n = RD.get(),
        r = (e.queryClient.getQueryData(oS().queryKey) ?? []).find(({ chainId: e }) => e === n?.chainId)
      throw Hc(
        n === null || !r
          ? { to: `/accounts`, replace: !0 }
          : {
              to: `/safes/$safe/dapps`,
              params: { safe: Pr({ shortName: r.shortName, address: n.safe }) },
              search: t.uri === void 0 ? {} : { wc: t.uri },
              replace: !0,
            },
      )
    },
  }),
  bk = (0, E.createContext)(null),
  xk = Gr(`account-page`, {
    failed: `Could not load Safe information`,
    failedDetail: ({ account: e }) => `The account is ${e}. Your other accounts are not affected.`,
    missingDetail: `Check the address and the network of the link.`,
    allAccounts: `All accounts`,
    elsewhere: `Another network has an account with this address. It is a separate account and may have other owners.`,
    openOn: ({ network: e }) => `Open it on ${e}`,
  })
function Sk({ address: e, chain: t }) {
  let n = AC().filter(({ chainId: e }) => e !== t?.chainId),
    r = Ns({
      queries: n.map(({ chainId: t }) => hE({ chainId: t, safe: e })),
      combine: (e) => n.filter((t, n) => e[n]?.data !== void 0),
    })
  return r.length === 0
    ? null
    : (0, k.jsxs)(k.Fragment, {
        children: [
          ` ${xk.elsewhere} `,
          r.map(({ chainId: t, chainName: n, shortName: r }) =>
            (0, k.jsx)(
              Wd,
              {
                to: `/safes/$safe`,
                params: { safe: Pr({ shortName: r, address: e }) },
                className: `cs-link`,
                children: xk.openOn({ network: n }),
              },
              t,
            ),
          ),
        ],
      })
}
function Ck({ account: e, children: t }) {
  let n = AC(),
    r = (0, E.useMemo)(() => VD(e, n), [e, n])
  return r.ok
    ? (0, k.jsx)(
        bk,
        { value: r.account, children: (0, k.jsx)(wk, { account: r.account, children: t }) },
        r.account.account,
      )
    : (0, k.jsx)(Ek, { ...r })
}
function wk({ account: e, children: t }) {
  let n = Fs(hE(e.key)),
    r = n.data !== void 0
  return (
    (0, E.useEffect)(() => {
      r && RD.set(e.key)
    }, [e, r]),
    n.error && !n.data
      ? (0, k.jsx)(OO, {
          isPage: !0,
          title: xk.failed,
          error: n.error,
          stillWorks: Tk(n.error)
            ? (0, k.jsxs)(k.Fragment, {
                children: [
                  xk.missingDetail,
                  (0, k.jsx)(Sk, { address: e.safe, chain: e.chain }),
                  ` `,
                  (0, k.jsx)(Wd, { to: `/accounts`, className: `cs-link`, children: xk.allAccounts }),
                ],
              })
            : xk.failedDetail({ account: e.account }),
          onRetry: () => void n.refetch(),
        })
      : t
  )
}
var Tk = (e) => e instanceof Ny && e.statusCode === 404
function Ek({ title: e, reason: t, address: n }) {
  return (
    cC(e),
    (0, k.jsx)(Ra, {
      level: 1,
      sentence: `${e}.`,
      detail: (0, k.jsxs)(k.Fragment, { children: [t, n && (0, k.jsx)(Sk, { address: n, chain: null })] }),
      action: (0, k.jsx)(Wd, { to: `/accounts`, className: `cs-link`, children: xk.allAccounts }),
    })
  )
}
function Dk(e) {
  if (!URL.canParse(e)) return null
  let { protocol: t, origin: n, pathname: r, host: i, href: a } = new URL(e)
  return t !== `https:` && t !== `http:` ? null : { url: a, key: `${n}${r.replace(/\/+$/, ``)}`, origin: n, host: i }
}
var Ok = (e) => Dk(e)?.key ?? e,
  kk = vO(() =>
    Q(
      () => import(`./-AppHost-B9FsX1GD.js`).then((e) => ({ default: e.AppHost })),
      __vite__mapDeps([
        117, 2, 118, 30, 119, 56, 6, 7, 4, 5, 8, 9, 120, 121, 122, 123, 124, 125, 126, 127, 128, 21, 22, 23, 24, 25, 26,
        18, 19, 20, 129, 130, 31, 89, 88, 90, 131, 86, 87, 132, 133, 134, 17, 135, 136, 61, 62, 63, 103, 137,
      ]),
      import.meta.url,
    ),
  )
function Ak() {
  let e = ff({
      select: (e) => {
        let t = e.find((e) => e.routeId === `/_app/safes/$safe/apps_/open`)?.search.appUrl ?? null
        return t === null ? null : (Dk(t)?.url ?? t)
      },
    }),
    t = ff({ select: (e) => e.some(({ routeId: e }) => qE(e)) }),
    [n, r] = (0, E.useState)(e),
    i = e ?? (t ? n : null)
  return (
    i !== n && r(i),
    i === null ? null : (0, k.jsx)(E.Suspense, { children: (0, k.jsx)(kk, { url: i, isShown: e !== null }, i) })
  )
}
var jk = P(`/_app/safes/$safe`)({
  async beforeLoad({ context: e, params: t, location: n }) {
    let r = () => VD(t.safe, e.queryClient.getQueryData(oS().queryKey) ?? [])
    r().ok || (await e.preparation.fresh().catch(() => void 0))
    let i = r()
    if (!i.ok || (i.account.account === t.safe && !/%3a/i.test(n.pathname))) return
    let [, , , ...a] = n.pathname.split(`/`)
    throw Hc({ href: `/${[`safes`, i.account.account, ...a].join(`/`)}${n.searchStr}`, replace: !0 })
  },
  codeSplitGroupings: [],
  component: Mk,
  errorComponent: dC,
})
function Mk() {
  let { safe: e } = jk.useParams()
  return (0, k.jsxs)(Ck, { account: e, children: [(0, k.jsx)(Ak, {}), (0, k.jsx)(sf, {})] })
}
var Nk = P(`/_app/settings_/appearance`)({
    component: F(
      () =>
        Q(
          () => import(`./settings_.appearance-CrZtdz2A.js`),
          __vite__mapDeps([138, 4, 2, 5, 106, 107, 6, 7, 8, 9]),
          import.meta.url,
        ),
      `component`,
    ),
  }),
  Pk = P(`/_app/settings_/apps`)({
    component: F(
      () =>
        Q(
          () => import(`./settings_.apps-BBPuW1gJ.js`),
          __vite__mapDeps([139, 4, 2, 5, 7, 8, 120, 121, 118, 56, 6, 9]),
          import.meta.url,
        ),
      `component`,
    ),
  }),
  Fk = P(`/_app/settings_/build`)({
    component: F(
      () =>
        Q(
          () => import(`./settings_.build-CgWPQrLk.js`),
          __vite__mapDeps([140, 4, 2, 5, 91, 92, 7, 8, 141]),
          import.meta.url,
        ),
      `component`,
    ),
  }),
  Ik = P(`/_app/settings_/data`)({
    component: F(
      () =>
        Q(
          () => import(`./settings_.data-DF6tFQO5.js`),
          __vite__mapDeps([
            142, 2, 7, 4, 5, 8, 56, 6, 9, 143, 77, 44, 45, 11, 12, 13, 14, 15, 16, 46, 48, 94, 95, 88, 79, 80, 81, 82,
            83, 84, 96, 69, 70, 97, 98, 115, 116, 31, 10, 1, 43, 47, 49, 50, 51, 52,
          ]),
          import.meta.url,
        ),
      `component`,
    ),
  }),
  Lk = P(`/_app/settings_/networks`)({
    component: F(
      () =>
        Q(
          () => import(`./settings_.networks-DV38ftm9.js`).then((e) => e.t),
          __vite__mapDeps([
            144, 2, 4, 5, 7, 8, 1, 145, 146, 6, 9, 61, 23, 24, 62, 56, 133, 134, 21, 22, 25, 26, 95, 147, 17, 148, 89,
            88, 90, 149,
          ]),
          import.meta.url,
        ),
      `component`,
    ),
  }),
  Rk = P(`/_app/share_/safe-app`)({
    validateSearch: (e) => ({
      ...(typeof e.appUrl == `string` ? { appUrl: e.appUrl } : {}),
      ...(typeof e.chain == `string` ? { chain: e.chain } : {}),
      ...(typeof e.created == `string` ? { created: e.created } : {}),
    }),
    component: F(
      () =>
        Q(
          () => import(`./share_.safe-app-BC5V1gJK.js`),
          __vite__mapDeps([
            150, 7, 2, 4, 5, 8, 30, 72, 19, 6, 9, 20, 21, 22, 23, 24, 25, 26, 73, 123, 120, 121, 124, 151,
          ]),
          import.meta.url,
        ),
      `component`,
    ),
  }),
  zk = P(`/_app/safes/$safe/`)({
    validateSearch: ak,
    beforeLoad: ({ location: e }) => ok(e),
    component: F(
      () =>
        Q(
          () => import(`./page-home-DEnBUbDz.js`).then((e) => e.t),
          __vite__mapDeps([152, 2, 4, 5, 153]),
          import.meta.url,
        ),
      `component`,
    ),
  }),
  Bk = P(`/_app/safes/$safe/apps`)({
    validateSearch: (e) => (typeof e.add == `string` ? { add: e.add } : {}),
    component: F(
      () =>
        Q(
          () => import(`./apps-MBszKmOq.js`),
          __vite__mapDeps([
            154, 2, 4, 5, 6, 7, 8, 9, 30, 155, 123, 120, 121, 124, 31, 56, 119, 118, 122, 72, 19, 20, 21, 22, 23, 24,
            25, 26, 73, 96, 69, 70, 97, 156,
          ]),
          import.meta.url,
        ),
      `component`,
    ),
  }),
  Vk = P(`/_app/safes/$safe/assets`)({
    validateSearch: (e) => (e.tab === `nfts` ? { tab: `nfts` } : {}),
    component: F(
      () =>
        Q(
          () => import(`./page-assets-B0WYitVr.js`).then((e) => e.t),
          __vite__mapDeps([157, 2, 4, 5, 7, 8, 158]),
          import.meta.url,
        ),
      `component`,
    ),
  }),
  Hk = P(`/_app/safes/$safe/contract-calls`)({
    validateSearch: ({ batch: e }) => (typeof e == `string` ? { batch: e } : {}),
    component: F(
      () =>
        Q(
          () => import(`./contract-calls-ingVVyZe.js`),
          __vite__mapDeps([
            159, 2, 4, 5, 160, 6, 7, 8, 9, 161, 12, 13, 14, 15, 16, 155, 94, 95, 88, 79, 80, 81, 82, 83, 84, 96, 69, 70,
            97, 98, 162, 78, 57, 59, 60, 61, 23, 24, 62, 63, 64, 65, 163, 127, 164, 165, 44, 45, 11, 46, 43, 47, 48, 49,
            50, 51, 52, 1, 55, 56, 42, 58, 77, 125, 126, 130, 103, 166,
          ]),
          import.meta.url,
        ),
      `component`,
    ),
  }),
  Uk = P(`/_app/safes/$safe/dapps`)({
    validateSearch: (e) => (typeof e.wc == `string` ? { wc: e.wc } : {}),
    component: F(
      () =>
        Q(
          () => import(`./dapps-DeHNJU2e.js`),
          __vite__mapDeps([
            167, 2, 4, 5, 7, 8, 6, 9, 125, 126, 127, 129, 130, 72, 19, 20, 21, 22, 23, 24, 25, 26, 73, 168, 169, 170,
          ]),
          import.meta.url,
        ),
      `component`,
    ),
  }),
  Wk = [`incoming`, `outgoing`, `settings`, `module`, `failed`]
function Gk(e) {
  let t = (t) => (typeof e[t] == `string` && e[t] !== `` ? e[t] : void 0),
    [n, r, i] = [t(`q`), t(`asset`), t(`nonce`)],
    a = Wk.find((t) => t === e.kind)
  return {
    ...(n === void 0 ? {} : { q: n }),
    ...(a === void 0 ? {} : { kind: a }),
    ...(r === void 0 ? {} : { asset: r }),
    ...(i === void 0 ? {} : { nonce: i }),
    ...(e.suspicious === `show` ? { suspicious: `show` } : {}),
  }
}
var Kk = (e) => /^\d+$/.test(e),
  qk = ({ q: e, kind: t, asset: n, nonce: r }) => e !== void 0 || t !== void 0 || n !== void 0 || r !== void 0
function Jk(e, t) {
  let n = eA(t.q?.trim().toLowerCase() ?? ``),
    r = t.nonce !== void 0 && Kk(t.nonce) ? Number(t.nonce) : null
  return e.filter(
    (e) =>
      (t.suspicious === `show` || e.suspicious === null) &&
      (t.kind === void 0 || Xk(e, t.kind)) &&
      (t.asset === void 0 || e.amount?.symbol === t.asset) &&
      (r === null || e.nonce === r) &&
      (n === `` || Qk(e).includes(n)),
  )
}
function Yk(e) {
  let t = new Map()
  for (let { amount: n, suspicious: r } of e) n && r === null && t.set(n.symbol, (t.get(n.symbol) ?? 0) + 1)
  return [...t].toSorted(([, e], [, t]) => t - e).map(([e]) => e)
}
function Xk(e, t) {
  return t === `incoming`
    ? e.amount?.sign === `+`
    : t === `outgoing`
      ? e.amount?.sign === `−` || e.kind === `batch`
      : t === `settings`
        ? e.kind === `settings`
        : t === `module`
          ? e.origin === `module`
          : e.status === `FAILED`
}
var Zk = new WeakMap()
function Qk(e) {
  let t = Zk.get(e)
  if (t !== void 0) return t
  let n = $k(e)
  return (Zk.set(e, n), n)
}
var $k = ({ title: e, meta: t, amount: n, addresses: r, txHash: i, id: a }) =>
    eA([e, ...t.map(({ text: e }) => e), n?.text, n?.symbol, ...r, i, a].join(` `).toLowerCase()),
  eA = (e) => e.replaceAll(ei().group, ``),
  tA = P(`/_app/safes/$safe/history`)({
    component: F(
      () =>
        Q(
          () => import(`./page-history-CVz9Zi-F.js`).then((e) => e.t),
          __vite__mapDeps([171, 2, 4, 5, 7, 8, 172]),
          import.meta.url,
        ),
      `component`,
    ),
    validateSearch: (e) => ({ ...Gk(e), ...(e.export === `open` ? { export: `open` } : {}) }),
  }),
  nA = ({ proposers: e }) => (e === `hidden` || e === `shown` ? { proposers: e } : {}),
  rA = P(`/_app/safes/$safe/queue`)({
    validateSearch: nA,
    component: F(
      () =>
        Q(
          () => import(`./page-queue-bPPEwZl-.js`).then((e) => e.t),
          __vite__mapDeps([173, 2, 4, 5, 174]),
          import.meta.url,
        ),
      `component`,
    ),
  }),
  iA = P(`/_app/safes/$safe/review`)({
    validateSearch: (e) => (typeof e.draft == `string` ? { draft: e.draft } : {}),
    component: F(
      () =>
        Q(
          () => import(`./review-DBaQxhIf.js`),
          __vite__mapDeps([
            175, 2, 4, 5, 163, 6, 7, 8, 9, 57, 127, 164, 146, 61, 23, 24, 62, 56, 133, 134, 21, 22, 25, 26, 95, 147,
            103, 89, 88, 90, 176, 78, 177, 91, 92, 178, 132, 17, 19, 20, 128, 135, 136, 72, 73, 60, 63, 64, 179, 125,
            126, 96, 69, 70, 97, 180, 181, 182, 111, 110, 183, 184, 59, 65, 185,
          ]),
          import.meta.url,
        ),
      `component`,
    ),
  }),
  aA = () =>
    Q(
      () => import(`./send-7eRHaLTK.js`).then((e) => e.t),
      __vite__mapDeps([
        186, 2, 6, 7, 4, 5, 8, 9, 59, 60, 61, 23, 24, 62, 63, 64, 57, 65, 162, 78, 55, 56, 42, 58, 77, 125, 126, 130,
        165, 187,
      ]),
      import.meta.url,
    ),
  oA = ({ token: e, tokenId: t, nonce: n, to: r, mode: i }) => ({
    ...(typeof e == `string` && Ir(e) ? { token: e } : {}),
    ...(sA(t) ? { tokenId: String(t) } : {}),
    ...(sA(n) ? { nonce: String(n) } : {}),
    ...(typeof r == `string` && Ir(r) ? { to: r } : {}),
    ...(i === `call` ? { mode: i } : {}),
  }),
  sA = (e) => (typeof e == `string` ? /^\d+$/.test(e) : typeof e == `number` && Number.isSafeInteger(e)),
  cA = P(`/_app/safes/$safe/send`)({ validateSearch: oA, component: F(aA, `component`) }),
  lA = P(`/_app/safes/$safe/settings`)({
    component: F(
      () =>
        Q(
          () => import(`./settings-ChWbfaz6.js`),
          __vite__mapDeps([188, 114, 4, 2, 5, 7, 8, 115, 116, 6, 9]),
          import.meta.url,
        ),
      `component`,
    ),
  }),
  uA = P(`/_app/safes/$safe/setup`)({
    component: F(
      () =>
        Q(
          () => import(`./setup-KxBdoqmO.js`).then((e) => e.t),
          __vite__mapDeps([
            189, 2, 57, 6, 7, 4, 5, 8, 9, 168, 190, 191, 130, 125, 126, 192, 193, 95, 161, 179, 76, 77, 78, 79, 80, 81,
            82, 16, 83, 84, 85, 194, 111, 180, 17, 181, 182, 110, 183, 195, 196,
          ]),
          import.meta.url,
        ),
      `component`,
    ),
  }),
  dA = P(`/_app/explorer/$chain/address/$address`)({
    component: F(
      () =>
        Q(
          () => import(`./explorer._chain.address._address-Cs0Cr503.js`),
          __vite__mapDeps([197, 7, 2, 4, 5, 8, 72, 19, 6, 9, 20, 21, 22, 23, 24, 25, 26, 73, 198, 96, 69, 70, 97]),
          import.meta.url,
        ),
      `component`,
    ),
  }),
  fA = P(`/_app/explorer/$chain/tx/$hash`)({
    component: F(
      () =>
        Q(
          () => import(`./explorer._chain.tx._hash-CX3THY3m.js`),
          __vite__mapDeps([199, 4, 2, 5, 198, 7, 8, 96, 69, 70, 97, 72, 19, 6, 9, 20, 21, 22, 23, 24, 25, 26, 73, 200]),
          import.meta.url,
        ),
      `component`,
    ),
  }),
  pA = P(`/_app/safes/$safe/apps_/open`)({
    validateSearch: (e) => ({ appUrl: typeof e.appUrl == `string` ? e.appUrl : `` }),
    beforeLoad({ params: e, search: t }) {
      if (t.appUrl === ``) throw Hc({ href: `/safes/${e.safe}/apps`, replace: !0 })
    },
    component: F(() => Q(() => import(`./apps_.open-DJ7LAi8J.js`), [], import.meta.url), `component`),
  }),
  mA = P(`/_app/safes/$safe/messages/`)({
    component: F(
      () =>
        Q(
          () => import(`./messages.index-BlnNNXWA.js`),
          __vite__mapDeps([201, 2, 7, 4, 5, 8, 125, 126, 202, 86, 6, 9, 87, 88, 61, 23, 24, 62, 101, 102]),
          import.meta.url,
        ),
      `component`,
    ),
  }),
  hA = P(`/_app/safes/$safe/messages/$hash`)({
    component: F(
      () =>
        Q(
          () => import(`./messages._hash-CUNodrJK.js`),
          __vite__mapDeps([
            203, 2, 4, 5, 145, 146, 6, 7, 8, 9, 61, 23, 24, 62, 56, 133, 134, 21, 22, 25, 26, 95, 147, 17, 1, 148, 89,
            88, 90, 204, 177, 91, 92, 178, 125, 126, 96, 69, 70, 97, 86, 87, 131, 101, 102,
          ]),
          import.meta.url,
        ),
      `component`,
    ),
  }),
  gA = P(`/_app/safes/$safe/messages/check`)({
    component: F(
      () =>
        Q(
          () => import(`./messages.check-OChsJVI8.js`),
          __vite__mapDeps([
            205, 2, 132, 6, 7, 4, 5, 8, 9, 133, 134, 21, 22, 23, 24, 25, 26, 17, 19, 20, 128, 127, 135, 136, 91, 92, 78,
            100, 1, 87, 88, 101, 102,
          ]),
          import.meta.url,
        ),
      `component`,
    ),
  }),
  _A = P(`/_app/safes/$safe/messages/review`)({
    validateSearch: (e) => (typeof e.draft == `string` ? { draft: e.draft } : {}),
    component: F(
      () =>
        Q(
          () => import(`./messages.review-D9dx8DUx.js`),
          __vite__mapDeps([
            206, 2, 6, 7, 4, 5, 8, 9, 127, 204, 61, 23, 24, 62, 177, 91, 92, 178, 146, 56, 133, 134, 21, 22, 25, 26, 95,
            147, 17, 88, 148, 1, 125, 126, 96, 69, 70, 97, 89, 90, 86, 87, 131, 101, 102, 163, 57, 164,
          ]),
          import.meta.url,
        ),
      `component`,
    ),
  }),
  vA = P(`/_app/safes/$safe/setup_/guard`)({
    validateSearch: ({ kind: e, guard: t }) => ({
      ...(e === `guard` || e === `moduleGuard` ? { kind: e } : {}),
      ...(typeof t == `string` ? { guard: t } : {}),
    }),
    component: F(
      () =>
        Q(
          () => import(`./setup_.guard-L25lFCB1.js`),
          __vite__mapDeps([207, 2, 6, 7, 4, 5, 8, 9, 57, 55, 56, 42, 58, 208, 191, 130, 125, 126, 192]),
          import.meta.url,
        ),
      `component`,
    ),
  }),
  yA = P(`/_app/safes/$safe/setup_/handler`)({
    validateSearch: ({ handler: e }) => (typeof e == `string` ? { handler: e } : {}),
    component: F(
      () =>
        Q(
          () => import(`./setup_.handler-oQ0hpF09.js`),
          __vite__mapDeps([209, 2, 57, 6, 7, 4, 5, 8, 9, 55, 56, 42, 58, 208, 191, 130, 125, 126, 192, 190]),
          import.meta.url,
        ),
      `component`,
    ),
  }),
  bA = P(`/_app/safes/$safe/setup_/new-account`)({
    component: F(
      () =>
        Q(
          () => import(`./setup_.new-account-1uxysS_C.js`),
          __vite__mapDeps([
            210, 2, 7, 4, 5, 8, 59, 60, 61, 23, 24, 6, 9, 62, 63, 64, 57, 65, 165, 55, 56, 42, 58, 168, 211,
          ]),
          import.meta.url,
        ),
      `component`,
    ),
  }),
  xA = P(`/_app/safes/$safe/setup_/owners`)({
    validateSearch: (e) =>
      Object.fromEntries([`add`, `replace`, `remove`].flatMap((t) => (typeof e[t] == `string` ? [[t, e[t]]] : []))),
    component: F(
      () =>
        Q(
          () => import(`./setup_.owners-BCb8FETV.js`).then((e) => e.t),
          __vite__mapDeps([
            212, 2, 57, 6, 7, 4, 5, 8, 9, 130, 125, 126, 180, 17, 179, 181, 182, 111, 110, 183, 194, 95, 193, 55, 56,
            42, 58, 213, 214, 215,
          ]),
          import.meta.url,
        ),
      `component`,
    ),
  }),
  SA = P(`/_app/safes/$safe/setup_/recovery`)({
    component: F(
      () =>
        Q(
          () => import(`./setup_.recovery-_3VCMh6H.js`),
          __vite__mapDeps([
            216, 2, 4, 5, 6, 7, 8, 9, 125, 126, 217, 179, 57, 195, 218, 55, 56, 42, 58, 59, 60, 61, 23, 24, 62, 63, 64,
            65, 219, 168, 220,
          ]),
          import.meta.url,
        ),
      `component`,
    ),
  }),
  CA = P(`/_app/safes/$safe/setup_/upgrade`)({
    validateSearch: ({ to: e }) => (e === `1.4.1` || e === `1.5.0` ? { to: e } : {}),
    component: F(
      () =>
        Q(
          () => import(`./setup_.upgrade-xJcggwq9.js`),
          __vite__mapDeps([
            221, 2, 4, 5, 6, 7, 8, 9, 193, 95, 57, 125, 126, 130, 72, 19, 20, 21, 22, 23, 24, 25, 26, 73, 135, 222,
          ]),
          import.meta.url,
        ),
      `component`,
    ),
  }),
  wA = P(`/_app/safes/$safe/transactions/$id`)({
    component: F(
      () =>
        Q(
          () => import(`./transactions._id-Df-L7_Qs.js`).then((e) => e.t),
          __vite__mapDeps([
            223, 2, 4, 5, 66, 67, 198, 7, 8, 96, 69, 70, 97, 6, 9, 125, 126, 57, 128, 21, 22, 23, 24, 25, 26, 176, 61,
            62, 78, 177, 91, 92, 178, 132, 133, 134, 17, 19, 20, 127, 135, 136, 72, 73, 60, 63, 64, 146, 56, 95, 147,
            103, 179, 180, 181, 182, 111, 110, 183, 184, 93, 94, 88, 79, 80, 81, 82, 16, 83, 84, 98, 77, 99, 224, 225,
          ]),
          import.meta.url,
        ),
      `component`,
    ),
  }),
  TA = P(`/_app/safes/$safe/setup_/modules/add`)({
    validateSearch: ({ module: e }) => (typeof e == `string` ? { module: e } : {}),
    component: F(
      () =>
        Q(
          () => import(`./setup_.modules.add-BInMTtNy.js`),
          __vite__mapDeps([226, 2, 6, 7, 4, 5, 8, 9, 57, 55, 56, 42, 58, 208, 191, 130, 125, 126, 192]),
          import.meta.url,
        ),
      `component`,
    ),
  }),
  EA = P(`/_app/safes/$safe/setup_/recovery_/start`)({
    component: F(
      () =>
        Q(
          () => import(`./setup_.recovery_.start-BnCNX1Ms.js`).then((e) => e.t),
          __vite__mapDeps([
            227, 2, 4, 5, 6, 7, 8, 9, 56, 125, 126, 218, 55, 42, 57, 58, 59, 60, 61, 23, 24, 62, 63, 64, 65, 195, 219,
          ]),
          import.meta.url,
        ),
      `component`,
    ),
  }),
  DA = BO.update({ id: `/_app`, getParentRoute: () => fC }),
  OA = sk.update({ id: `/`, path: `/`, getParentRoute: () => DA }),
  kA = ck.update({ id: `/$`, path: `/$`, getParentRoute: () => DA }),
  AA = lk.update({ id: `/accounts`, path: `/accounts`, getParentRoute: () => DA }),
  jA = uk.update({ id: `/addOwner`, path: `/addOwner`, getParentRoute: () => DA }),
  MA = dk.update({ id: `/address-book`, path: `/address-book`, getParentRoute: () => DA }),
  NA = mk.update({ id: `/create`, path: `/create`, getParentRoute: () => DA }),
  PA = hk.update({ id: `/import`, path: `/import`, getParentRoute: () => DA }),
  FA = gk.update({ id: `/more`, path: `/more`, getParentRoute: () => DA }),
  IA = _k.update({ id: `/prove`, path: `/prove`, getParentRoute: () => DA }),
  LA = vk.update({ id: `/settings`, path: `/settings`, getParentRoute: () => DA }),
  RA = yk.update({ id: `/wc`, path: `/wc`, getParentRoute: () => DA }),
  zA = jk.update({ id: `/safes/$safe`, path: `/safes/$safe`, getParentRoute: () => DA }),
  BA = Nk.update({ id: `/settings_/appearance`, path: `/settings/appearance`, getParentRoute: () => DA }),
  VA = Pk.update({ id: `/settings_/apps`, path: `/settings/apps`, getParentRoute: () => DA }),
  HA = Fk.update({ id: `/settings_/build`, path: `/settings/build`, getParentRoute: () => DA }),
  UA = Ik.update({ id: `/settings_/data`, path: `/settings/data`, getParentRoute: () => DA }),
  WA = Lk.update({ id: `/settings_/networks`, path: `/settings/networks`, getParentRoute: () => DA }),
  GA = Rk.update({ id: `/share_/safe-app`, path: `/share/safe-app`, getParentRoute: () => DA }),
  KA = zk.update({ id: `/`, path: `/`, getParentRoute: () => zA }),
  qA = Bk.update({ id: `/apps`, path: `/apps`, getParentRoute: () => zA }),
  JA = Vk.update({ id: `/assets`, path: `/assets`, getParentRoute: () => zA }),
  YA = Hk.update({ id: `/contract-calls`, path: `/contract-calls`, getParentRoute: () => zA }),
  XA = Uk.update({ id: `/dapps`, path: `/dapps`, getParentRoute: () => zA }),
  ZA = tA.update({ id: `/history`, path: `/history`, getParentRoute: () => zA }),
  QA = rA.update({ id: `/queue`, path: `/queue`, getParentRoute: () => zA }),
  $A = iA.update({ id: `/review`, path: `/review`, getParentRoute: () => zA }),
  ej = cA.update({ id: `/send`, path: `/send`, getParentRoute: () => zA }),
  tj = lA.update({ id: `/settings`, path: `/settings`, getParentRoute: () => zA }),
  nj = uA.update({ id: `/setup`, path: `/setup`, getParentRoute: () => zA }),
  rj = dA.update({
    id: `/explorer/$chain/address/$address`,
    path: `/explorer/$chain/address/$address`,
    getParentRoute: () => DA,
  }),
  ij = fA.update({ id: `/explorer/$chain/tx/$hash`, path: `/explorer/$chain/tx/$hash`, getParentRoute: () => DA }),
  aj = pA.update({ id: `/apps_/open`, path: `/apps/open`, getParentRoute: () => zA }),
  oj = mA.update({ id: `/messages/`, path: `/messages/`, getParentRoute: () => zA }),
  sj = {
    AppSafesSafeAppsRoute: qA,
    AppSafesSafeAssetsRoute: JA,
    AppSafesSafeContractCallsRoute: YA,
    AppSafesSafeDappsRoute: XA,
    AppSafesSafeHistoryRoute: ZA,
    AppSafesSafeQueueRoute: QA,
    AppSafesSafeReviewRoute: $A,
    AppSafesSafeSendRoute: ej,
    AppSafesSafeSettingsRoute: tj,
    AppSafesSafeSetupRoute: nj,
    AppSafesSafeIndexRoute: KA,
    AppSafesSafeAppsOpenRoute: aj,
    AppSafesSafeMessagesHashRoute: hA.update({
      id: `/messages/$hash`,
      path: `/messages/$hash`,
      getParentRoute: () => zA,
    }),
    AppSafesSafeMessagesCheckRoute: gA.update({
      id: `/messages/check`,
      path: `/messages/check`,
      getParentRoute: () => zA,
    }),
    AppSafesSafeMessagesReviewRoute: _A.update({
      id: `/messages/review`,
      path: `/messages/review`,
      getParentRoute: () => zA,
    }),
    AppSafesSafeSetupGuardRoute: vA.update({ id: `/setup_/guard`, path: `/setup/guard`, getParentRoute: () => zA }),
    AppSafesSafeSetupHandlerRoute: yA.update({
      id: `/setup_/handler`,
      path: `/setup/handler`,
      getParentRoute: () => zA,
    }),
    AppSafesSafeSetupNewAccountRoute: bA.update({
      id: `/setup_/new-account`,
      path: `/setup/new-account`,
      getParentRoute: () => zA,
    }),
    AppSafesSafeSetupOwnersRoute: xA.update({ id: `/setup_/owners`, path: `/setup/owners`, getParentRoute: () => zA }),
    AppSafesSafeSetupRecoveryRoute: SA.update({
      id: `/setup_/recovery`,
      path: `/setup/recovery`,
      getParentRoute: () => zA,
    }),
    AppSafesSafeSetupUpgradeRoute: CA.update({
      id: `/setup_/upgrade`,
      path: `/setup/upgrade`,
      getParentRoute: () => zA,
    }),
    AppSafesSafeTransactionsIdRoute: wA.update({
      id: `/transactions/$id`,
      path: `/transactions/$id`,
      getParentRoute: () => zA,
    }),
    AppSafesSafeMessagesIndexRoute: oj,
    AppSafesSafeSetupModulesAddRoute: TA.update({
      id: `/setup_/modules/add`,
      path: `/setup/modules/add`,
      getParentRoute: () => zA,
    }),
    AppSafesSafeSetupRecoveryStartRoute: EA.update({
      id: `/setup_/recovery_/start`,
      path: `/setup/recovery/start`,
      getParentRoute: () => zA,
    }),
  },
  cj = {
    AppSplatRoute: kA,
    AppAccountsRoute: AA,
    AppAddOwnerRoute: jA,
    AppAddressBookRoute: MA,
    AppCreateRoute: NA,
    AppImportRoute: PA,
    AppMoreRoute: FA,
    AppProveRoute: IA,
    AppSettingsRoute: LA,
    AppWcRoute: RA,
    AppIndexRoute: OA,
    AppSafesSafeRoute: zA._addFileChildren(sj),
    AppSettingsAppearanceRoute: BA,
    AppSettingsAppsRoute: VA,
    AppSettingsBuildRoute: HA,
    AppSettingsDataRoute: UA,
    AppSettingsNetworksRoute: WA,
    AppShareSafeAppRoute: GA,
    AppExplorerChainAddressAddressRoute: rj,
    AppExplorerChainTxHashRoute: ij,
  },
  lj = { AppRoute: DA._addFileChildren(cj) },
  uj = fC._addFileChildren(lj)._addFileTypes(),
  dj = (e) =>
    mf({
      routeTree: uj,
      context: e,
      ...(Sf.isPortable ? { history: Tl() } : {}),
      defaultPreload: `intent`,
      defaultPreloadStaleTime: 0,
      defaultPendingMs: 200,
      defaultPendingMinMs: 0,
      scrollRestoration: !0,
      trailingSlash: `never`,
      pathParamsAllowedCharacters: [`:`],
      parseSearch: (e) => Object.fromEntries(new URLSearchParams(e)),
      stringifySearch: (e) => {
        let t = Object.entries(e).filter(([, e]) => e != null),
          n = new URLSearchParams(t.map(([e, t]) => [e, String(t)])).toString()
        return n ? `?${n}` : ``
      },
    }),
  fj = () => [],
  pj = (e) => {
    fj = e
  },
  mj = () => fj(),
  hj = Sy(`countersign.kept-proposals`, `no`, { parse: (e) => (e === `yes` ? e : void 0), print: (e) => e }),
  gj = 1e4,
  _j = 3e3
function vj(e) {
  let t,
    n = ob.get().from
  pj(() => bj(e))
  let r = () => {
    let { from: r, why: i } = ob.get()
    ;(clearInterval(t),
      i === `lost` && (t = setInterval(() => void Nb(), gj)),
      r !== n && ((n = r), r === `service` && yj(), e.invalidateQueries({ predicate: PS })))
  }
  ;(ob.subscribe(r), r())
  for (let t of [`online`, `offline`])
    addEventListener(t, () => {
      ;(Nb(), e.invalidateQueries({ queryKey: [`head`] }))
    })
  n === `service` && setTimeout(() => void yj(), _j)
}
async function yj() {
  if (hj.get() === `no` || ob.get().from !== `service`) return
  let [{ offerProposals: e }, { offerMessages: t }] = await Promise.all([
    Q(
      () => import(`./rest-C1eQ6T0E.js`).then((e) => e.a),
      __vite__mapDeps([
        145, 2, 146, 6, 7, 4, 5, 8, 9, 61, 23, 24, 62, 56, 133, 134, 21, 22, 25, 26, 95, 147, 17, 1, 148, 89, 88, 90,
      ]),
      import.meta.url,
    ),
    Q(() => import(`./rest-sPnlEiEo.js`).then((e) => e.n), __vite__mapDeps([148, 2, 1, 17, 4, 5]), import.meta.url),
  ])
  ;(await e(), await t())
}
function bj(e) {
  return e
    .getQueryCache()
    .findAll({ queryKey: [`account`] })
    .flatMap(({ queryKey: [, e, , t], state: n }) => {
      let r = n.data
      return t !== `transaction` || typeof e != `string` || r === void 0
        ? []
        : [{ chainId: e, details: r, at: n.dataUpdatedAt }]
    })
}
var xj = 1e4,
  Sj = 2,
  Cj = import.meta.url,
  wj = new URL(`../`, Cj)
function Tj() {
  Oj() || setTimeout(() => kj(() => void Ej()), xj)
}
async function Ej() {
  try {
    let e = await (await fetch(new URL(`ahead.json`, wj))).json()
    if (!Array.isArray(e)) return
    let t = e.filter((e) => typeof e == `string`)
    await Promise.all(
      Array.from({ length: Sj }, async () => {
        for (let e = t.shift(); e !== void 0; e = t.shift()) await Dj(e)
      }),
    )
  } catch {}
}
function Dj(e) {
  return new Promise((t) => {
    let n = document.createElement(`link`),
      r = () => {
        ;(n.remove(), t())
      }
    ;(Object.assign(n, { rel: `prefetch`, as: e.endsWith(`.css`) ? `style` : `script`, crossOrigin: `` }),
      n.addEventListener(`load`, r),
      n.addEventListener(`error`, r),
      (n.href = new URL(e, wj).href),
      document.head.append(n))
  })
}
function Oj() {
  let e = Reflect.get(navigator, `connection`)
  return typeof e == `object` && !!e && Reflect.get(e, `saveData`) === !0
}
function kj(e) {
  ;`requestIdleCallback` in window ? requestIdleCallback(e) : setTimeout(e, 200)
}
var Aj = 3e3
function jj(e, t) {
  let n = t.subscribe(`onRendered`, () => {
    n()
    let t = e.getQueryCache(),
      r = () => {
        ;(i(), clearTimeout(a), gC(), Tj())
      },
      i = t.subscribe(() => {
        e.isFetching() === 0 && r()
      }),
      a = setTimeout(r, Aj)
    e.isFetching() === 0 && r()
  })
}
function Mj() {
  let e = jS(),
    t = dj({ queryClient: e, preparation: WS(e) })
  for (let e of t.getMatchedRoutes(t.history.location.pathname)[0]) t.loadRouteChunk(e)
  return (jj(e, t), JS(), vj(e), sC(e), { queryClient: e, router: t })
}
var Nj = Sy(`countersign.language`, null, {
  parse: (e) => (e === `en` || e === `de` || e === `en-XB` ? e : void 0),
  print: (e) => e ?? ``,
})
function Pj(e = navigator.languages) {
  let t = Nj.get()
  if (t !== null) return t
  for (let t of e) {
    if (/^de\b/i.test(t)) return `de`
    if (/^en\b/i.test(t)) return `en`
  }
  return `en`
}
async function Fj(e) {
  if (e === `de`) {
    let { german: e } = await Q(
      async () => {
        let { german: e } = await import(`./german-CkDuk5Ab.js`)
        return { german: e }
      },
      __vite__mapDeps([228, 2]),
      import.meta.url,
    )
    Ur(`de`, qr(e))
  }
  if (e === `en-XB`) {
    let { pseudoMessage: e } = await Q(
      async () => {
        let { pseudoMessage: e } = await import(`./pseudoMessage-jaLOA0aB.js`)
        return { pseudoMessage: e }
      },
      [],
      import.meta.url,
    )
    Ur(`en-XB`, (t, n, r) => e(r))
  }
  ;(Hr(e), (document.documentElement.lang = e), (document.documentElement.dir = e === `en-XB` ? `rtl` : `ltr`))
}
var Ij = document.getElementById(`root`)
Ij && Lj(Ij)
async function Lj(e) {
  let t = Pj(),
    n = t === `en` ? null : Fj(t),
    r = Mj()
  ;(n && (await n), (0, ue.createRoot)(e).render((0, k.jsx)(yf, { ...r })))
}
export {
  IE as $,
  ge as $a,
  Gi as $i,
  Xy as $n,
  yh as $r,
  lC as $t,
  bk as A,
  jr as Aa,
  eo as Ai,
  hx as An,
  yg as Ar,
  iw as At,
  QD as B,
  Cn as Ba,
  Ca as Bi,
  Hb as Bn,
  K as Br,
  PC as Bt,
  Uk as C,
  Vr as Ca,
  Ko as Ci,
  Cx as Cn,
  kg as Cr,
  xT as Ct,
  Rk as D,
  Pr as Da,
  oo as Di,
  vx as Dn,
  U as Dr,
  Hw as Dt,
  Bk as E,
  Ir as Ea,
  To as Ei,
  yx as En,
  _g as Er,
  tT as Et,
  OO as F,
  Ln as Fa,
  Ra as Fi,
  nx as Fn,
  Hh as Fr,
  ZC as Ft,
  WD as G,
  Qe as Ga,
  da as Gi,
  jb as Gn,
  B as Gr,
  jC as Gt,
  qD as H,
  Bt as Ha,
  xa as Hi,
  Nb as Hn,
  hg as Hr,
  FC as Ht,
  vO as I,
  Nn as Ia,
  Ia as Ii,
  ex as In,
  q as Ir,
  HC as It,
  zD as J,
  He as Ja,
  ta as Ji,
  lb as Jn,
  Gh as Jr,
  TC as Jt,
  UD as K,
  Re as Ka,
  ra as Ki,
  Q as Kn,
  ng as Kr,
  AC as Kt,
  lO as L,
  jn as La,
  Pa as Li,
  rx as Ln,
  ag as Lr,
  UC as Lt,
  uk as M,
  sr as Ma,
  Wa as Mi,
  px as Mn,
  Uh as Mr,
  rw as Mt,
  lk as N,
  Qn as Na,
  Va as Ni,
  ux as Nn,
  Ph as Nr,
  QC as Nt,
  Ok as O,
  Nr as Oa,
  yo as Oi,
  fx as On,
  Lh as Or,
  zw as Ot,
  jO as P,
  Wn as Pa,
  za as Pi,
  lx as Pn,
  G as Pr,
  $C as Pt,
  dD as Q,
  De as Qa,
  $i as Qi,
  Zy as Qn,
  xh as Qr,
  vC as Qt,
  $D as R,
  wn as Ra,
  Na as Ri,
  tx as Rn,
  V as Rr,
  MC as Rt,
  Gk as S,
  Kr as Sa,
  ss as Si,
  wx as Sn,
  Sg as Sr,
  CT as St,
  Vk as T,
  Lr as Ta,
  ho as Ti,
  bx as Tn,
  $h as Tr,
  nT as Tt,
  KD as U,
  wt as Ua,
  ba as Ui,
  kb as Un,
  Zh as Ur,
  NC as Ut,
  ZD as V,
  Jt as Va,
  Sa as Vi,
  Ob as Vn,
  dg as Vr,
  LC as Vt,
  GD as W,
  lt as Wa,
  fa as Wi,
  Ab as Wn,
  bg as Wr,
  RC as Wt,
  hD as X,
  Me as Xa,
  aa as Xi,
  $y as Xn,
  jh as Xr,
  SC as Xt,
  wD as Y,
  Fe as Ya,
  na as Yi,
  ob as Yn,
  zh as Yr,
  wC as Yt,
  _D as Z,
  Oe as Za,
  ea as Zi,
  sb as Zn,
  bh as Zr,
  xC as Zt,
  Yk as _,
  $r as _a,
  Ls as _i,
  Xx as _n,
  Gg as _r,
  PT as _t,
  wA as a,
  Mi as aa,
  Sf as ai,
  kS as an,
  oe as ao,
  My as ar,
  QT as at,
  Wk as b,
  ni as ba,
  Ns as bi,
  Kx as bn,
  Y as br,
  OT as bt,
  yA as c,
  yi as ca,
  Wd as ci,
  vS as cn,
  te as co,
  Sy as cr,
  XT as ct,
  hA as d,
  pi as da,
  Od as di,
  xS as dn,
  C as do,
  by as dr,
  jT as dt,
  Ri as ea,
  vh as ei,
  $ as en,
  he as eo,
  Ny as er,
  NE as et,
  fA as f,
  di as fa,
  Dd as fi,
  gS as fn,
  ee as fo,
  Tv as fr,
  FT as ft,
  nA as g,
  ri as ga,
  Rs as gi,
  Yx as gn,
  l_ as gr,
  NT as gt,
  iA as h,
  Qr as ha,
  Xu as hi,
  aS as hn,
  o as ho,
  j_ as hr,
  MT as ht,
  TA as i,
  Ni as ia,
  yp as ii,
  nC as in,
  se as io,
  Ty as ir,
  mE as it,
  mk as j,
  Dr as ja,
  Za as ji,
  gx as jn,
  qh as jr,
  ew as jt,
  Dk as k,
  Mr as ka,
  Ao as ki,
  mx as kn,
  H as kr,
  Fw as kt,
  vA as l,
  gi as la,
  Fd as li,
  SS as ln,
  w as lo,
  xy as lr,
  VT as lt,
  cA as m,
  ai as ma,
  xd as mi,
  oS as mn,
  c as mo,
  yv as mr,
  LT as mt,
  hj as n,
  zi as na,
  Bp as ni,
  rC as nn,
  le as no,
  Oy as nr,
  bE as nt,
  CA as o,
  Di as oa,
  vf as oi,
  yS as on,
  ie as oo,
  wy as or,
  $T as ot,
  dA as p,
  ui as pa,
  Cd as pi,
  _S as pn,
  y as po,
  bv as pr,
  IT as pt,
  RD as q,
  qe as qa,
  ia as qi,
  ub as qn,
  Yh as qr,
  DC as qt,
  mj as r,
  ji as ra,
  Lp as ri,
  iC as rn,
  ce as ro,
  Ay as rr,
  hE as rt,
  xA as s,
  Ei as sa,
  ff as si,
  fS as sn,
  re as so,
  Cy as sr,
  eE as st,
  Nj as t,
  Bi as ta,
  Sh as ti,
  cC as tn,
  fe as to,
  Z as tr,
  DE as tt,
  _A as u,
  mi as ua,
  kd as ui,
  hS as un,
  T as uo,
  yy as ur,
  AT as ut,
  Jk as v,
  ei as va,
  Is as vi,
  Zx as vn,
  J as vr,
  RT as vt,
  Hk as w,
  Rr as wa,
  Po as wi,
  xx as wn,
  sg as wr,
  rT as wt,
  Kk as x,
  Gr as xa,
  hs as xi,
  Bx as xn,
  Cg as xr,
  DT as xt,
  qk as y,
  ti as ya,
  Fs as yi,
  Qx as yn,
  Tg as yr,
  kT as yt,
  XD as z,
  Sn as za,
  Ta as zi,
  $b as zn,
  W as zr,
  IC as zt,
}
//# sourceMappingURL=index--te03lJq.js.map
