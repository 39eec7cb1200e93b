// Runs before anything is drawn. It applies the colours, the language and the text direction of the
// last visit, so that the page does not visibly change them later. It also preloads what the app
// will need, because the app itself takes longer to load: the words of the language and, unless this
// is the first page, the second part of the program (`lazy_pages`) and of the words. If the app fails
// to load, this script says so.
(function () {
  const root = document.documentElement;
  const built = (name) => document.querySelector(`meta[name='paisho-${name}']`).content.split(" ");
  const fetchEarly = (address) => {
    const link = document.createElement("link");
    link.rel = "preload";
    link.as = "fetch";
    link.crossOrigin = "anonymous";
    link.href = address;
    document.head.append(link);
  };
  const troubled = {
    en: ["The board is not loaded yet. Is there a connection?", "Try again"],
    de: ["Das Brett ist noch nicht geladen. Besteht eine Verbindung?", "Noch einmal versuchen"],
    es: ["El tablero aún no se ha cargado. ¿Hay conexión?", "Intentar de nuevo"],
    pl: ["Plansza jeszcze się nie wczytała. Czy jest połączenie?", "Spróbuj ponownie"],
    pt: ["O tabuleiro ainda não carregou. Há conexão?", "Tentar de novo"],
    he: ["הלוח עדיין לא נטען. האם יש חיבור?", "לנסות שוב"],
  };
  // The app removes the `loading` element once it runs; until then only this script can report
  // trouble.
  const tell = () => {
    const loading = document.getElementById("loading");
    if (!loading || loading.querySelector("button")) return;
    const [sentence, again] = troubled[root.lang];
    const text = document.createElement("p");
    text.textContent = sentence;
    const button = document.createElement("button");
    button.className = "button primary";
    button.textContent = again;
    button.onclick = () => location.reload();
    loading.append(text, button);
  };
  addEventListener("error", tell, true);
  addEventListener("load", () => setTimeout(tell, 15000));
  const isFirst = location.pathname === "/";
  if (!isFirst) built("lazy-pages").forEach(fetchEarly);
  try {
    const kept = JSON.parse(localStorage.getItem("paisho.settings") || "{}");
    if (kept.theme === "light" || kept.theme === "dark") root.dataset.theme = kept.theme;
    const known = ["en", "de", "es", "pl", "pt", "he"];
    const asked = (navigator.languages || [navigator.language]).map((tag) =>
      tag.toLowerCase().split("-")[0].replace("iw", "he"));
    const tag = known.includes(kept.language) ? kept.language : asked.find((t) => known.includes(t)) || "en";
    root.lang = tag;
    root.dir = tag === "he" ? "rtl" : "ltr";
    for (const part of isFirst ? ["words"] : ["words", "more-words"])
      fetchEarly(built(part).find((entry) => entry.startsWith(tag + "=")).slice(tag.length + 1));
  } catch (_) {
    // Without storage the page starts in English and in the system's colours.
  }
})();
