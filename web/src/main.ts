import "@fonts/fonts.css";
import "./styles/palette.css";
import "./styles/tokens.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { useBackend, solo } from "./lib/backend";

if (solo) useBackend(import("./solo/backend").then((module) => module.browser));

mount(App, { target: document.getElementById("app")! });
