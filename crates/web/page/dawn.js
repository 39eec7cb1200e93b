// Before anything is drawn: the colours, the language and the direction of the last visit, so that
// the page does not change them under the reader's eyes.
(function () {
  const root = document.documentElement;
  try {
    const kept = JSON.parse(localStorage.getItem("paisho.settings") || "{}");
    if (kept.theme === "light" || kept.theme === "dark") root.dataset.theme = kept.theme;
    const known = ["en", "de", "es", "pl", "pt", "he"];
    const asked = (navigator.languages || [navigator.language]).map((tag) =>
      tag.toLowerCase().split("-")[0].replace("iw", "he"));
    const tag = known.includes(kept.language) ? kept.language : asked.find((t) => known.includes(t)) || "en";
    root.lang = tag;
    root.dir = tag === "he" ? "rtl" : "ltr";
  } catch (_) {
    // Without storage the page begins in English and in the colours of the system.
  }
})();
