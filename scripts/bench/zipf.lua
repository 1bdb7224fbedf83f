-- For wrk: asks for the shops of a file, `host path` a line, one after the other and again from the start.
local requests = {}
local last = 0

function init(args)
  for line in io.lines(args[1]) do
    local host, path = line:match("^(%S+) (%S+)$")
    requests[#requests + 1] = wrk.format("GET", path, { Host = host, ["Accept-Encoding"] = "br" })
  end
end

function request()
  last = last % #requests + 1
  return requests[last]
end
