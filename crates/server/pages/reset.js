// Sends the new password with what follows `#` in the link, which never left the browser before.
const form = document.getElementById("reset");
const answer = document.getElementById("answer");

form.addEventListener("submit", async (event) => {
  event.preventDefault();
  const link = location.hash.slice(1);
  const password = document.getElementById("password").value;
  const response = await fetch("/api/v1/reset-password", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ link, password }),
  });
  if (response.ok) {
    form.querySelector("button").disabled = true;
    answer.textContent = "Your new password is set. All your sessions have ended.";
  } else {
    answer.textContent = (await response.json()).message;
  }
});
