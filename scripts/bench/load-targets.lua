-- For wrk: asks for the targets of a file, as load.ts writes it, in their order, over and over. With a second argument each
-- connection waits so many milliseconds between two requests.
local requests = {}
local last = 0

function init(args)
  for line in io.lines(args[1]) do
    local host, path, address, body = line:match("^(%S+) (%S+) ?(%S*) ?(.*)$")
    local headers = { Host = host, ["Accept-Encoding"] = "br" }
    if address ~= "" and address ~= "-" then headers["X-Forwarded-For"] = address end
    if body == "" then
      requests[#requests + 1] = wrk.format("GET", path, headers)
    else
      headers["Origin"] = "http://" .. host
      headers["User-Agent"] = "Mozilla/5.0 (Linux; Android 16) Chrome/148.0.0.0 Mobile"
      requests[#requests + 1] = wrk.format("POST", path, headers, body)
    end
  end
  if args[2] then
    local pause = tonumber(args[2])
    function delay() return pause end
  end
end

function request()
  last = last % #requests + 1
  return requests[last]
end
