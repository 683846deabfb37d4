var e = {
    field: `#main :is(input:not([type="hidden"], [type="search"]), textarea, select):enabled`,
    heading: `#main h1`,
  },
  t = 3e3
function n(n) {
  let r = document.activeElement,
    i = () => {
      if (document.activeElement !== r && document.activeElement !== document.body) return !0
      let t = document.querySelector(e[n])
      return t !== null && (t.tabIndex < 0 && (t.tabIndex = -1), t.focus({ preventScroll: !0 }), !0)
    }
  if (i()) return
  let a = new MutationObserver(() => {
      i() && s()
    }),
    o = setTimeout(() => a.disconnect(), t)
  function s() {
    ;(clearTimeout(o), a.disconnect())
  }
  a.observe(document.body, { childList: !0, subtree: !0 })
}
export { n as focusArrival }
//# sourceMappingURL=focusArrival-GOM4hG8-.js.map
