import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { boardCuts } from "./build/board-cuts.ts";
import { precompress } from "./build/precompress.ts";
import { fonts } from "./build/fonts.ts";
import { icons } from "./build/icons.ts";
import { noHydration } from "./build/no-hydration.ts";
import { serviceWorker } from "./build/service-worker.ts";
import { sharedFacts } from "./build/shared-facts.ts";

const server = process.env.RONDEL_SERVER ?? "http://127.0.0.1:8000";

// Chunks: few large scripts compress far better than one per component.
const SCRIPTS = [
  { name: "orders", test: /src\/game\/decision\/standing-orders\/([A-Z]|draft)/ },
  { name: "sounds", test: /src\/(lib\/sounds|game\/motion\/move-sounds)/ },
  { name: "motion", test: /src\/game\/(motion\/(show|panels|changes)|board\/layers\/BoardLosses)/ },
  { name: "end", test: /src\/game\/end\/(?!EndScreen)/ },
  { name: "charts", test: /src\/parts\/chart\./i },
  { name: "bonds", test: /src\/game\/bonds\/[A-Z]/ },
  { name: "analysis", test: /src\/game\/analysis\/([A-Z]|ending-text|review-text|analysis-store)/ },
  { name: "moderation", test: /src\/moderation\// },
  { name: "archive", test: /src\/archive\// },
  { name: "tournaments", test: /src\/tournaments\// },
  { name: "account", test: /src\/(account\/|people\/(Friends\.|TableAlerts))/ },
  { name: "notifications", test: /src\/notifications\/(?!Bell|api)/ },
  { name: "aid", test: /src\/(pages\/Aid|learn\/(MoneyFlow|money-flow|TaxTable|charts))|virtual:tables/ },
  {
    name: "lesson",
    test: /src\/learn\/(Card|CoachCardBody|coach|known-hints|LessonCard|HintCard|HighlightRing|NationLegend|GlossaryTerms|targets)/,
  },
  { name: "puzzles", test: /src\/puzzles\/(?!DailyPuzzle)/ },
  { name: "lobby", test: /src\/(lobby\/|puzzles\/DailyPuzzle)/ },
  { name: "solo", test: /src\/solo\// },
  {
    name: "seldom",
    test: /src\/(game\/(decision\/(GiveMoney|ActionList|Refusal|plan\/[A-Z])|panels\/NationDetails|board\/RegionDetails|rondel\/SpaceRule|page\/(GameMenu|Help)|history\/HistoryBar|log\/(Recipients|Chat))|people\/(PersonDialog|AbsenceVote))/,
  },
  {
    name: "at-table",
    test: /src\/(tables\/(ClockFields|TableSettings|InviteByName|MyInvitations)|people\/FriendRequests|parts\/YesNoQuestion)/,
  },
  { name: "game", test: /src\/(game|learn\/CoachCard)/ },
  {
    name: "pages",
    test: /src\/(pages\/(?!Table)|notifications\/(Bell|api)|tables\/|learn\/|people\/|parts\/(LinkField|Segments|Switch))/,
  },
  { name: "shell", test: /src\/(lib\/service-worker|parts\/NewVersion)/ },
  { name: "core", test: /./ },
];

export default defineConfig({
  plugins: [fonts(), noHydration(), sharedFacts(), boardCuts(), svelte(), icons(), serviceWorker(), precompress()],
  // Relative URLs, so that the same build works below any path.
  base: "./",
  build: {
    outDir: "../src/rondel/server/static",
    emptyOutDir: true,
    manifest: true,
    target: "es2022",
    // Browsers that support light-dark(); for older ones every color would be duplicated.
    cssTarget: ["chrome123", "edge123", "firefox121", "safari17.5"],
    // Inlined data: URIs would require a weaker content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      optimization: { inlineConst: true },
      output: {
        codeSplitting: { includeDependenciesRecursively: false, groups: SCRIPTS },
      },
    },
  },
  server: {
    port: Number(process.env.PORT ?? 5173),
    proxy: { "/api": server, "/healthz": server, "/schema": server },
    fs: { allow: [".."] },
  },
});
