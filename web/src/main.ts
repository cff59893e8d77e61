import "@fonts/fonts.css";
import "./styles/palette.css";
import "./styles/tokens.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { answerBy, solo } from "./lib/backend";

if (solo) answerBy(import("./solo/backend").then((module) => module.browser));

mount(App, { target: document.getElementById("app")! });
